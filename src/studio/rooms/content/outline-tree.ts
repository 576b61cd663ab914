import { NESTED_ITEMS } from '#contract/content/content-parse.ts'
import type { ContentKind } from '#domain/content/content-kinds.ts'
import type { Path } from '#domain/content/content-paths.ts'
import { isRaw, type Raw } from '#domain/content/merge-layers.ts'
import { isPlaceholder } from '#domain/content/placeholder.ts'

/** A list of items: of the object itself, or of one of its items. */
export type ItemList = {
  readonly owner: string | undefined
  readonly path: Path
  readonly label: string
  readonly items: readonly Node[]
}
export type Node = {
  readonly id: string
  readonly type: string
  readonly title: string
  /** The one of its kind: it has its place, and stands in no list. */
  readonly isFixed: boolean
  readonly lists: readonly ItemList[]
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** What an item is known by: the first of these that says something. */
const SAYING = ['title', 'name', 'subtitle', 'overline', 'richText', 'text', 'label', 'heading', 'description']

const wordsIn = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Where a menu says what phones show. */
export const ON_PHONES = 'mobile'

/** Everything an object holds, as it stands in its layers. */
export function outlineOf(merged: Raw, kind: ContentKind): readonly ItemList[] {
  const phone = kind === 'menu' ? merged[ON_PHONES] : undefined
  const onPhones = isRaw(phone) ? [{ ...listAt(undefined, [ON_PHONES], '', []), items: [nodeOf(phone, true)] }] : []
  return [...listsOfObject(merged), ...onPhones]
}

function listsOfObject(merged: Raw): readonly ItemList[] {
  if (merged['sections'] !== undefined)
    return listOf(merged['sections']).flatMap((section, at) =>
      isRaw(section) ? [listAt(undefined, ['sections', at, 'items'], textOf(section['name']), section['items'])] : [],
    )
  return ['items', 'popups', 'messages'].flatMap(key =>
    Array.isArray(merged[key]) ? [listAt(undefined, [key], '', merged[key])] : [],
  )
}

const listAt = (owner: string | undefined, path: Path, label: string, items: unknown): ItemList => ({
  owner,
  path,
  label,
  items: listOf(items).flatMap(item => (isRaw(item) ? [nodeOf(item)] : [])),
})

function nodeOf(item: Raw, isFixed = false): Node {
  const [id, type] = [textOf(item['id']), textOf(item['type'])]
  const said = SAYING.map(key => textOf(item[key])).find(text => text !== '' && !isPlaceholder(text)) ?? ''
  return { id, type, title: wordsIn(said), isFixed, lists: listsOf(item, id, type) }
}

function listsOf(item: Raw, id: string, type: string): ItemList[] {
  return nestedOf(type).flatMap(place => {
    const [key = '', inner] = place.split('.')
    if (inner === undefined) return [listAt(id, [key], '', item[key])]
    return listOf(item[key]).flatMap((entry, at) =>
      isRaw(entry) ? [listAt(id, [key, at, inner], textOf(entry['name']) || textOf(entry['id']), entry[inner])] : [],
    )
  })
}

const nestedOf = (type: string): readonly string[] =>
  Object.entries(NESTED_ITEMS).find(([name]) => name === type)?.[1] ?? []

/** Everything in these lists, in the order of the page: an item before what it holds. */
export const nodesIn = (lists: readonly ItemList[]): readonly Node[] =>
  lists.flatMap(({ items }) => items.flatMap(node => [node, ...nodesIn(node.lists)]))
