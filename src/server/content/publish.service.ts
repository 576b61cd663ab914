import { differencesBetween } from '#domain/content/content-diff.ts'
import { notNow } from '../staff/not-now.ts'
import type { Desk } from '../staff/staff.ts'
import { StoreError } from '../store-error.ts'
import { requireMailProof } from './account-letters.ts'
import { requireFourEyes } from './four-eyes.ts'
import { requireOnLayers } from './layer-rights.ts'
import { liveAt, place } from './placing.ts'
import { finishReviews } from './reviews.queries.ts'
import { askDb, findVersions, writeVersions, type StoredVersion } from './versions.queries.ts'
import { onGround, seenOf } from './working-as-seen.ts'
import { problemsIn } from './working.service.ts'
import * as queries from './working.queries.ts'

type Wish = { readonly seen: string; readonly publishAt?: string | undefined; readonly expireAt?: string | undefined }
export type When = { readonly publishAt: Date; readonly expireAt: Date | null; readonly releaseId?: string }

/** A working copy that nobody else changes until this is done. */
export type OpenedCopy = {
  readonly slug: string
  readonly working: readonly queries.WorkingLayer[]
  readonly versions: readonly StoredVersion[]
}

export async function openCopy(desk: Desk, slug: string): Promise<OpenedCopy> {
  if (!(await queries.lockObject(desk.db, slug))) throw new StoreError('STAFF_NOT_FOUND')
  const working = await queries.findWorking(desk.db, { slug })
  requireOnLayers(
    desk,
    'content.publish',
    working.map(({ scope }) => scope),
  )
  requireMailProof(desk, working)
  return { slug, working, versions: await findVersions(askDb(desk.db), [slug]) }
}

export function whenOf(wish: Omit<Wish, 'seen'>, now: Date): When {
  const publishAt = wish.publishAt === undefined ? now : new Date(wish.publishAt)
  const expireAt = wish.expireAt === undefined ? null : new Date(wish.expireAt)
  if (wish.publishAt !== undefined && publishAt <= now) throw notNow('past')
  if (expireAt && expireAt <= publishAt) throw notNow('endsFirst')
  return { publishAt, expireAt }
}

/** The working copy becomes a version of each layer that changed, all at one moment; then nothing is begun any more. */
export async function publishWorking(desk: Desk, slug: string, wish: Wish) {
  const when = whenOf(wish, desk.now)
  const opened = await openCopy(desk, slug)
  if (opened.working.length === 0) throw new StoreError('STAFF_NOT_FOUND')
  requireSame(wish.seen, seenOf(opened.working))
  await requireFourEyes(desk, { slug }, wish.seen, opened.working)
  const conflicts = await publishCopy(desk, opened, when)
  await finishReviews(desk.db, { slug })
  return { publishAt: when.publishAt.toISOString(), conflicts }
}

export function requireSame(seen: string, now: string): void {
  if (seen !== now) throw notNow('savedSince')
}

export async function publishCopy(desk: Desk, { slug, working, versions }: OpenedCopy, when: When) {
  const { db, now, record } = desk
  const { publishAt, expireAt } = when
  const layers = working.map(layer => onGround(layer, versions, publishAt))
  const [problem] = problemsIn(slug, versions, layers, publishAt)
  if (problem) throw notNow('cannotGoLive', { slug, scope: problem.scope, path: problem.path })
  const placed = layers.flatMap(({ scope, body, by, authors }) => {
    const own = versions.filter(each => each.scope === scope)
    const ground = liveAt(own, publishAt)
    if (ground && differencesBetween(ground.body, body).length === 0 && expireAt === null) return []
    record({
      type: 'page',
      id: slug,
      changes: [
        { field: `${scope} › by`, after: by },
        ...differencesBetween(ground?.body ?? {}, body).map(({ path, before, after }) => ({
          field: [scope, ...path].join(' › '),
          before,
          after,
        })),
      ],
    })
    return [{ slug, scope, ...place(own, { body, ...when, authors: [...new Set(authors)] }, now) }]
  })
  await writeVersions(askDb(db), placed)
  await queries.dropWorking(db, slug)
  return placed.flatMap(({ scope, conflicts }) =>
    conflicts.map(({ path, mine, theirs, scheduledFor }) => ({
      scope,
      path: [...path],
      before: theirs,
      after: mine,
      scheduledFor: scheduledFor.toISOString(),
    })),
  )
}
