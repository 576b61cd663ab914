import type { Db } from '../db/database.ts'

export type Flow = 'registration' | 'sign-in' | 'proof'

export type Challenge = {
  id_hash: string
  flow: Flow
  /** Who is signed in, where the flow needs it. */
  consumer_id: string | null
  challenge: string
  expires_at: Date
}

export const insertChallenge = async (db: Db, challenge: Challenge, now: Date): Promise<void> => {
  await db.deleteFrom('passkey_challenges').where('expires_at', '<=', now).execute()
  await db.insertInto('passkey_challenges').values(challenge).execute()
}

/** Used up by whoever asks first, whatever becomes of it. */
export const takeChallenge = (
  db: Db,
  { id_hash, flow, consumer_id }: Omit<Challenge, 'challenge' | 'expires_at'>,
  now: Date,
) =>
  db
    .deleteFrom('passkey_challenges')
    .where('id_hash', '=', id_hash)
    .where('flow', '=', flow)
    .where('consumer_id', consumer_id === null ? 'is' : '=', consumer_id)
    .where('expires_at', '>', now)
    .returning('challenge')
    .executeTakeFirst()
