import { isEverywhere, requireEverywhere } from '../staff/everywhere.ts'
import { notNow } from '../staff/not-now.ts'
import type { Desk } from '../staff/staff.ts'
import { sitesOf } from '../content/layer-rights.ts'
import { StoreError } from '../store-error.ts'
import { countUses, findShownIn, type AssetRow } from './assets.queries.ts'

/** The library is one for all sites. What somebody else approved is not turned into something else behind their back. */
export async function requireReplaceable(desk: Desk, id: string): Promise<void> {
  requireEverywhere(desk, 'assets.write')
  const { FOUR_EYES } = desk.services.config
  const shown = FOUR_EYES.length === 0 ? [] : await findShownIn(desk.db, id)
  const approved = shown.find(({ scope }) => sitesOf(scope).some(site => FOUR_EYES.includes(site)))
  if (approved) throw notNow('approvedIn', { slug: approved.slug })
}

/** What is seen already is seen on every site: another crop, and a last day. */
export async function requireSeenAlone(desk: Desk, id: string): Promise<void> {
  if (!isEverywhere(desk, 'assets.write') && (await countUses(desk.db, id)) > 0)
    throw new StoreError('STAFF_FORBIDDEN', { permission: 'assets.write' })
}

/** Who brought something in may describe it, wherever they work. */
export const mayDescribe = (desk: Desk, { created_by }: Pick<AssetRow, 'created_by'>): boolean =>
  desk.staff.grants.can('assets.write') && (created_by === desk.staff.id || isEverywhere(desk, 'assets.write'))
