import { kindOf } from '#domain/content/content-kinds.ts'
import { isDeletable, isMovable } from '#domain/content/movable.ts'
import { isShopsOwn } from '#domain/content/new-content.ts'
import { leadTo } from '../redirects/redirects.service.ts'
import { notNow } from '../staff/not-now.ts'
import type { Desk } from '../staff/staff.ts'
import { StoreError } from '../store-error.ts'
import { requireMailProof } from './account-letters.ts'
import { requireOnLayers } from './layer-rights.ts'
import { isWritten } from './delivered-versions.ts'
import { liveAt } from './placing.ts'
import { usesOf } from './usage.service.ts'
import { askDb, findVersions, type StoredVersion } from './versions.queries.ts'
import * as queries from './working.queries.ts'

async function openAll(desk: Desk, slug: string): Promise<readonly StoredVersion[]> {
  if (!(await queries.lockObject(desk.db, slug))) throw new StoreError('STAFF_NOT_FOUND')
  const [versions, working] = await Promise.all([
    findVersions(askDb(desk.db), [slug]),
    queries.findWorking(desk.db, { slug }),
  ])
  requireOnLayers(
    desk,
    'content.publish',
    [...versions.filter(isWritten), ...working].map(({ scope }) => scope),
  )
  requireMailProof(desk, [...versions.filter(isWritten), ...working])
  return versions
}

/** Visitors see nothing of it any more; who writes has it as it was, as a draft. */
export async function unpublish(desk: Desk, slug: string, goal?: string): Promise<void> {
  const { db, now, record } = desk
  const versions = await openAll(desk, slug)
  if (goal !== undefined && !isMovable(slug)) throw notNow('noAddress')
  const begun = (await queries.findWorking(db, { slug })).map(({ scope }) => scope)
  for (const scope of new Set(versions.map(each => each.scope))) {
    const own = versions.filter(each => each.scope === scope)
    const live = liveAt(own, now)
    // What the shop is delivered with shows again by itself.
    if (!live || begun.includes(scope) || !own.every(isWritten)) continue
    const { body, authors = [] } = live
    await queries.keepWorking(db, { slug, scope, body, baseVersion: null, authors }, desk.staff.id)
  }
  await queries.endVersions(db, slug, now)
  if (goal !== undefined) await leadTo(desk, `/${slug}`, goal)
  record({ type: 'page', id: slug, changes: [{ field: 'live', before: true, after: false }] })
}

export async function rename(desk: Desk, slug: string, to: string): Promise<void> {
  const { db, record } = desk
  requireOnLayers(desk, 'content.publish', ['any'])
  await openAll(desk, slug)
  if (!isMovable(slug)) throw notNow('shopLeadsToIt')
  // Where the shop has a page of its own, nobody would see this one any more.
  const isSeen = isMovable(to) && !isShopsOwn(to)
  if (!isSeen || kindOf(to) !== kindOf(slug)) throw notNow('otherKind')
  if (await queries.lockObject(db, to)) throw notNow('taken')
  if (await queries.hasChildren(db, slug)) throw notNow('pagesBelow')
  await queries.renameObject(db, slug, to)
  await leadTo(desk, `/${slug}`, `/${to}`)
  record({ type: 'page', id: to, changes: [{ field: 'slug', before: slug, after: to }] })
}

/** What others show is taken out of them first. */
export async function removeObject(desk: Desk, slug: string, goal?: string): Promise<void> {
  const { db, now, record } = desk
  const versions = await openAll(desk, slug)
  if (!isDeletable(slug)) throw notNow('shopNeedsIt')
  if (await queries.hasChildren(db, slug)) throw notNow('pagesBelow')
  const { uses, release } = await usesOf(desk, slug)
  const used = uses.filter(({ state }) => state !== 'working')
  if (used.length > 0) throw notNow('usedIn', { list: [...new Set(used.map(each => each.slug))].join(', ') })
  if (release !== undefined) throw notNow('goesLiveWith', { release })
  if (goal !== undefined && !isMovable(slug)) throw notNow('noAddress')
  const scopes = [...new Set(versions.map(({ scope }) => scope))]
  const live = scopes.flatMap(scope => {
    const seen = liveAt(
      versions.filter(each => each.scope === scope),
      now,
    )
    return seen ? [{ field: scope, before: seen.body }] : []
  })
  await queries.removeObject(db, slug)
  if (goal !== undefined) await leadTo(desk, `/${slug}`, goal)
  record({ type: 'page', id: slug, changes: [{ field: 'slug', before: slug }, ...live] })
}
