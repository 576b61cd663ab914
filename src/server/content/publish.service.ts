import { differencesBetween } from '#domain/content/content-diff.ts'
import { mergeChanges } from '#domain/content/three-way-merge.ts'
import type { Desk } from '../staff/staff.ts'
import { StoreError } from '../store-error.ts'
import { requireOnLayers } from './layer-rights.ts'
import { liveAt, place } from './placing.ts'
import { askDb, findVersions, writeVersions, type StoredVersion } from './versions.queries.ts'
import { problemsIn } from './working.service.ts'
import * as queries from './working.queries.ts'

type When = { readonly publishAt?: string | undefined; readonly expireAt?: string | undefined }

/** The working copy becomes a version of each layer that changed, all at one moment; then nothing is begun any more. */
export async function publishWorking(desk: Desk, slug: string, when: When) {
  const { db, now, record } = desk
  const publishAt = when.publishAt === undefined ? now : new Date(when.publishAt)
  const expireAt = when.expireAt === undefined ? null : new Date(when.expireAt)
  if (when.publishAt !== undefined && publishAt <= now)
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
  const [problem] = problemsIn(slug, versions, working, now)
  if (problem)
    throw new StoreError('STAFF_NOT_NOW', { reason: `${problem.scope}: ${problem.path}: ${problem.message}` })
  const placed = working.flatMap(layer => {
    const own = versions.filter(({ scope }) => scope === layer.scope)
    const ground = liveAt(own, publishAt)
    const body = onGround(layer, own, ground)
    if (ground && differencesBetween(ground.body, body).length === 0 && expireAt === null) return []
    record({
      type: 'page',
      id: slug,
      changes: differencesBetween(ground?.body ?? {}, body).map(({ path, before, after }) => ({
        field: [layer.scope, ...path].join(' › '),
        before,
        after,
      })),
    })
    return [{ slug, scope: layer.scope, ...place(own, { body, publishAt, expireAt }, now) }]
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

/** What was published or scheduled since somebody began stays, where they did not change the same field. */
function onGround(layer: queries.WorkingLayer, own: readonly StoredVersion[], ground: StoredVersion | undefined) {
  const base = own.find(({ version }) => version === layer.baseVersion)
  if (!base || !ground || base.version === ground.version) return layer.body
  return mergeChanges(base.body, layer.body, ground.body).body
}

export async function unpublish(desk: Desk, slug: string): Promise<void> {
  const { db, now, record } = desk
  if (!(await queries.lockObject(db, slug))) throw new StoreError('STAFF_NOT_FOUND')
  const versions = await findVersions(askDb(db), [slug])
  requireOnLayers(
    desk,
    'content.publish',
    versions.map(({ scope }) => scope),
  )
  await queries.endVersions(db, slug, now)
  record({ type: 'page', id: slug, changes: [{ field: 'live', before: true, after: false }] })
}
