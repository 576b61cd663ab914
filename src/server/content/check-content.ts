import { SECTION_TYPES } from '#contract/content/content-section-types.ts'
import type { ItemProblem } from '#contract/content/content-parse.ts'
import { reason, type Reason } from '#contract/content/content-reasons.ts'
import { pathTo } from '#domain/content/content-paths.ts'
import { isRaw, mergeLayers, type Raw } from '#domain/content/merge-layers.ts'
import { LOCALES, siteOfLocale, type Locale } from '#domain/sites/sites.ts'
import { withTagLabels } from './articles.ts'
import { kindOf } from '#domain/content/content-kinds.ts'
import { fillPlaceholders } from './fill-placeholders.ts'
import {
  readFooter,
  readFragment,
  readMenu,
  readPage,
  readPopUps,
  readPromoBar,
  type Reading,
  type Written,
} from './read-content.ts'
import { problemsOfLetter } from './read-letter.ts'
import { scopesOf } from './scopes.ts'

/** Something that visitors would not see: in which layer it stands, where in it, and why. */
export type ContentProblem = {
  readonly scope: string
  readonly component: string
  readonly id: string
  readonly path: readonly PropertyKey[]
  readonly message: string
  readonly reason: Reason
}

type Checked = { readonly slug: string; readonly layers: ReadonlyMap<string, Raw> }

/** What a page would leave out of an object, in any locale. The same reading that pages are made of, so nothing else counts. */
export function problemsOf(checked: Checked): ContentProblem[] {
  const found = LOCALES.flatMap(locale => problemsIn(checked, locale))
  return [...new Map(found.map(each => [JSON.stringify(each), each])).values()]
}

function problemsIn({ slug, layers }: Checked, locale: Locale): ContentProblem[] {
  const scopes = scopesOf(locale).filter(scope => layers.has(scope))
  if (scopes.length === 0) return []
  const told: ItemProblem[] = []
  const merged = mergeLayers(scopes.map(scope => layers.get(scope) ?? {}))
  const raw = fillPlaceholders(merged, locale, new Map())
  const view = { siteId: siteOfLocale(locale).id, locale, preview: false }
  read({ view, tell: problems => void told.push(...problems) }, slug, raw)
  return told.flatMap(problem =>
    problem.issues.map(({ path, message, reason: why }) => ({
      ...placeOf(scopes.toReversed(), layers, slug, problem.id, path),
      component: problem.component,
      id: problem.id,
      ...(path[0] === 'type' ? unknownType(problem.component) : { message, reason: why }),
    })),
  )
}

function read(reading: Reading, slug: string, raw: Raw): void {
  const kind = kindOf(slug)
  const nothing = { publishedAt: undefined, updatedAt: undefined, parentSlug: null, layers: [], layersByScope: [] }
  const written: Written = { ...nothing, slug, kind, raw }
  if (kind === 'menu') readMenu(reading, written)
  else if (kind === 'footer') readFooter(reading, written)
  else if (kind === 'popups') readPopUps(reading, written)
  else if (kind === 'promo-bar') readPromoBar(reading, written)
  else if (kind === 'fragment') readFragment(reading, written)
  else if (kind === 'letter') reading.tell(problemsOfLetter(slug, raw))
  // Without a title it is not written in this language.
  else if (kind !== 'labels' && raw['title'] !== undefined)
    readPage(reading, { ...written, raw: withTagLabels(raw, new Map()) })
}

/** The layer that says what is wrong; where something is missing, the one that holds what it is missing in. */
function placeOf(
  scopes: readonly string[],
  layers: ReadonlyMap<string, Raw>,
  slug: string,
  id: string,
  path: readonly PropertyKey[],
): { scope: string; path: readonly PropertyKey[] } {
  const places = scopes.flatMap(scope => {
    const body = layers.get(scope) ?? {}
    const item = id === slug ? [] : pathTo(body, id)
    return [
      ...(hasAt(body, ['texts', id, ...path.slice(0, 1)]) ? [{ scope, path: ['texts', id, ...path], says: true }] : []),
      ...(item ? [{ scope, path: [...item, ...path], says: hasAt(body, [...item, ...path.slice(0, 1)]) }] : []),
    ]
  })
  const { scope, path: at } = places.find(({ says }) => says) ?? places[0] ?? { scope: scopes[0] ?? 'any', path }
  return { scope, path: at }
}

const hasAt = (value: unknown, [first, ...rest]: readonly PropertyKey[]): boolean => {
  if (first === undefined) return true
  if (Array.isArray(value)) return typeof first === 'number' && first in value && hasAt(value[first], rest)
  return isRaw(value) && Object.hasOwn(value, first) && hasAt(value[String(first)], rest)
}

function unknownType(type: string): Pick<ContentProblem, 'message' | 'reason'> {
  const near = SECTION_TYPES.map(each => ({ each, far: distance(each, type) })).toSorted((a, b) => a.far - b.far)[0]
  const message = `no section is called ${type}`
  if (!near || near.far > Math.max(2, type.length / 3)) return { message, reason: reason('noSection', { name: type }) }
  return {
    message: `${message}; did you mean ${near.each}?`,
    reason: reason('noSectionLike', { name: type, near: near.each }),
  }
}

/** How many letters differ. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1]
    for (let j = 0; j < b.length; j++)
      next.push(Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, (row[j] ?? 0) + (letter === b[j] ? 0 : 1)))
    row = next
  }
  return row.at(-1) ?? 0
}
