import { isRaw, type Raw } from './merge-layers.ts'

/** Keys of objects and places in lists, from the outside in. */
export type Path = readonly (string | number)[]

const TEXTS = 'texts'

/** Bodies never change: with each letter that somebody types, every field of a form asks where its item stands. */
const known = new WeakMap<Raw, Map<string, Path | undefined>>()

/** Where an item stands in a body, whatever list it is in; `texts` speak of items, they hold none. */
export function pathTo(body: Raw, id: string): Path | undefined {
  const paths = known.get(body) ?? new Map<string, Path | undefined>()
  known.set(body, paths)
  if (!paths.has(id)) {
    const { [TEXTS]: _, ...rest } = body
    paths.set(id, search(rest, id))
  }
  return paths.get(id)
}

function search(value: unknown, id: string): Path | undefined {
  if (isRaw(value) && value['id'] === id) return []
  for (const [key, inside] of entriesOf(value)) {
    const found = search(inside, id)
    if (found) return [key, ...found]
  }
  return undefined
}

function entriesOf(value: unknown): readonly (readonly [string | number, unknown])[] {
  if (Array.isArray(value)) return [...value.entries()]
  return isRaw(value) ? Object.entries(value) : []
}

export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inside, key) => {
    if (Array.isArray(inside)) return typeof key === 'number' ? inside[key] : undefined
    return isRaw(inside) ? inside[key] : undefined
  }, value)
}

/** A copy with another value at the path; undefined takes it away. What is missing on the way there is made. */
export function withValueAt(body: Raw, path: Path, value: unknown): Raw {
  const changed = put(body, path, value)
  return isRaw(changed) ? changed : body
}

function put(inside: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value
  if (typeof key === 'number') {
    const list: unknown[] = Array.isArray(inside) ? [...inside] : []
    while (list.length < key) list.push({})
    list[key] = put(list[key], rest, value)
    return list
  }
  const object = isRaw(inside) ? inside : {}
  const put1 = put(object[key], rest, value)
  if (put1 !== undefined) return { ...object, [key]: put1 }
  const { [key]: _, ...others } = object
  return others
}
