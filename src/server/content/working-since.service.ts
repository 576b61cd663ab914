import type { Desk } from '../staff/staff.ts'
import type { Timed } from './placing.ts'
import { baseOf, isAsSeen, liveOf, toldLayer, type Seen } from './told-layer.ts'
import { askDb, findTimes, findVersions } from './versions.queries.ts'
import { findBegun, findWorking } from './working.queries.ts'

/** What is published while somebody asks is live from a moment that they have not reached. */
const SOON_MS = 10_000

/** The layers that are not as somebody saw them, or that they have not seen; those of which a version is just coming are told next time. */
export async function layersSince({ db, now }: Desk, slug: string, seen: readonly Seen[]) {
  // Asked every few seconds by everybody who writes: bodies are read only where something is new.
  if (changedSince(await findBegun(db, slug), await findTimes(askDb(db), slug), seen, now).length === 0) return []
  // In this order: what is published between the two is still begun here, and told next time.
  const working = await findWorking(db, { slug })
  const versions = await findVersions(askDb(db), [slug])
  return changedSince(working, versions, seen, now).map(scope =>
    toldLayer(
      scope,
      working.find(each => each.scope === scope),
      liveOf(versions, scope, now),
    ),
  )
}

type Begun = { readonly scope: string; readonly revision: number; readonly baseVersion: number | null }

function changedSince(
  working: readonly Begun[],
  versions: readonly (Timed & { readonly scope: string })[],
  seen: readonly Seen[],
  now: Date,
): string[] {
  const there = [...versions, ...working]
  // What has been renamed or taken away whole says nothing here: whoever saves is told.
  if (there.length === 0) return []
  const isComing = ({ publishAt }: Timed) =>
    publishAt !== null && publishAt > now && publishAt.getTime() - now.getTime() < SOON_MS
  const coming = new Set(versions.filter(isComing).map(({ scope }) => scope))
  const scopes = [...new Set([...there, ...seen].map(({ scope }) => scope))].toSorted()
  return scopes.filter(scope => {
    if (coming.has(scope)) return false
    const begun = working.find(each => each.scope === scope)
    const found = { revision: begun?.revision ?? 0, base: baseOf(begun, liveOf(versions, scope, now)) }
    const before = seen.find(each => each.scope === scope)
    return before ? !isAsSeen(before, found) : found.revision > 0 || found.base !== null
  })
}
