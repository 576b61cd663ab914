/** A content object before anyone has checked it. */
export type Raw = { readonly [key: string]: unknown }

export const isRaw = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Lays one layer over another. Objects are joined field by field, lists entry by entry: by `id` where entries have one,
 * by place otherwise. Null takes a field away. `texts` reaches any entry of the object by its id, however deep it lies.
 */
export function mergeLayers(layers: readonly Raw[]): Raw {
  const merged = layers.reduce<Raw>((below, { texts, ...above }) => {
    const joined = joinObjects(below, above)
    return isRaw(texts) ? applyTexts(joined, texts) : joined
  }, {})
  return merged
}

/** The layers of these scopes that are there, in their order. */
export const layersIn = (layers: Readonly<Record<string, Raw>>, scopes: readonly string[]): readonly Raw[] =>
  scopes.map(scope => layers[scope]).filter(layer => layer !== undefined)

function join(below: unknown, above: unknown): unknown {
  if (isRaw(below) && isRaw(above)) return joinObjects(below, above)
  if (Array.isArray(below) && Array.isArray(above)) return joinLists(below, above)
  return above
}

function joinObjects(below: Raw, above: Raw): Raw {
  const joined: Record<string, unknown> = { ...below }
  for (const [key, value] of Object.entries(above)) {
    if (value === null) delete joined[key]
    else joined[key] = key in below ? join(below[key], value) : value
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
  return Object.fromEntries(Object.entries(patched).map(([key, value]) => [key, applyDeep(value, texts)]))
}

function applyDeep(value: unknown, texts: Raw): unknown {
  if (Array.isArray(value)) return value.map((entry: unknown) => applyDeep(entry, texts))
  return isRaw(value) ? applyTexts(value, texts) : value
}
