import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { associateLogin } from './ids.ts'
import type { Claims, Person } from './tokens.ts'

export type Family = { generation: number; renewed_from: number | null; rotated_at: Date; ended_at: Date | null }

export const findFamily = (db: Db, usid: string): Promise<Family | undefined> =>
  db
    .selectFrom('token_families')
    .select(['generation', 'renewed_from', 'rotated_at', 'ended_at'])
    .where('id', '=', usid)
    .executeTakeFirst()

const associateOf = ({ store, employee }: Person): string | null =>
  store !== undefined && employee !== undefined ? associateLogin(store, employee) : null

export async function insertFamily(db: Db, person: Person, now: Date, expires: Date): Promise<void> {
  const { usid, kind, sub } = person
  const associate = associateOf(person)
  await db
    .insertInto('token_families')
    .values({ id: usid, kind, subject: sub, associate, rotated_at: now, expires_at: expires, proven_at: now })
    .execute()
}

export async function findProof(db: Db, usid: string): Promise<Date | null | undefined> {
  const row = await db.selectFrom('token_families').select('proven_at').where('id', '=', usid).executeTakeFirst()
  return row?.proven_at
}

export async function keepProof(db: Db, usid: string, now: Date): Promise<void> {
  await db.updateTable('token_families').set({ proven_at: now }).where('id', '=', usid).execute()
}

type Move = {
  readonly now: Date
  readonly expires: Date
  /** An answer of before then may have been lost: the token it was given for counts once more. */
  readonly lostBefore?: Date | undefined
}

/**
 * Moves a family on, if the token shown is its newest, and tells the number of the next one. A guest's family is written
 * only here, when its first token is used, because most guests never come back.
 */
export async function advanceFamily(
  db: Db,
  claims: Claims,
  { now, expires, lostBefore }: Move,
): Promise<number | undefined> {
  const { usid, kind, sub, generation: shown = 0 } = claims
  // Families from before associates were noted learn whose they are.
  const next = { renewed_from: shown, rotated_at: now, expires_at: expires, associate: associateOf(claims) }
  if (kind === 'guest' && shown === 0) {
    const first = await db
      .insertInto('token_families')
      .values({ id: usid, kind, subject: sub, generation: 1, ...next })
      .onConflict(conflict => conflict.column('id').doNothing())
      .returning('generation')
      .executeTakeFirst()
    if (first) return first.generation
  }
  const moved = await db
    .updateTable('token_families')
    .set({ generation: sql<number>`generation + 1`, ...next })
    .where('id', '=', usid)
    .where('ended_at', 'is', null)
    .where(is =>
      is.or([
        is('generation', '=', shown),
        ...(lostBefore ? [is.and([is('renewed_from', '=', shown), is('rotated_at', '<', lostBefore)])] : []),
      ]),
    )
    .returning('generation')
    .executeTakeFirst()
  return moved?.generation
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

/** Signs an associate out wherever he is signed in. */
export const endFamiliesOfAssociate = (db: Db, associate: string, now: Date) =>
  db
    .updateTable('token_families')
    .set({ ended_at: now })
    .where('associate', '=', associate)
    .where('ended_at', 'is', null)
    .execute()
