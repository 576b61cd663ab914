import { liveAt, type Timed, type Version } from './placing.ts'
import type { WorkingLayer } from './working.queries.ts'

export type Seen = { readonly scope: string; readonly revision: number; readonly base?: number | null | undefined }

type Begun = Pick<WorkingLayer, 'baseVersion' | 'body' | 'revision' | 'by'>

export const liveOf = <V extends Timed & { readonly scope: string }>(
  versions: readonly V[],
  scope: string,
  now: Date,
): V | undefined =>
  liveAt(
    versions.filter(each => each.scope === scope),
    now,
  )

export const toldLayer = (scope: string, known: Begun | undefined, live: Version | undefined) => ({
  scope,
  body: known?.body ?? live?.body ?? {},
  revision: known?.revision ?? 0,
  base: baseOf(known, live),
  ...(known && { by: known.by }),
})

/** The version that it was begun from; of what nobody writes on, the one that is live. */
export const baseOf = (known: Pick<Begun, 'baseVersion'> | undefined, live: Timed | undefined): number | null =>
  known ? known.baseVersion : (live?.version ?? null)

/** What was published and begun anew counts its revisions from the beginning: only the version below tells it apart. */
export const isAsSeen = (
  { revision, base }: Seen,
  found: { revision: number; base: number | null } | undefined,
): boolean => revision === (found?.revision ?? 0) && (base === undefined || base === (found?.base ?? null))
