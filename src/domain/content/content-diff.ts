import { isRaw, type Raw } from './merge-layers.ts'

/** One field that is not as it was. A path names entries by their id where they have one. */
export type Difference = { readonly path: readonly string[]; readonly before: unknown; readonly after: unknown }

/** What is told of a list in which the same entries stand in another order. */
const ORDER = 'order'

/** What changed from one state of an object to another, field by field. */
export const differencesBetween = (before: Raw, after: Raw): Difference[] => ofObjects([], before, after)

/** Whether nothing changed. Asked of a whole page with each letter that somebody types. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((entry: unknown, at) => isSame(entry, b[at]))
  if (!isRaw(a) || !isRaw(b)) return false
  return (
    Object.keys(a).every(key => isSame(a[key], b[key])) && Object.keys(b).every(key => key in a || b[key] === undefined)
  )
}

function differences(path: readonly string[], before: unknown, after: unknown): Difference[] {
  if (isRaw(before) && isRaw(after)) return ofObjects(path, before, after)
  if (Array.isArray(before) && Array.isArray(after)) return ofLists(path, before, after)
  return Object.is(before, after) ? [] : [{ path, before, after }]
}

const ofObjects = (path: readonly string[], before: Raw, after: Raw): Difference[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap(key =>
    differences([...path, key], before[key], after[key]),
  )

function ofLists(path: readonly string[], before: readonly unknown[], after: readonly unknown[]): Difference[] {
  const [old, young] = [byId(before), byId(after)]
  if (!old || !young) {
    const places = Array.from({ length: Math.max(before.length, after.length) }, (_, at) => at)
    return places.flatMap(at => differences([...path, String(at + 1)], before[at], after[at]))
  }
  const kept = [...old.keys()].filter(id => young.has(id))
  const now = [...young.keys()].filter(id => old.has(id))
  const moved = kept.some((id, at) => now[at] !== id)
  return [
    ...[...new Set([...old.keys(), ...young.keys()])].flatMap(id =>
      differences([...path, id], old.get(id), young.get(id)),
    ),
    ...(moved ? [{ path: [...path, ORDER], before: kept, after: now }] : []),
  ]
}

/** The entries of a list by their ids; nothing where one has none, or two have the same. */
export function byId(list: readonly unknown[]): Map<string, Raw> | undefined {
  const entries = list.flatMap(entry =>
    isRaw(entry) && typeof entry['id'] === 'string' ? [[entry['id'], entry] as const] : [],
  )
  const known = new Map(entries)
  return known.size === list.length ? known : undefined
}
