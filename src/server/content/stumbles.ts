import { kindOf } from '#domain/content/content-kinds.ts'
import { isRaw, type Raw } from '#domain/content/merge-layers.ts'
import { isUnsaid } from '#domain/content/placeholder.ts'
import { isReadBy } from '#domain/content/translations.ts'

/** `deadLink` is every link that is there: whether it leads somewhere is another question. */
export type Stumble = {
  readonly about: 'deadLink' | 'secondHeading' | 'noAlt' | 'unsaid'
  readonly id?: string
  readonly value: string
}

type Found = { readonly id: string | undefined; readonly holder: Raw }

const HREF = /<a\b[^>]*?\bhref="([^"]*)"/g
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const WITHOUT_HEADING: ReadonlySet<string> = new Set(['page', 'category'])

/** What visitors may stumble over in an object as one locale shows it, in the order of the page. */
export function stumblesIn(slug: string, merged: Raw): Stumble[] {
  const all = holdersIn(merged, undefined)
  // Articles and products bring a heading of their own; a category does where none is written.
  const { second } = headingsIn(merged, undefined, WITHOUT_HEADING.has(kindOf(slug)) ? 0 : 1)
  return [
    ...all.flatMap(({ id, holder }) => linksOf(holder).map(value => stumble('deadLink', id, value))),
    ...second,
    ...counted(
      'unsaid',
      all.flatMap(each => unsaidIn(each.holder).map(() => each)),
    ),
    ...counted('noAlt', all.filter(isSilent)),
  ]
}

const counted = (about: Stumble['about'], found: readonly Found[]): Stumble[] =>
  [...Map.groupBy(found, ({ id }) => id)].map(([id, own]) => stumble(about, id, String(own.length)))

/** Texts that were begun and never written. */
const unsaidIn = (holder: Raw): string[] =>
  Object.keys(holder).filter(key => isReadBy(key) && isUnsaid(textOf(holder[key])))

const stumble = (about: Stumble['about'], id: string | undefined, value: string): Stumble => ({
  about,
  ...(id !== undefined && { id }),
  value,
})

/** Pictures have an id too, and are no items. */
const ownId = ({ id, type }: Raw): string | undefined =>
  typeof id === 'string' && typeof type === 'string' ? id : undefined

/** Everything that has fields, with the item it is of. */
function holdersIn(value: unknown, within: string | undefined): Found[] {
  if (Array.isArray(value)) return value.flatMap(each => holdersIn(each, within))
  if (!isRaw(value)) return []
  const own = ownId(value) ?? within
  return [{ id: own, holder: value }, ...Object.values(value).flatMap(each => holdersIn(each, own))]
}

/** Of these, a visitor sees one. */
const ALTERNATIVES: Readonly<Record<string, string>> = { experiment: 'variants', segmentation: 'segments' }

type Headings = { readonly count: number; readonly second: readonly Stumble[] }

/** How many headings of the page somebody has seen after this, who has seen so many before it, and those too many. */
function headingsIn(value: unknown, within: string | undefined, before: number): Headings {
  if (Array.isArray(value)) return inTurn(value, within, { count: before, second: [] })
  if (!isRaw(value)) return { count: before, second: [] }
  const id = ownId(value) ?? within
  const key = ALTERNATIVES[textOf(value['type'])]
  if (key !== undefined) {
    const { [key]: others, ...otherwise } = value
    const ways = [...(Array.isArray(others) ? others : []), Object.values(otherwise)]
    const seen = ways.map(way => headingsIn(way, id, before))
    return { count: Math.max(...seen.map(({ count }) => count)), second: seen.flatMap(({ second }) => second) }
  }
  const isHeading = value['titleH1'] === true && textOf(value['title']) !== ''
  const own = isHeading && before > 0 ? [stumble('secondHeading', id, textOf(value['title']))] : []
  return inTurn(Object.values(value), id, { count: before + (isHeading ? 1 : 0), second: own })
}

const inTurn = (values: readonly unknown[], within: string | undefined, begin: Headings): Headings =>
  values.reduce<Headings>((known, value) => {
    const { count, second } = headingsIn(value, within, known.count)
    return { count, second: [...known.second, ...second] }
  }, begin)

const linksOf = (holder: Raw): string[] =>
  Object.entries(holder).flatMap(([key, value]) => {
    if (typeof value !== 'string') return []
    return key === 'url' ? [value] : Array.from(value.matchAll(HREF), ([, href = '']) => href)
  })

/** A picture has a size and a name, and nothing is said of it. */
const isSilent = ({ holder: { kind = 'picture', id, width, height, alt } }: Found): boolean =>
  kind === 'picture' &&
  typeof id === 'string' &&
  typeof width === 'number' &&
  typeof height === 'number' &&
  textOf(alt).trim() === ''
