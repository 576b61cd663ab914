import type { Layers } from './edit-layers.ts'
import { pathTo, valueAt } from './content-paths.ts'
import { isRaw, layersIn, mergeLayers, type Raw } from './merge-layers.ts'

const idsIn = (list: unknown): readonly string[] =>
  Array.isArray(list) ? list.flatMap((entry: unknown) => (typeof entry === 'string' ? entry : [])) : []

/** A layer with this list, or without it where it is empty. */
function withList(layers: Layers, scope: string, key: string, ids: readonly string[]): Layers {
  const { [key]: _, ...body } = layers[scope] ?? {}
  return { ...layers, [scope]: ids.length === 0 ? body : { ...body, [key]: [...ids] } }
}

/** What a layer takes out of sight. */
export const hiddenIn = (layers: Layers, scope: string): readonly string[] => idsIn(layers[scope]?.['hidden'])

export const hideIn = (layers: Layers, scope: string, id: string): Layers =>
  withList(layers, scope, 'hidden', [...new Set([...hiddenIn(layers, scope), id])])

export const showAgain = (layers: Layers, scope: string, id: string): Layers =>
  withList(
    layers,
    scope,
    'hidden',
    hiddenIn(layers, scope).filter(each => each !== id),
  )

export const isArranged = (layers: Layers, scope: string): boolean => idsIn(layers[scope]?.['order']).length > 0

export const takeBackOrder = (layers: Layers, scope: string): Layers => withList(layers, scope, 'order', [])

/** One place up or down among its neighbours, in the last of these layers alone. */
export function moveIn(layers: Layers, scopes: readonly string[], id: string, by: number): Layers {
  const scope = scopes.at(-1) ?? 'any'
  const beside = neighboursOf(mergeLayers(layersIn(layers, scopes)), id)
  const at = beside.indexOf(id)
  const to = Math.min(Math.max(at + by, 0), beside.length - 1)
  if (at === -1 || to === at) return layers
  const moved = beside.toSpliced(at, 1).toSpliced(to, 0, id)
  const others = idsIn(layers[scope]?.['order']).filter(each => !moved.includes(each))
  return withList(layers, scope, 'order', [...others, ...moved])
}

function neighboursOf(merged: Raw, id: string): readonly string[] {
  const path = pathTo(merged, id)
  const list = path && valueAt(merged, path.slice(0, -1))
  return Array.isArray(list)
    ? list.flatMap((entry: unknown) => (isRaw(entry) && typeof entry['id'] === 'string' ? entry['id'] : []))
    : []
}
