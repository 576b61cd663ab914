/** A content object before anyone has checked it. */
export type Raw = { readonly [key: string]: unknown }

export const isRaw = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Lays one layer over another. Objects are joined field by field, lists entry by entry: by `id` where entries have one,
 * by place otherwise. Null takes a field away; at the end of a list it takes away all that layers below say of the list. `texts` reaches any entry of the object by its id, however deep it lies;
 * so do `hidden` and `shown`, which take entries out of sight or back, and `order`, in which entries of one list stand. `sources` is for translators alone.
 */
export function mergeLayers(layers: readonly Raw[]): Raw {
  const merged = layers.reduce<Raw>((below, layer) => {
    const { texts, hidden: _hidden, shown: _shown, order: _order, sources: _sources, ...above } = layer
    const joined = joinObjects(below, above)
    return isRaw(texts) ? applyTexts(joined, texts) : joined
  }, {})
  return layers.some(layer => 'hidden' in layer || 'order' in layer) ? arranged(merged, layers) : merged
}

function arranged(merged: Raw, layers: readonly Raw[]): Raw {
  const hidden = new Set<string>()
  for (const layer of layers) {
    for (const id of idsIn(layer['hidden'])) hidden.add(id)
    for (const id of idsIn(layer['shown'])) hidden.delete(id)
  }
  const orders = layers.map(layer => idsIn(layer['order'])).filter(ids => ids.length > 0)
  return arrangeObject(merged, hidden, orders)
}

const idsIn = (list: unknown): readonly string[] =>
  Array.isArray(list) ? list.filter(entry => typeof entry === 'string') : []

type Orders = readonly (readonly string[])[]

const arrangeObject = (node: Raw, hidden: ReadonlySet<string>, orders: Orders): Raw =>
  Object.fromEntries(Object.entries(node).map(([key, value]) => [key, arrangeValue(value, hidden, orders)]))

function arrangeValue(value: unknown, hidden: ReadonlySet<string>, orders: Orders): unknown {
  if (isRaw(value)) return arrangeObject(value, hidden, orders)
  if (!Array.isArray(value)) return value
  const seen = value.filter((entry: unknown) => !hidden.has(idOf(entry) ?? ''))
  return orders.reduce(reordered, seen).map((entry: unknown) => arrangeValue(entry, hidden, orders))
}

const idOf = (entry: unknown): string | undefined =>
  isRaw(entry) && typeof entry['id'] === 'string' ? entry['id'] : undefined

/** Entries that the order names change places among themselves; the others stay where they are. */
function reordered(list: readonly unknown[], order: readonly string[]): readonly unknown[] {
  const named = list.filter(entry => order.includes(idOf(entry) ?? ''))
  const sorted = named.toSorted((a, b) => order.indexOf(idOf(a) ?? '') - order.indexOf(idOf(b) ?? ''))
  const places = sorted.values()
  return list.map(entry => (named.includes(entry) ? places.next().value : entry))
}

/** The layers of these scopes that are there, in their order. */
export const layersIn = (layers: Readonly<Record<string, Raw>>, scopes: readonly string[]): readonly Raw[] =>
  scopes.map(scope => layers[scope]).filter(layer => layer !== undefined)

function join(below: unknown, above: unknown): unknown {
  if (Array.isArray(above) && above.at(-1) === null) return above.slice(0, -1)
  if (isRaw(below) && isRaw(above)) return joinObjects(below, above)
  if (Array.isArray(below) && Array.isArray(above)) return joinLists(below, above)
  return above
}

function joinObjects(below: Raw, above: Raw): Raw {
  const joined: Record<string, unknown> = { ...below }
  for (const [key, value] of Object.entries(above)) {
    if (value === null) delete joined[key]
    else joined[key] = join(below[key], value)
  }
  return joined
}

function joinLists(below: readonly unknown[], above: readonly unknown[]): readonly unknown[] {
  if (!above.every(isRaw) || !below.every(isRaw)) return above
  if (!above.every(entry => 'id' in entry)) return joinByPlace(below, above)
  const known = below.map(entry => {
    const over = above.find(({ id }) => id === entry['id'])
    return over ? joinObjects(entry, over) : entry
  })
  return [...known, ...above.filter(({ id }) => !below.some(entry => entry['id'] === id))]
}

const joinByPlace = (below: readonly Raw[], above: readonly Raw[]): readonly Raw[] =>
  Array.from({ length: Math.max(below.length, above.length) }, (_, index) =>
    joinObjects(below[index] ?? {}, above[index] ?? {}),
  )

function applyTexts(node: Raw, texts: Raw): Raw {
  const id = node['id']
  const own = typeof id === 'string' ? texts[id] : undefined
  const patched = isRaw(own) ? joinObjects(node, own) : node
  const entries = Object.entries(patched)
  const applied = entries.map(([, value]) => applyDeep(value, texts))
  // What nobody says anything of stays the same object: whoever compares two pages sees at once that it is.
  return applied.every((value, at) => value === entries[at]?.[1])
    ? patched
    : Object.fromEntries(entries.map(([key], at) => [key, applied[at]]))
}

function applyDeep(value: unknown, texts: Raw): unknown {
  if (!Array.isArray(value)) return isRaw(value) ? applyTexts(value, texts) : value
  const applied = value.map((entry: unknown) => applyDeep(entry, texts))
  return applied.every((entry, at) => entry === value[at]) ? value : applied
}
