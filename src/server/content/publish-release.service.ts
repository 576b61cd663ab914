import { notNow } from '../staff/not-now.ts'
import type { Desk } from '../staff/staff.ts'
import { StoreError } from '../store-error.ts'
import { requireMailProof } from './account-letters.ts'
import { requireFourEyes } from './four-eyes.ts'
import { requireOnLayers } from './layer-rights.ts'
import { liveAt } from './placing.ts'
import { openCopy, publishCopy, requireSame, whenOf, type OpenedCopy } from './publish.service.ts'
import * as queries from './releases.queries.ts'
import { openRelease } from './releases.service.ts'
import { seenOfRelease } from './review-subject.ts'
import { finishReviews } from './reviews.queries.ts'
import { askDb, findVersions, type StoredVersion } from './versions.queries.ts'
import { findWorking, keepWorking, lockObject } from './working.queries.ts'

/** All of it or nothing. Objects are taken in the order of their names, so that two who publish never wait for each other. */
export async function publishRelease(desk: Desk, id: string, seen: string): Promise<{ publishAt: string }> {
  const { db, now, staff, record } = desk
  const release = await openRelease(desk, id)
  if (release.slugs.length === 0) throw notNow('emptyRelease')
  const when = whenOf({ publishAt: release.publishAt?.toISOString(), expireAt: release.expireAt?.toISOString() }, now)
  const copies: OpenedCopy[] = []
  for (const slug of release.slugs) copies.push(await openCopy(desk, slug))
  const working = copies.flatMap(copy => copy.working)
  requireSame(seen, seenOfRelease(release, working))
  const empty = copies.find(copy => copy.working.length === 0)
  if (empty) throw notNow('nothingBegunIn', { slug: empty.slug })
  await requireFourEyes(desk, { releaseId: id }, seen, working)
  for (const copy of copies) {
    await publishCopy(desk, copy, { ...when, releaseId: id })
    await finishReviews(db, { slug: copy.slug })
  }
  await finishReviews(db, { releaseId: id })
  await queries.notePublished(db, id, staff.id, when.publishAt, now)
  record({ type: 'release', id, changes: [{ field: 'publishAt', after: when.publishAt.toISOString() }] })
  return { publishAt: when.publishAt.toISOString() }
}

/** What is still to come is worked on again; what is live ends now, what was there before shows again, and its words are drafts. */
export async function revertRelease(desk: Desk, id: string) {
  const { db, now, record } = desk
  const release = await queries.findRelease(db, id, 'lock')
  if (!release) throw new StoreError('STAFF_NOT_FOUND')
  if (release.state !== 'published') throw notNow('notPublished')
  for (const slug of release.slugs) await lockObject(db, slug)
  const versions = await findVersions(askDb(db), release.slugs)
  const own = versions.filter(({ releaseId }) => releaseId === id)
  requireOnLayers(
    desk,
    'content.publish',
    own.map(({ scope }) => scope),
  )
  requireMailProof(desk, own)
  const layer = (slug: string, scope: string) => versions.filter(each => each.slug === slug && each.scope === scope)
  record({ type: 'release', id, changes: [{ field: 'published', before: true, after: false }] })
  const isBegun = async ({ slug, scope }: StoredVersion) =>
    (await findWorking(db, { slug })).some(each => each.scope === scope)
  const workOnAgain = ({ slug, scope, body, authors = [] }: StoredVersion) => {
    const before = layer(slug, scope).filter(({ releaseId }) => releaseId !== id)
    const baseVersion = liveAt(before, now)?.version ?? null
    return keepWorking(db, { slug, scope, body, baseVersion, authors }, desk.staff.id)
  }
  if (release.publishAt && release.publishAt > now) {
    for (const each of own) {
      if (await isBegun(each)) throw notNow('begunAnew', { slug: each.slug, scope: each.scope })
      await workOnAgain(each)
    }
    await queries.takeBackVersions(db, id)
    await queries.noteState(db, id, 'open')
    return { kept: [] }
  }
  await queries.endReleased(db, id, now)
  await queries.noteState(db, id, 'reverted')
  const kept = own.filter(each => (liveAt(layer(each.slug, each.scope), now)?.version ?? 0) > each.version)
  // Whatever is newer, live or begun, is not written over.
  for (const each of own) if (!kept.includes(each) && !(await isBegun(each))) await workOnAgain(each)
  return { kept: kept.map(({ slug, scope }) => ({ slug, scope })) }
}
