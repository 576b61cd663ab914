import type { Layers } from './edit-layers.ts'
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
  return { ...layers, ...Object.fromEntries(bodies) }
}
