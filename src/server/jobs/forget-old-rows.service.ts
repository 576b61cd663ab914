import { sql, type RawBuilder } from 'kysely'
import type { Tables } from '../db/tables.gen.ts'
import { MINUTE_MS } from '../http/rate-limits.ts'
import type { Services } from '../services.ts'
import { deleteSome } from './forget-old-rows.queries.ts'

export const MOST_AT_ONCE = 2000

type Old = readonly [table: keyof Tables, when: RawBuilder<unknown>]

export const OLD_ROWS: readonly Old[] = [
  ['idempotent_answers', sql`created_at < now() - interval '24 hours'`],
  ['captcha_proofs', sql`expires_at < now()`],
  ['proven_visitors', sql`proven_at < now() - interval '60 days'`],
  ['picture_tries', sql`tried_at < now() - interval '2 days'`],
  ['manager_approvals', sql`expires_at < now()`],
  ['authorization_codes', sql`expires_at < now() - interval '1 day'`],
  ['token_families', sql`expires_at < now()`],
  ['page_measures', sql`created_at < now() - interval '30 days'`],
  ['change_log', sql`told_at < now() - interval '2 hours'`],
  ['jobs', sql`done_at < now() - interval '7 days'`],
]

export async function forgetOldRows({ database }: Pick<Services, 'database'>): Promise<void> {
  for (const each of OLD_ROWS) await forget(database, each)
}

/** Windows that ended a while ago, whichever process's clock is asked. */
export const forgetOldCounts = ({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<void> =>
  forget(database, ['taken_counts', sql`began < ${new Date(clock().getTime() - 2 * MINUTE_MS)}`])

export async function forget({ db }: Services['database'], [table, when]: Old): Promise<void> {
  while (await deleteSome(db, { table, when, most: MOST_AT_ONCE }));
}
