import { inLanguage } from '../catalog/words.ts'
import { titlesOf } from '../content/list.service.ts'
import { USE_KINDS, USE_PLACE } from '#contract/staff/assets/asset-words.ts'
import type { Desk } from '../staff/staff.ts'
import * as queries from './assets.queries.ts'

/** Where a picture or film is used, by the names that people know: a product's, a page's title. */
export async function usesOf(desk: Desk, id: string, { after, limit }: { after?: string | undefined; limit: number }) {
  const uses = await queries.findUses(desk.db, id, { after: placeOf(after), limit })
  const last = uses.at(-1)
  const slugs = new Set(uses.flatMap(use => (use.kind === 'colour' ? [] : [use.id])))
  const [titles] = await Promise.all([titlesOf(desk, [...slugs]), desk.services.catalog.ready()])
  const rows = uses.map(use => {
    const title = use.kind === 'colour' ? photographed(desk, use.id) : titles.get(use.id)
    return { ...use, ...(title !== undefined && { title }) }
  })
  return { rows, ...(last && uses.length === limit && { next: `${last.kind}~${last.id}~${last.detail}` }) }
}

function placeOf(after: string | undefined): queries.UseRow | undefined {
  const [, kind, id, detail] = USE_PLACE.exec(after ?? '') ?? []
  const known = USE_KINDS.find(each => each === kind)
  return known && id !== undefined && detail !== undefined ? { kind: known, id, detail } : undefined
}

function photographed({ services: { catalog }, language }: Desk, colourId: string): string | undefined {
  const style = catalog.find(colourId)
  const colour = style?.colours.find(({ id }) => id === colourId)
  return style && colour && `${inLanguage(style.names, language)} – ${inLanguage(colour.names, language)}`
}
