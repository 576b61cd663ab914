import type { z } from 'zod'
import type { Warning } from '#contract/staff/content/content-words.ts'
import { kindOf } from '#domain/content/content-kinds.ts'
import { layersIn, mergeLayers } from '#domain/content/merge-layers.ts'
import { isScreen } from '#domain/content/screens.ts'
import { LANGUAGES, languageOf, LOCALES, type Locale } from '#domain/sites/sites.ts'
import type { Desk } from '../staff/staff.ts'
import { leadsOf } from './link-goals.ts'
import { scopesOf } from './scopes.ts'
import { stumblesIn, type Stumble } from './stumbles.ts'
import { readContent } from './working.service.ts'

type Warning = z.output<typeof Warning>

/** What visitors would stumble over, each once with all who would. */
export async function warningsOf(desk: Desk, slug: string): Promise<{ warnings: Warning[] }> {
  const { layers } = await readContent(desk, slug)
  const bodies = Object.fromEntries(layers.map(({ scope, body }) => [scope, body]))
  const merged = new Map(LOCALES.map(locale => [locale, mergeLayers(layersIn(bodies, scopesOf(locale)))]))
  const untitled = needsTitle(slug) ? LOCALES.filter(locale => merged.get(locale)?.['title'] === undefined) : []
  const seen = LOCALES.filter(locale => !untitled.includes(locale))
  const found = seen.flatMap(locale => stumblesIn(slug, merged.get(locale) ?? {}).map(each => ({ ...each, locale })))
  const leads = await leadsOf(desk, [
    ...new Set(found.flatMap(({ about, value }) => (about === 'deadLink' ? value : []))),
  ])
  const told = found.filter(({ about, value }) => about !== 'deadLink' || leads.get(value) === 'nowhere')
  return { warnings: [...titlesMissing(untitled), ...together(told)] }
}

/** Without a title it is not there; what is part of a screen is. */
const needsTitle = (slug: string): boolean => ['page', 'article'].includes(kindOf(slug)) && !isScreen(slug)

const titlesMissing = (untitled: readonly Locale[]): Warning[] =>
  LANGUAGES.flatMap(language => {
    const locales = untitled.filter(locale => languageOf(locale) === language)
    return locales.length === 0 ? [] : [{ about: 'noTitle', locales, value: language }]
  })

const together = (found: readonly (Stumble & { readonly locale: Locale })[]): Warning[] =>
  [
    ...Map.groupBy(
      found,
      ({ about, id, value }) => `${about} ${id ?? ''} ${about === 'secondHeading' ? '' : value}`,
    ).values(),
  ].flatMap(same => {
    const [first] = same
    if (!first) return []
    const { locale: _, ...stumble } = first
    return [{ ...stumble, locales: [...new Set(same.map(({ locale }) => locale))] }]
  })
