import { createHash } from 'node:crypto'
import type { Desk } from '../staff/staff.ts'
import { StoreError } from '../store-error.ts'
import { findRelease, type StoredRelease } from './releases.queries.ts'
import type { Subject } from './reviews.queries.ts'
import { seenOf } from './working-as-seen.ts'
import { findWorking, findWorkingOf, type WorkingLayer } from './working.queries.ts'

/** Stands for everything a release holds, and for its moment. */
export const seenOfRelease = (
  { publishAt, expireAt, slugs }: StoredRelease,
  working: readonly WorkingLayer[],
): string =>
  createHash('sha256')
    .update(JSON.stringify([publishAt, expireAt, slugs.map(slug => [slug, seenOf(ofObject(working, slug))])]))
    .digest('base64url')

export const ofObject = (working: readonly WorkingLayer[], slug: string): readonly WorkingLayer[] =>
  working.filter(each => each.slug === slug)

export async function openSubject({ db }: Pick<Desk, 'db'>, subject: Subject) {
  if ('slug' in subject) {
    const layers = await findWorking(db, subject)
    if (layers.length === 0) throw new StoreError('STAFF_NOT_FOUND')
    return { name: subject.slug, layers, seen: seenOf(layers), path: `/content/edit/${subject.slug}` }
  }
  const release = await findRelease(db, subject.releaseId)
  if (release?.state !== 'open') throw new StoreError('STAFF_NOT_FOUND')
  const layers = await findWorkingOf(db, release.slugs)
  return { name: release.name, layers, seen: seenOfRelease(release, layers), path: `/releases/${release.id}` }
}
