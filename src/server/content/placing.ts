import { mergeChanges, type Conflict } from '#domain/content/three-way-merge.ts'
import type { Raw } from '#domain/content/merge-layers.ts'

/** When a version is live. Null is a draft. */
export type Timed = {
  readonly version: number
  readonly publishAt: Date | null
  readonly expireAt: Date | null
}

/** One version of one layer. */
export type Version = Timed & {
  readonly body: Raw
  /** What it was published with, if it was with others. */
  readonly releaseId?: string | null
  /** Everybody who wrote something of it. */
  readonly authors?: readonly string[]
}

const isLive = ({ publishAt, expireAt }: Timed, at: Date) =>
  publishAt !== null && publishAt <= at && (expireAt === null || expireAt > at)

/** What visitors see of a layer at a moment: of all that is published then, what was written last. */
export const liveAt = <V extends Timed>(versions: readonly V[], at: Date): V | undefined =>
  highest(versions.filter(each => isLive(each, at)))

const highest = <V extends Timed>(versions: readonly V[]): V | undefined =>
  versions.toSorted((a, b) => b.version - a.version)[0]

/** What is still to come and will be seen, by its moment. */
export const scheduledAfter = <V extends Version>(versions: readonly V[], at: Date): readonly V[] =>
  versions
    .filter(each => each.publishAt !== null && each.publishAt > at && liveAt(versions, each.publishAt) === each)
    .toSorted((a, b) => timeOf(a) - timeOf(b))

/** What somebody began and did not publish, unless something newer is live. */
export function draftOver<V extends Version>(versions: readonly V[], at: Date): V | undefined {
  const draft = highest(versions.filter(({ publishAt }) => publishAt === null))
  return draft && draft.version > (liveAt(versions, at)?.version ?? 0) ? draft : undefined
}

const timeOf = ({ publishAt }: Version) => publishAt?.getTime() ?? 0

/** What a scheduled version and one that is published before it both changed; the scheduled one keeps its own. */
export type RebaseConflict = Conflict & { readonly scheduledFor: Date }

export type Placed = {
  /** Numbers that give way: they come again, on top. */
  readonly removed: readonly number[]
  readonly added: readonly Version[]
  readonly conflicts: readonly RebaseConflict[]
}

/**
 * Where a new version takes its place. The highest number wins, so what is scheduled for later comes on top of it again,
 * with what changes now laid under it: it stays scheduled, and takes nothing back that it did not mean to.
 */
export function place(versions: readonly Version[], wanted: Omit<Version, 'version'>, now: Date): Placed {
  let last = versions.reduce((most, { version }) => Math.max(most, version), 0)
  const fresh: Version = { ...wanted, version: ++last }
  if (wanted.publishAt === null) return { removed: [], added: [fresh], conflicts: [] }
  const moment = timeOf(fresh)
  const replaced = versions.filter(each => timeOf(each) === moment && timeOf(each) > now.getTime())
  const later = scheduledAfter(versions, new Date(Math.max(moment, now.getTime())))
  const conflicts: RebaseConflict[] = []
  const added = [fresh]
  let known = [...versions.filter(each => !replaced.includes(each)), fresh]
  for (const scheduled of later) {
    const at = new Date(timeOf(scheduled))
    const others = versions.filter(each => each !== scheduled)
    known = known.filter(each => each !== scheduled)
    const [before, after] = [liveAt(others, at)?.body ?? {}, liveAt(known, at)?.body ?? {}]
    const merged = mergeChanges(before, scheduled.body, after)
    conflicts.push(...merged.conflicts.map(each => ({ ...each, scheduledFor: at })))
    const rebased = { ...scheduled, body: merged.body, version: ++last }
    added.push(rebased)
    known.push(rebased)
  }
  return { removed: [...replaced, ...later].map(({ version }) => version), added, conflicts }
}
