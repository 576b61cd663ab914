import type { Db } from '../db/database.ts'
import type { Claims, Person } from './tokens.ts'

export type Family = { generation: number; rotated_at: Date; ended_at: Date | null }

export const findFamily = (db: Db, usid: string): Promise<Family | undefined> =>
  db
    .selectFrom('token_families')
    .select(['generation', 'rotated_at', 'ended_at'])
    .where('id', '=', usid)
    .executeTakeFirst()

export async function insertFamily(db: Db, { usid, kind, sub }: Person, now: Date, expires: Date): Promise<void> {
  await db
    .insertInto('token_families')
    .values({ id: usid, kind, subject: sub, rotated_at: now, expires_at: expires, proven_at: now })
    .execute()
}

export async function findProof(db: Db, usid: string): Promise<Date | null | undefined> {
  const row = await db.selectFrom('token_families').select('proven_at').where('id', '=', usid).executeTakeFirst()
  return row?.proven_at
}

export async function keepProof(db: Db, usid: string, now: Date): Promise<void> {
  await db.updateTable('token_families').set({ proven_at: now }).where('id', '=', usid).execute()
}

/**
 * Moves a family on by one, if the token shown is its newest. A guest's family is written only here, when its first
 * token is used, because most guests never come back.
 */
export async function advanceFamily(
  db: Db,
  { usid, kind, sub }: Claims,
  generation: number,
  now: Date,
  expires: Date,
): Promise<boolean> {
  const moved = await db
    .insertInto('token_families')
    .values({ id: usid, kind, subject: sub, generation: generation + 1, rotated_at: now, expires_at: expires })
    .onConflict(conflict =>
      conflict
        .column('id')
        .doUpdateSet({ generation: generation + 1, rotated_at: now, expires_at: expires })
        .where('token_families.generation', '=', generation)
        .where('token_families.ended_at', 'is', null),
    )
    .returning('id')
    .executeTakeFirst()
  return moved !== undefined
}

/** Ends one visit, also one that was never written down. */
export async function endFamily(db: Db, { usid, kind, sub }: Person, now: Date, expires: Date): Promise<void> {
  await db
    .insertInto('token_families')
    .values({ id: usid, kind, subject: sub, rotated_at: now, expires_at: expires })
    .onConflict(conflict => conflict.column('id').doNothing())
    .execute()
  await db
    .updateTable('token_families')
    .set({ ended_at: now })
    .where('id', '=', usid)
    .where('ended_at', 'is', null)
    .execute()
}

/** Ends the visits of a person: all, all but the one that asks, or one alone. */
export async function endFamiliesOf(
  db: Db,
  subject: string,
  now: Date,
  { except, usid }: { except?: string | undefined; usid?: string } = {},
): Promise<string[]> {
  const ended = await db
    .updateTable('token_families')
    .set({ ended_at: now })
    .where('subject', '=', subject)
    .where('ended_at', 'is', null)
    .$if(except !== undefined, query => query.where('id', '<>', except ?? ''))
    .$if(usid !== undefined, query => query.where('id', '=', usid ?? ''))
    .returning('id')
    .execute()
  return ended.map(({ id }) => id)
}
