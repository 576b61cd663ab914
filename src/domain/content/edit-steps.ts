import { idsIn, type Layers } from './edit-layers.ts'
import { mergeChanges } from './three-way-merge.ts'

/** One change that an editor made: what was there before it, and what after. */
export type Step = { readonly before: Layers; readonly after: Layers }

/** The layers without a step. What others did since stays, even where it is the same field. */
export const withoutStep = (layers: Layers, { before, after }: Step): Layers => turned(layers, after, before)

export const withStep = (layers: Layers, { before, after }: Step): Layers => turned(layers, before, after)

function turned(layers: Layers, from: Layers, to: Layers): Layers {
  const touched = Object.keys({ ...from, ...to }).filter(scope => from[scope] !== to[scope])
  const bodies = touched.map(scope => {
    const [now, target] = [layers[scope], to[scope] ?? {}]
    return [scope, now === from[scope] ? target : mergeChanges(from[scope] ?? {}, now ?? {}, target).body] as const
  })
  const result = { ...layers, ...Object.fromEntries(bodies) }
  return isDoubled(result, layers, to) ? layers : result
}

/** What moved, and was written in by others since, would stand in both places with one id. */
function isDoubled(result: Layers, ...known: readonly Layers[]): boolean {
  const counts = known.map(timesOf)
  return [...timesOf(result)].some(([id, times]) => counts.every(count => times > (count.get(id) ?? 0)))
}

function timesOf(layers: Layers): ReadonlyMap<string, number> {
  const ids = Object.values(layers).flatMap(body => {
    // Texts speak of items, they hold none.
    const { texts: _, ...holding } = body
    return idsIn(holding)
  })
  return new Map([...Map.groupBy(ids, id => id)].map(([id, all]) => [id, all.length]))
}
