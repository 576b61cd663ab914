import { isRaw, type Raw } from './merge-layers.ts'
import type { Difference } from './content-diff.ts'

type Scoped = Difference & { readonly scope: string }

/** One field of an item, or of the object itself, from what to what. */
export type ToldLine = { readonly field: readonly string[]; readonly before: unknown; readonly after: unknown }

/** What is different in one item in one layer; without an item, in the object itself. */
export type ToldChange = {
  readonly scope: string
  readonly item: string | undefined
  readonly what: 'new' | 'gone' | 'changed'
  readonly lines: readonly ToldLine[]
}

/** What an item stands in, and what a translation was made of, is nothing that anybody sees. */
const GROUND = new Set(['sections', 'items', 'texts'])
const UNSEEN = 'sources'
/** They come with a picture: whoever hears of another one need not hear of them. */
const WITH_PICTURE = new Set(['kind', 'width', 'height'])

/** Differences as people speak of them: item by item and field by field, down to what can be read. */
export function toldDifferences(
  differences: readonly Scoped[],
  isItem: (id: string) => boolean,
): readonly ToldChange[] {
  const leaves = differences.flatMap(({ scope, path, before, after }) =>
    leavesOf(path, before, after).map(leaf => ({ scope, ...leaf, ...placeOf(leaf.path, isItem) })),
  )
  const seen = leaves.filter(({ path }) => path[0] !== UNSEEN)
  return [...Map.groupBy(seen, ({ scope, item }) => `${scope} ${item ?? ''}`).values()].flatMap(own => {
    const [first] = own
    if (!first) return []
    const lines = own.flatMap(({ field, before, after, whole }) => (whole ? [] : [{ field, before, after }]))
    return [
      {
        scope: first.scope,
        item: first.item,
        what: own.find(({ whole }) => whole)?.whole ?? ('changed' as const),
        lines: lines.filter(line => !isOfPicture(line, lines)),
      },
    ]
  })
}

type Leaf = {
  readonly path: readonly string[]
  readonly before: unknown
  readonly after: unknown
  /** Where all of an item came or went. */
  readonly whole?: 'new' | 'gone'
}

function leavesOf(path: readonly string[], before: unknown, after: unknown): readonly Leaf[] {
  const [old, young] = [partsOf(before), partsOf(after)]
  if (!old && !young) return isNothing(before) && isNothing(after) ? [] : [{ path, before, after }]
  const whole = isItemBody(after) ? ('new' as const) : isItemBody(before) ? ('gone' as const) : undefined
  const keys = new Set([...(old?.keys() ?? []), ...(young?.keys() ?? [])])
  return [
    ...(whole ? [{ path, before: undefined, after: undefined, whole }] : []),
    ...[...keys].flatMap(key => leavesOf([...path, key], old?.get(key), young?.get(key))),
  ]
}

const isNothing = (value: unknown) => value === undefined || value === null || value === ''

const isItemBody = (value: unknown): boolean =>
  isRaw(value) && typeof value['id'] === 'string' && typeof value['type'] === 'string'

/** What a value holds, by its names; nothing where it can be read as it is. */
function partsOf(value: unknown): ReadonlyMap<string, unknown> | undefined {
  if (isRaw(value)) return new Map(Object.entries(value).filter(([key]) => !isItemBody(value) || !isOwn(key)))
  if (!Array.isArray(value) || !value.some(each => isRaw(each))) return undefined
  return new Map(value.map((entry: unknown, at) => [nameOf(entry) ?? String(at + 1), entry] as const))
}

const isOwn = (key: string) => key === 'id' || key === 'type'
const nameOf = (entry: unknown) => (isRaw(entry) && typeof entry['id'] === 'string' ? entry['id'] : undefined)

function placeOf(path: readonly string[], isItem: (id: string) => boolean) {
  const at = path.findLastIndex((part, index) => isItem(part) && index > 0)
  const rest = path.slice(at + 1)
  const field = rest.filter((part, index) => !GROUND.has(part) && !(rest[index - 1] === 'sections'))
  return { item: at === -1 ? undefined : path[at], field }
}

function isOfPicture({ field }: ToldLine, lines: readonly ToldLine[]): boolean {
  const parent = field.slice(0, -1).join(' ')
  return (
    WITH_PICTURE.has(field.at(-1) ?? '') &&
    lines.some(other => other.field.at(-1) === 'id' && other.field.slice(0, -1).join(' ') === parent)
  )
}

/** The words of a text without its tags; as it is where only the tags differ. */
export function asRead({ before, after }: ToldLine): readonly [before: unknown, after: unknown] {
  const [old, young] = [wordsIn(before), wordsIn(after)]
  return old === young ? [before, after] : [old, young]
}

const wordsIn = (value: unknown): unknown =>
  typeof value === 'string'
    ? value
        .replaceAll(/<[^>]*>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim()
    : value

/** All items in these values, by their ids. */
export function itemsOf(values: readonly unknown[]): ReadonlyMap<string, Raw> {
  const found = new Map<string, Raw>()
  const look = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(look)
    if (!isRaw(value)) return
    const { id } = value
    if (isItemBody(value) && typeof id === 'string' && !found.has(id)) found.set(id, value)
    Object.values(value).forEach(look)
  }
  values.forEach(look)
  return found
}
