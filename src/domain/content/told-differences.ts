import { isRaw, type Raw } from './merge-layers.ts'
import { isSame, type Difference } from './content-diff.ts'

type Scoped = Difference & { readonly scope: string }

/** One field of an item, or of the object itself, from what to what. */
export type ToldLine = { readonly field: readonly string[]; readonly before: unknown; readonly after: unknown }

/** What is different in one item in one layer; without an item, in the object itself. */
export type ToldChange = {
  readonly scope: string
  /** The layer it stood in before, where that was another one. */
  readonly from?: string
  readonly item: string | undefined
  readonly what: 'new' | 'gone' | 'moved' | 'changed'
  readonly lines: readonly ToldLine[]
}

/** What an item stands in, and what a translation was made of, is nothing that anybody sees. */
const GROUND = new Set(['sections', 'items', 'texts'])
const UNSEEN = 'sources'
/** So is what the ground itself is called. */
const isNameOfGround = ([first, , last, ...more]: readonly string[]) =>
  first === 'sections' && last === 'name' && more.length === 0
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
  const seen = leaves.filter(({ path }) => path[0] !== UNSEEN && !isNameOfGround(path))
  const isGone = (id: string) => whatOf(seen.filter(({ item }) => item === id)) === 'gone'
  return [...Map.groupBy(acrossLayers(seen), ({ told, item }) => `${told} ${item ?? ''}`).values()].flatMap(own => {
    const [first] = own
    if (!first) return []
    const { told: scope, item } = first
    const wholes = own.filter(({ whole }) => whole)
    const [around, ...others] = new Set(wholes.map(each => each.within))
    const isCarried = around !== undefined && others.length === 0
    const what = whatOf(own)
    const all = own.flatMap(({ field, before, after, whole }) => (whole ? [] : [{ field, before, after }]))
    const lines = what === 'moved' ? paired(all) : all
    // What went or moved with what it stands in needs no further word; what is other in it does.
    if (isCarried && (what === 'gone' ? isGone(around) : what === 'moved' && lines.length === 0)) return []
    const from = own.find(each => each.scope !== scope)?.scope
    return [
      {
        scope,
        ...(from !== undefined && { from }),
        item,
        what: isCarried && what === 'moved' && from === undefined ? ('changed' as const) : what,
        lines: lines.filter(line => !isOfPicture(line, lines)),
      },
    ]
  })
}

type Placed = Leaf & { readonly scope: string; readonly item: string | undefined }

/** What went out of one layer and came into another is told once, where it stands now. */
function acrossLayers<P extends Placed>(leaves: readonly P[]): (P & { readonly told: string })[] {
  const wholes = Map.groupBy(
    leaves.filter(({ whole }) => whole),
    ({ item }) => item,
  )
  const scopesOf = (item: string, what: Leaf['whole']) =>
    new Set((wholes.get(item) ?? []).flatMap(({ whole, scope }) => (whole === what ? [scope] : [])))
  const movedTo = (item: string, scope: string) => {
    const [gone, come] = [scopesOf(item, 'gone'), scopesOf(item, 'new')]
    const [to] = come
    return gone.size === 1 && come.size === 1 && gone.has(scope) ? to : undefined
  }
  return leaves.map(leaf => ({
    ...leaf,
    told: (leaf.item === undefined ? undefined : movedTo(leaf.item, leaf.scope)) ?? leaf.scope,
  }))
}

type Leaf = {
  readonly path: readonly string[]
  readonly before: unknown
  readonly after: unknown
  /** Where all of an item came or went. */
  readonly whole?: 'new' | 'gone'
}

/** What went from one list and came into another is still there. */
function whatOf(leaves: readonly Leaf[]): ToldChange['what'] {
  const [first, other] = new Set(leaves.flatMap(({ whole }) => whole ?? []))
  return first && other ? 'moved' : (first ?? 'changed')
}

/** What went and what came of one field is one line; none where it came as it went. */
function paired(lines: readonly ToldLine[]): readonly ToldLine[] {
  const isPart = ({ before, after }: ToldLine) => before === undefined || after === undefined
  const pairs = [...Map.groupBy(lines.filter(isPart), ({ field }) => field.join(' ')).values()].flatMap(own => {
    const [first] = own
    const before = own.find(line => line.before !== undefined)?.before
    const after = own.find(line => line.after !== undefined)?.after
    return first && !isSame(before, after) ? [{ field: first.field, before, after }] : []
  })
  return [...pairs, ...lines.filter(line => !isPart(line))]
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
  const within = path.slice(0, Math.max(at, 0)).findLast((part, index) => isItem(part) && index > 0)
  const rest = path.slice(at + 1)
  const field = rest.filter((part, index) => !GROUND.has(part) && !(rest[index - 1] === 'sections'))
  return { item: at === -1 ? undefined : path[at], within, field }
}

function isOfPicture({ field }: ToldLine, lines: readonly ToldLine[]): boolean {
  const parent = field.slice(0, -1).join(' ')
  return (
    WITH_PICTURE.has(field.at(-1) ?? '') &&
    lines.some(other => other.field.at(-1) === 'id' && other.field.slice(0, -1).join(' ') === parent)
  )
}

const MOST_SHOWN = 60

/** As many as one reads, and how many are left out. */
export const mostOf = <Told>(all: readonly Told[]): { readonly shown: readonly Told[]; readonly more: number } => ({
  shown: all.slice(0, MOST_SHOWN),
  more: Math.max(0, all.length - MOST_SHOWN),
})

/** The words of a text, and where its links and pictures lead, without its tags; as it is where only the tags differ. */
export function asRead({ before, after }: ToldLine): readonly [before: unknown, after: unknown] {
  const [old, young] = [wordsIn(before), wordsIn(after)]
  return old === young ? [before, after] : [old, young]
}

const TAG = /<(?:"[^"]*"|[^">])*>/g
const SAID_IN_TAG = /\s(?:href|src|alt)="([^"]+)"/g

const wordsIn = (value: unknown): unknown =>
  typeof value === 'string'
    ? value
        .replaceAll(TAG, tag => [...tag.matchAll(SAID_IN_TAG)].map(([, said]) => ` (${said})`).join('') + ' ')
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
