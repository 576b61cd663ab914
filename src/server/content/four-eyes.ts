import { notNow } from '../staff/not-now.ts'
import type { Desk } from '../staff/staff.ts'
import { isAccountLetter } from './account-letters.ts'
import { sitesOf } from './layer-rights.ts'
import { findApproval, type Subject } from './reviews.queries.ts'
import type { WorkingLayer } from './working.queries.ts'

type Named = Pick<WorkingLayer, 'slug' | 'scope'>

const isGuarded = ({ services }: Pick<Desk, 'services'>, { slug, scope }: Named): boolean =>
  isAccountLetter(slug) || sitesOf(scope).some(site => services.config.FOUR_EYES.includes(site))

/** Of these layers, those that whoever writes them does not publish alone. */
export const seenByTwo = (desk: Pick<Desk, 'services'>, slug: string, scopes: readonly string[]): string[] =>
  scopes.filter(scope => isGuarded(desk, { slug, scope }))

/**
 * Where a site asks for it, and of letters about accounts everywhere, somebody who did not write a layer has looked at exactly
 * this: who publishes it, or who approved it. A key is no pair of eyes, and its hands are those of who made it.
 */
export async function unseenIn(
  desk: Desk,
  subject: Subject,
  seen: string,
  layers: readonly WorkingLayer[],
): Promise<WorkingLayer | undefined> {
  const { db, staff } = desk
  const guarded = layers.filter(layer => isGuarded(desk, layer))
  if (guarded.length === 0) return undefined
  const approver = await findApproval(db, subject, seen)
  const eyes = [...(staff.kind === 'person' ? [staff.id] : []), ...(approver === undefined ? [] : [approver])]
  return guarded.find(({ authors }) => eyes.every(each => authors.includes(each)))
}

export async function requireFourEyes(...of: Parameters<typeof unseenIn>): Promise<void> {
  const unseen = await unseenIn(...of)
  if (unseen) throw notNow('fourEyes', { slug: unseen.slug, scope: unseen.scope })
}
