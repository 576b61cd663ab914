import { useMemo } from 'react'
import { kindOf } from '#domain/content/content-kinds.ts'
import { idsIn } from '#domain/content/edit-layers.ts'
import { layersIn, mergeLayers } from '#domain/content/merge-layers.ts'
import { useCall } from '../../calls/queries.ts'
import { nodesIn, outlineOf } from './outline-tree.ts'

/** Where something is in what visitors have: where it is not there yet, what it comes below, if anything. */
export function useLivePlace(slug: string): (id: string) => { readonly item: string | undefined; isNew: boolean } {
  const layers = useCall('content.read', { params: { slug } }).data?.layers
  const [live, ids] = useMemo(() => {
    const bodies = Object.fromEntries(layers?.map(({ scope, body }) => [scope, body]) ?? [])
    const nodes = nodesIn(outlineOf(mergeLayers(layersIn(bodies, ['any'])), kindOf(slug)))
    return [new Set(layers?.flatMap(layer => idsIn(layer.live))), nodes.map(({ id }) => id)]
  }, [layers, slug])
  return id => {
    const at = ids.indexOf(id)
    if (live.size === 0 || live.has(id) || at < 0) return { item: id, isNew: false }
    return { item: ids.slice(0, at).findLast(each => live.has(each)), isNew: true }
  }
}
