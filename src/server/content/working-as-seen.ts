import { createHash } from 'node:crypto'
import { mergeChanges } from '#domain/content/three-way-merge.ts'
import { liveAt } from './placing.ts'
import type { StoredVersion } from './versions.queries.ts'
import type { WorkingLayer } from './working.queries.ts'

/**
 * Stands for what somebody looked at before publishing it. Made of what is written, and of how the pictures look that it
 * names; not of revisions: these begin anew when a copy is thrown away.
 */
export const seenOf = (working: readonly WorkingLayer[]): string =>
  createHash('sha256')
    .update(JSON.stringify(working.map(({ scope, body, pictures }) => [scope, body, ...pictures])))
    .digest('base64url')

/** What was published or scheduled since somebody began stays, where they did not change the same field. */
export function onGround<L extends Pick<WorkingLayer, 'scope' | 'body' | 'baseVersion'>>(
  layer: L,
  versions: readonly StoredVersion[],
  at: Date,
): L {
  const own = versions.filter(({ scope }) => scope === layer.scope)
  const ground = liveAt(own, at)
  const base = own.find(({ version }) => version === layer.baseVersion)
  if (!base || !ground || base.version === ground.version) return layer
  return { ...layer, body: mergeChanges(base.body, layer.body, ground.body).body }
}
