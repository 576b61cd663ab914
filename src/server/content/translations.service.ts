import { kindOf } from '#domain/content/content-kinds.ts'
import { translationsOf, type Target } from '#domain/content/translations.ts'
import type { Desk } from '../staff/staff.ts'
import { withDeliveredBodies } from './delivered-versions.ts'
import { listCurrentLayers } from './usage.queries.ts'

/** Of every object that is live or begun, how much of it is not said in a language, or was said of something else. */
export async function listTranslations({ db, now }: Desk, language: Target) {
  const layers = withDeliveredBodies(await listCurrentLayers(db, now))
  const rows = [...Map.groupBy(layers, ({ slug }) => slug)].map(([slug, own]) => {
    const texts = translationsOf(Object.fromEntries(own.map(({ scope, body }) => [scope, body])), language)
    const count = (state: string) => texts.filter(text => text.state === state).length
    return { slug, kind: kindOf(slug), total: texts.length, missing: count('missing'), stale: count('stale') }
  })
  return { rows: rows.filter(({ total }) => total > 0) }
}
