import { differencesBetween } from '#domain/content/content-diff.ts'
import type { Desk } from '../staff/staff.ts'
import { StoreError } from '../store-error.ts'
import { requireOnLayers } from './layer-rights.ts'
import { liveAt, place } from './placing.ts'
import { askDb, findVersions, writeVersions } from './versions.queries.ts'
import { onGround, seenOf } from './working-as-seen.ts'
import { problemsIn } from './working.service.ts'
import * as queries from './working.queries.ts'

type Wish = { readonly seen: string; readonly publishAt?: string | undefined; readonly expireAt?: string | undefined }

/** The working copy becomes a version of each layer that changed, all at one moment; then nothing is begun any more. */
export async function publishWorking(desk: Desk, slug: string, wish: Wish) {
  const { db, now, record } = desk
  const publishAt = wish.publishAt === undefined ? now : new Date(wish.publishAt)
  const expireAt = wish.expireAt === undefined ? null : new Date(wish.expireAt)
  if (wish.publishAt !== undefined && publishAt <= now)
    throw new StoreError('INVALID_INPUT', { field: 'body.publishAt', reason: 'lies in the past' })
  if (expireAt && expireAt <= publishAt)
    throw new StoreError('INVALID_INPUT', { field: 'body.expireAt', reason: 'lies before publishAt' })
  if (!(await queries.lockObject(db, slug))) throw new StoreError('STAFF_NOT_FOUND')
  const working = await queries.findWorking(db, { slug })
  if (working.length === 0) throw new StoreError('STAFF_NOT_FOUND')
  requireOnLayers(
    desk,
    'content.publish',
    working.map(({ scope }) => scope),
  )
  const versions = await findVersions(askDb(db), [slug])
  if (seenOf(working) !== wish.seen)
    throw new StoreError('STAFF_NOT_NOW', { reason: 'somebody has saved something else since.' })
  const layers = working.map(layer => onGround(layer, versions, publishAt))
  const [problem] = problemsIn(slug, versions, layers, publishAt)
  if (problem)
    throw new StoreError('STAFF_NOT_NOW', { reason: `${problem.scope}: ${problem.path}: ${problem.message}` })
  const placed = layers.flatMap(({ scope, body, by }) => {
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
    return [{ slug, scope, ...place(own, { body, publishAt, expireAt }, now) }]
  })
  await writeVersions(askDb(db), placed)
  await queries.dropWorking(db, slug)
  return {
    publishAt: publishAt.toISOString(),
    conflicts: placed.flatMap(({ scope, conflicts }) =>
      conflicts.map(({ path, mine, theirs, scheduledFor }) => ({
        scope,
        path: [...path],
        before: theirs,
        after: mine,
        scheduledFor: scheduledFor.toISOString(),
      })),
    ),
  }
}
