import { DEFAULT_LOCALE } from '#domain/sites/sites.ts'
import { nextOf } from '../desk/page-by-id.ts'
import { newId } from '../identity/ids.ts'
import { enqueueMail } from '../mail/mail.service.ts'
import { colleaguesOnAll } from '../staff/colleagues.service.ts'
import { notNow } from '../staff/not-now.ts'
import type { Desk } from '../staff/staff.ts'
import { studioOrigin } from '../staff/studio-origin.ts'
import { StoreError } from '../store-error.ts'
import { neededToPublish, requireMailRight } from './account-letters.ts'
import { requireOnLayers, sitesOf } from './layer-rights.ts'
import { requireSame } from './publish.service.ts'
import { findReleases } from './releases.queries.ts'
import { openSubject, seenOfRelease, ofObject } from './review-subject.ts'
import * as queries from './reviews.queries.ts'
import type { StoredReview, Subject } from './reviews.queries.ts'
import { seenOf } from './working-as-seen.ts'
import { findWorkingOf } from './working.queries.ts'

const unique = (list: readonly string[]) => [...new Set(list)].toSorted()

export const subjectOf = ({ slug, releaseId }: Pick<StoredReview, 'slug' | 'releaseId'>): Subject =>
  slug === null ? { releaseId: releaseId ?? '' } : { slug }

export function shownReview(review: StoredReview, seenNow: string | undefined, staffId: string) {
  const { id, slug, releaseId, releaseName, state, scopes, note, askedBy, askedAt, decidedBy, decidedAt, answer } =
    review
  return {
    id,
    ...(slug !== null && { slug }),
    ...(releaseId !== null && { releaseId }),
    name: releaseName ?? slug ?? '',
    state: state === 'approved' || state === 'returned' ? state : ('asked' as const),
    scopes: [...scopes],
    note,
    askedBy,
    askedAt: askedAt.toISOString(),
    ...(decidedBy !== null && { decidedBy }),
    ...(decidedAt && { decidedAt: decidedAt.toISOString() }),
    ...(answer !== '' && { answer }),
    changedSince: seenNow !== review.seen,
    own: review.askedById === staffId,
  }
}

type Wanted = queries.Listed & { readonly only?: 'returned' | undefined }

export async function listReviews({ db, staff }: Desk, { only, ...page }: Wanted) {
  const reviews = await queries.listReviews(db, only === undefined ? page : { ...page, returnedTo: staff.id })
  const releases = await findReleases(
    db,
    reviews.flatMap(({ releaseId }) => releaseId ?? []),
  )
  const slugs = [...reviews.flatMap(({ slug }) => slug ?? []), ...releases.flatMap(each => each.slugs)]
  const working = await findWorkingOf(db, slugs)
  const seenNow = ({ slug, releaseId }: StoredReview) => {
    const release = releases.find(({ id }) => id === releaseId)
    if (release) return seenOfRelease(release, working)
    return slug === null ? undefined : seenOf(ofObject(working, slug))
  }
  return { rows: reviews.map(each => shownReview(each, seenNow(each), staff.id)), ...nextOf(reviews, page) }
}

type Asked = { readonly seen: string; readonly note: string }

export async function askForReview(desk: Desk, subject: Subject, { seen, note }: Asked): Promise<{ id: string }> {
  const { db, now, staff, record } = desk
  const { name, layers, seen: current, path } = await openSubject(desk, subject)
  const scopes = unique(layers.map(({ scope }) => scope))
  if (scopes.length === 0) throw notNow('nothingWritten')
  requireOnLayers(desk, 'content.translate', scopes)
  requireSame(seen, current)
  const id = newId('rvw')
  await queries.writeReview(db, subject, { id, seen, scopes, note, askedBy: staff.id, askedAt: now })
  const needed = layers.flatMap(({ slug }) => neededToPublish(slug))
  for (const { email } of await colleaguesOnAll(desk, needed, scopes.flatMap(sitesOf)))
    await enqueueMail(db, {
      template: 'review-asked',
      to: email,
      locale: DEFAULT_LOCALE,
      values: { name, who: staff.name, path: `${studioOrigin(desk)}/studio${path}` },
    })
  record({ ...recorded(subject), changes: [{ field: 'review', after: 'asked' }], ...(note !== '' && { reason: note }) })
  return { id }
}

const recorded = (subject: Subject) =>
  'slug' in subject ? { type: 'page' as const, id: subject.slug } : { type: 'release' as const, id: subject.releaseId }

type Decision = { readonly decision: 'approved' | 'returned'; readonly seen: string; readonly note: string }

/** Whoever decides has looked at what is there now, not at what was asked about. */
export async function decideReview(desk: Desk, id: string, { decision, seen, note }: Decision): Promise<void> {
  const { db, now, staff, record } = desk
  const review = await queries.findReview(db, id)
  if (!review) throw new StoreError('STAFF_NOT_FOUND')
  if (review.state !== 'asked') throw notNow('decided')
  const subject = subjectOf(review)
  const { name, layers, seen: current, path } = await openSubject(desk, subject)
  requireOnLayers(
    desk,
    'content.publish',
    layers.map(({ scope }) => scope),
  )
  requireMailRight(desk, layers)
  if (staff.kind !== 'person') throw notNow('personLooks')
  if (review.askedById === staff.id) throw notNow('notWhoAsked')
  requireSame(seen, current)
  await queries.decideReview(db, id, { state: decision, seen, answer: note, by: staff.id, at: now })
  if (review.askedByEmail !== null)
    await enqueueMail(db, {
      template: decision === 'approved' ? 'review-approved' : 'review-returned',
      to: review.askedByEmail,
      locale: DEFAULT_LOCALE,
      values: { name, who: staff.name, path: `${studioOrigin(desk)}/studio${path}` },
    })
  const change = { field: 'review', before: 'asked', after: decision }
  record({ ...recorded(subject), changes: [change], ...(note !== '' && { reason: note }) })
}
