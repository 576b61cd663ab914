import { kindOf } from '#domain/content/content-kinds.ts'
import { differencesBetween } from '#domain/content/content-diff.ts'
import { nextOf, type PageAfter } from '../desk/page-by-id.ts'
import { newId } from '../identity/ids.ts'
import { notNow } from '../staff/not-now.ts'
import type { Desk } from '../staff/staff.ts'
import { StoreError } from '../store-error.ts'
import { unseenIn } from './four-eyes.ts'
import { requireOnLayers } from './layer-rights.ts'
import { liveAt } from './placing.ts'
import { whenOf } from './publish.service.ts'
import * as queries from './releases.queries.ts'
import type { StoredRelease } from './releases.queries.ts'
import { ofObject, seenOfRelease } from './review-subject.ts'
import { findLastReview, finishReviews } from './reviews.queries.ts'
import { shownReview } from './reviews.service.ts'
import { askDb, findVersions } from './versions.queries.ts'
import { onGround } from './working-as-seen.ts'
import { findWorking, findWorkingOf, lockObject } from './working.queries.ts'
import { problemsIn } from './working.service.ts'

type State = 'open' | 'scheduled' | 'live' | 'ended' | 'reverted'

function stateOf({ state, publishAt, expireAt }: StoredRelease, now: Date): State {
  if (state !== 'published') return state
  if (publishAt && publishAt > now) return 'scheduled'
  return expireAt && expireAt <= now ? 'ended' : 'live'
}

const shown = (release: StoredRelease, now: Date) => ({
  id: release.id,
  name: release.name,
  ...(release.publishAt && { publishAt: release.publishAt.toISOString() }),
  ...(release.expireAt && { expireAt: release.expireAt.toISOString() }),
  state: stateOf(release, now),
  count: release.slugs.length,
  madeBy: release.madeBy,
})

export async function listReleases({ db, now }: Desk, page: PageAfter) {
  const rows = await queries.listReleases(db, page)
  return { rows: rows.map(each => shown(each, now)), ...nextOf(rows, page) }
}

export async function readRelease(desk: Desk, id: string) {
  const { db, now, staff } = desk
  const release = await queries.findRelease(db, id)
  if (!release) throw new StoreError('STAFF_NOT_FOUND')
  const isOpen = release.state === 'open'
  const [working, versions, review] = await Promise.all([
    isOpen ? findWorkingOf(db, release.slugs) : [],
    findVersions(askDb(db), release.slugs),
    findLastReview(db, { releaseId: id }),
  ])
  const at = release.publishAt && release.publishAt > now ? release.publishAt : now
  const items = release.slugs.map(slug => {
    const known = versions.filter(each => each.slug === slug)
    const layers = ofObject(working, slug).map(layer => onGround(layer, known, at))
    const released = known.filter(({ releaseId }) => releaseId === id)
    return {
      slug,
      kind: kindOf(slug),
      scopes: (isOpen ? layers : released).map(({ scope }) => scope),
      differences: layers.flatMap(({ scope, body }) => {
        const live = liveAt(
          known.filter(each => each.scope === scope),
          at,
        )
        return differencesBetween(live?.body ?? {}, body)
      }).length,
      problems: layers.length > 0 ? problemsIn(slug, known, layers, at) : [],
    }
  })
  const seen = seenOfRelease(release, working)
  const mustAsk = (await unseenIn(desk, { releaseId: id }, seen, working)) !== undefined
  return {
    ...shown(release, now),
    items,
    seen,
    mustAsk,
    ...(review && { review: shownReview(review, seen, staff.id) }),
  }
}

type Wish = { readonly name: string; readonly publishAt?: string | undefined; readonly expireAt?: string | undefined }

function writtenOf(id: string, { name, ...moments }: Wish, now: Date) {
  const { publishAt, expireAt } = whenOf(moments, now)
  return { id, name, publishAt: moments.publishAt === undefined ? null : publishAt, expireAt }
}

export async function createRelease({ db, now, staff, record }: Desk, wish: Wish): Promise<{ id: string }> {
  const id = newId('rel')
  await queries.writeRelease(db, writtenOf(id, wish, now), staff.id)
  record({ type: 'release', id, changes: [{ field: 'name', after: wish.name }] })
  return { id }
}

/** One that gathers still; whoever changes it waits for whoever publishes it. */
export async function openRelease({ db }: Desk, id: string): Promise<StoredRelease> {
  const release = await queries.findRelease(db, id, 'lock')
  if (!release) throw new StoreError('STAFF_NOT_FOUND')
  if (release.state !== 'open') throw notNow('published')
  return release
}

/** As it is gathered by whoever may write all that it holds: its moment and what is in it are those of every site it is seen on. */
async function gatheredRelease(desk: Desk, id: string): Promise<StoredRelease> {
  const release = await openRelease(desk, id)
  const working = await findWorkingOf(desk.db, release.slugs)
  requireOnLayers(
    desk,
    'content.write',
    working.map(({ scope }) => scope),
  )
  return release
}

export async function changeRelease(desk: Desk, id: string, wish: Wish): Promise<void> {
  const { publishAt, expireAt, name } = await gatheredRelease(desk, id)
  const written = writtenOf(id, wish, desk.now)
  await queries.writeRelease(desk.db, written, desk.staff.id)
  const before: Record<string, unknown> = { name, publishAt, expireAt }
  const changes = Object.entries(written).filter(
    ([field, after]) => field !== 'id' && String(before[field]) !== String(after),
  )
  desk.record({
    type: 'release',
    id,
    changes: changes.map(([field, after]) => ({ field, before: before[field], after })),
  })
}

export async function removeRelease(desk: Desk, id: string): Promise<void> {
  const { name } = await gatheredRelease(desk, id)
  await finishReviews(desk.db, { releaseId: id })
  await queries.removeRelease(desk.db, id)
  desk.record({ type: 'release', id, changes: [{ field: 'name', before: name }] })
}

export async function includeInRelease(desk: Desk, id: string, slug: string): Promise<void> {
  const { db, record } = desk
  await gatheredRelease(desk, id)
  if (!(await lockObject(db, slug))) throw new StoreError('STAFF_NOT_FOUND')
  const working = await findWorking(db, { slug })
  if (working.length === 0) throw notNow('nothingBegun')
  requireOnLayers(
    desk,
    'content.write',
    working.map(({ scope }) => scope),
  )
  const other = await queries.findOpenReleaseOf(db, slug)
  if (other && other.id !== id) throw notNow('goesLiveWith', { release: other.name })
  await queries.addItem(db, id, slug)
  record({ type: 'release', id, changes: [{ field: 'items', after: slug }] })
}

export async function leaveOutOfRelease(desk: Desk, id: string, slug: string): Promise<void> {
  const release = await gatheredRelease(desk, id)
  if (!release.slugs.includes(slug)) throw new StoreError('STAFF_NOT_FOUND')
  await queries.removeItem(desk.db, id, slug)
  desk.record({ type: 'release', id, changes: [{ field: 'items', before: slug }] })
}

export async function timeline({ db, now }: Desk) {
  const rows = await queries.listTurns(db, now)
  return {
    rows: rows.map(({ at, releaseId, release, ...row }) => ({
      ...row,
      at: at.toISOString(),
      ...(releaseId !== null && { releaseId }),
      ...(release !== null && { release }),
    })),
  }
}

/** What a preview of a release shows of what is being written. */
export async function slugsInRelease(
  { db }: Pick<Desk, 'db'>,
  id: string | null,
): Promise<ReadonlySet<string> | undefined> {
  return id === null ? undefined : new Set((await queries.findRelease(db, id))?.slugs)
}
