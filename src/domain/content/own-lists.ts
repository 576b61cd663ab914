import type { Path } from './content-paths.ts'
import type { Raw } from './merge-layers.ts'
import { append, fieldIn, setField, type Layers } from './edit-layers.ts'

const GENERAL = 'any'

/** A layer has a list of its own where it ends with null: of the list, layers below count for nothing. */
const isOwn = (list: unknown): list is readonly unknown[] => Array.isArray(list) && list.at(-1) === null

/** Of these layers, from the general to the particular, the last one that has a list of its own. */
export const ownerOf = (
  layers: Layers,
  scopes: readonly string[],
  id: string | undefined,
  path: Path,
): string | undefined => scopes.findLast(scope => isOwn(fieldIn(layers, scope, id, path)))

export const ownList = (
  layers: Layers,
  scope: string,
  id: string | undefined,
  path: Path,
  entries: readonly unknown[],
): Layers => setField(layers, scope, id, path, [...entries, null])

/** Of these layers those that count for a field: none below one that has a list of its own around it. */
export function countingFor(
  layers: Layers,
  scopes: readonly string[],
  id: string | undefined,
  path: Path,
): readonly string[] {
  const around = path.flatMap((key, at) => (typeof key === 'number' ? [path.slice(0, at)] : []))
  const from = scopes.findLastIndex(scope => around.some(list => isOwn(fieldIn(layers, scope, id, list))))
  return scopes.slice(Math.max(from, 0))
}

/** From the general to the particular, down to this layer. */
const chainOf = (scope: string): readonly string[] => [...new Set([GENERAL, scope.slice(0, 2), scope])]

type ListEdit = (list: readonly unknown[]) => readonly unknown[]

/** A list in every layer that speaks of the same one: layers tell entries without an id apart by their place. */
function editLists(layers: Layers, scopes: readonly string[], id: string | undefined, path: Path, edit: ListEdit) {
  const owner = ownerOf(layers, scopes, id, path)
  return Object.keys(layers).reduce((edited, scope) => {
    const list = fieldIn(layers, scope, id, path)
    if (!Array.isArray(list) || ownerOf(layers, chainOf(scope), id, path) !== owner) return edited
    return isOwn(list)
      ? ownList(edited, scope, id, path, edit(list.slice(0, -1)))
      : setField(edited, scope, id, path, edit(list))
  }, layers)
}

export const removeEntry = (
  layers: Layers,
  scopes: readonly string[],
  id: string | undefined,
  path: Path,
  at: number,
): Layers => editLists(layers, scopes, id, path, list => list.filter((_, index) => index !== at))

export const moveEntry = (
  layers: Layers,
  scopes: readonly string[],
  id: string | undefined,
  path: Path,
  from: number,
  to: number,
): Layers =>
  editLists(layers, scopes, id, path, list => {
    const padded = [...list, ...Array.from({ length: Math.max(0, Math.max(from, to) + 1 - list.length) }, () => ({}))]
    const [moved] = padded.splice(from, 1)
    padded.splice(to, 0, moved)
    return padded
  })

/** At the end of the list that counts. */
export function addEntry(
  layers: Layers,
  scopes: readonly string[],
  id: string | undefined,
  path: Path,
  entry: Raw,
): Layers {
  const owner = ownerOf(layers, scopes, id, path)
  const list = owner === undefined ? undefined : fieldIn(layers, owner, id, path)
  return owner !== undefined && isOwn(list)
    ? ownList(layers, owner, id, path, [...list.slice(0, -1), entry])
    : append(layers, id, path, entry)
}
