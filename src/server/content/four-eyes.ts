import { notNow } from '../staff/not-now.ts'
import type { Desk } from '../staff/staff.ts'
import { isAccountLetter } from './account-letters.ts'
import { sitesOf } from './layer-rights.ts'
import { findApproval, type Subject } from './reviews.queries.ts'
import type { WorkingLayer } from './working.queries.ts'

/**
 * Where a site asks for it, and of letters about accounts everywhere, somebody who did not write a layer has looked at exactly
 * this: who publishes it, or who approved it. A key is no pair of eyes, and its hands are those of who made it.
 */
export async function requireFourEyes(
  { db, staff, services }: Desk,
  subject: Subject,
  seen: string,
  layers: readonly WorkingLayer[],
): Promise<void> {
  const { FOUR_EYES } = services.config
  const guarded = layers.filter(
    ({ slug, scope }) => isAccountLetter(slug) || sitesOf(scope).some(site => FOUR_EYES.includes(site)),
  )
  if (guarded.length === 0) return
  const approver = await findApproval(db, subject, seen)
  const eyes = [...(staff.kind === 'person' ? [staff.id] : []), ...(approver === undefined ? [] : [approver])]
  const unseen = guarded.find(({ authors }) => eyes.every(each => authors.includes(each)))
  if (unseen) throw notNow('fourEyes', { slug: unseen.slug, scope: unseen.scope })
}
