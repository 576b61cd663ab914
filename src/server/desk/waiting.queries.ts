import { sql, type RawBuilder } from 'kysely'
import { LANGUAGES, languageOf, LOCALES, SITE_IDS, SITES } from '#domain/sites/sites.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import { WARNED_DAYS } from '#domain/assets/asset-rights.ts'
import { MOST_COUNTED } from '#contract/staff/desk/most-counted.ts'
import { sitesOf } from '../content/layer-rights.ts'
import { askedBy } from '../content/review-asker.ts'
import type { Db } from '../db/database.ts'
import { MOST_ATTEMPTS } from '../jobs/jobs.ts'
import { IS_TO_PACK } from '../orders/to-pack.ts'
import { KEY_ENDS_SOON, KEY_IS_WITHHELD } from '../staff/keys-to-see.ts'
import { locationOn, onSites, withinSites, type Sites } from './on-sites.ts'

type Rows = (sites: Sites, staffId: string) => RawBuilder<unknown>

/** A text is for all, for a language or for a locale. */
function readOn(sites: Sites): RawBuilder<unknown> {
  if (sites === 'all') return sql`true`
  const locales = SITE_IDS.filter(id => sites.includes(id)).flatMap(id => SITES[id].locales)
  return sql`scope = any(${['any', ...locales, ...locales.map(languageOf)]})`
}

/** What somebody decides on is seen nowhere but on their sites. */
function whollyOn(sites: Sites): RawBuilder<unknown> {
  if (sites === 'all') return sql`true`
  const scopes = ['any', ...LANGUAGES, ...LOCALES].filter(scope => sitesOf(scope).every(site => sites.includes(site)))
  return sql`scopes <@ ${scopes}::text[]`
}

/** A promotion that names no site runs on all of them. */
const namedWithin = (sites: Sites): RawBuilder<unknown> =>
  sql`(${withinSites('p.sites', sites)} and ${sites === 'all' ? sql`true` : sql`cardinality(p.sites) > 0`})`

/**
 * What can wait for somebody: who may see it, and which rows it is, of the sites on which they may. Jobs, reviews,
 * pictures and keys are of all sites.
 */
export const WAITING = {
  notes: {
    needs: 'orders.write',
    rows: (sites, staffId) => sql`select from order_notes n join orders o on o.number = n.order_number
      where n.for_id = ${staffId} and n.done_at is null and ${onSites('o.site', sites)}`,
  },
  ownConversations: {
    needs: 'conversations.read',
    rows: (sites, staffId) =>
      sql`select from conversations where owner_id = ${staffId} and status = 'open' and ${onSites('site', sites)}`,
  },
  orders: {
    needs: 'orders.read',
    rows: sites => sql`select from orders o where ${sql.raw(IS_TO_PACK)} and ${onSites('o.site', sites)}`,
  },
  held: {
    needs: 'orders.write',
    rows: sites => sql`select from orders where held_at is not null and ${onSites('site', sites)}`,
  },
  refunds: {
    needs: 'orders.refund',
    rows: sites => sql`select from refund_requests r join orders o on o.number = r.order_number
      where r.state = 'waiting' and ${onSites('o.site', sites)}`,
  },
  returns: {
    needs: 'orders.read',
    rows: sites => sql`select from returns r join orders o on o.number = r.order_number
      where r.status = 'return-requested' and ${onSites('o.site', sites)}`,
  },
  conversations: {
    needs: 'conversations.read',
    rows: sites => sql`select from conversations where status = 'open' and ${onSites('site', sites)}`,
  },
  credits: {
    needs: 'giftcards.write',
    rows: sites => sql`select from credits where state = 'waiting' and ${onSites('site', sites)}`,
  },
  promotions: {
    needs: 'promotions.write',
    rows: (sites, staffId) => sql`select from promotion_desk d join promotions p on p.id = d.promotion_id
      where d.state = 'waiting' and d.asked_by is distinct from ${staffId} and ${namedWithin(sites)}`,
  },
  deadJobs: {
    needs: 'jobs.read',
    rows: () => sql`select from jobs where done_at is null and attempts >= ${MOST_ATTEMPTS}`,
  },
  webhooks: {
    needs: 'integrations.read',
    rows: sites => sql`select from webhook_endpoints where state = 'paused' and ${withinSites('sites', sites)}`,
  },
  drafts: {
    needs: 'content.read',
    rows: sites => sql`select distinct slug from content_working where ${readOn(sites)}`,
  },
  contentReviews: {
    needs: 'content.publish',
    rows: sites => sql`select from content_reviews where state = 'asked' and ${whollyOn(sites)}`,
  },
  returnedContent: {
    needs: 'content.read',
    rows: (_, staffId) => sql`select from content_reviews where state = 'returned' and ${askedBy(staffId)}`,
  },
  lowStock: {
    needs: 'stock.read',
    rows: sites => sql`select from stock t join locations l on l.id = t.location_id and ${locationOn(sites)}
      where t.on_hand > t.safety and t.on_hand - t.safety <= t.low_at`,
  },
  reviews: {
    needs: 'moderation.write',
    rows: () => sql`select from reviews where status = 'pending' or reported_at is not null`,
  },
  questions: { needs: 'moderation.write', rows: () => sql`select from questions where status = 'pending'` },
  pictures: {
    needs: 'moderation.write',
    rows: () => sql`select from social_media where status = 'pending' or reported_at is not null`,
  },
  assetRights: {
    needs: 'assets.write',
    rows: () => sql`select from assets where expires_on between current_date and current_date + ${WARNED_DAYS}::int`,
  },
  keysEnding: { needs: 'staff.write', rows: () => sql`select from staff where ${sql.raw(KEY_ENDS_SOON)}` },
  keysWithheld: { needs: 'staff.write', rows: () => sql`select from staff where ${sql.raw(KEY_IS_WITHHELD)}` },
} as const satisfies Record<string, { needs: Permission; rows: Rows }>

export type Waiting = keyof typeof WAITING

export type WaitingCounts = Partial<Record<Waiting, number>>

/** Each up to where nobody counts on. */
export async function countWaiting(
  db: Db,
  kinds: ReadonlyMap<Waiting, Sites>,
  staffId: string,
): Promise<WaitingCounts> {
  if (kinds.size === 0) return {}
  const columns = Array.from(
    kinds,
    ([
      kind,
      sites,
    ]) => sql`(select count(*)::int from (${WAITING[kind].rows(sites, staffId)} limit ${MOST_COUNTED}) as counted)
      as ${sql.ref(kind)}`,
  )
  const { rows } = await sql<WaitingCounts>`select ${sql.join(columns)}`.execute(db)
  return rows[0] ?? {}
}
