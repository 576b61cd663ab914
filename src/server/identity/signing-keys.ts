import { createHmac, randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Config } from '../config.ts'
import type { Db } from '../db/database.ts'

const SETTING = 'identity.secret'

/** One key per purpose, all drawn from one secret, so that a value signed for one is worth nothing for another. */
export type SigningKeys = {
  readonly access: CryptoKey
  readonly refresh: CryptoKey
  /** For values that are no tokens of a person, such as challenges of the bot check. */
  readonly secretFor: (purpose: string) => string
  /** For what outlives a secret: the current one first, then those that were in use before. */
  readonly secretsFor: (purpose: string) => readonly [string, ...string[]]
}

export async function loadSigningKeys(config: Config, db: Db): Promise<SigningKeys> {
  const secret = config.CAIRN_SECRET ?? (await storedSecret(db))
  const stored = await findStoredSecret(db)
  const before = [config.CAIRN_SECRET_BEFORE, stored].flatMap(each => (each && each !== secret ? [each] : []))
  const secretFor = (purpose: string) => derived(secret, purpose)
  return {
    access: await hmacKey(secretFor('access')),
    refresh: await hmacKey(secretFor('refresh')),
    secretFor,
    secretsFor: purpose => [secretFor(purpose), ...before.map(each => derived(each, purpose))],
  }
}

const derived = (secret: string, purpose: string) => createHmac('sha256', secret).update(purpose).digest('base64url')

/** Made once, by whichever process comes first. */
async function storedSecret(db: Db): Promise<string> {
  await db
    .insertInto('settings')
    .values({ key: SETTING, value: JSON.stringify(randomBytes(48).toString('base64url')) })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  return z
    .string()
    .min(32)
    .parse(await findStoredSecret(db))
}

async function findStoredSecret(db: Db): Promise<string | undefined> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', SETTING).executeTakeFirst()
  return z.string().optional().parse(row?.value)
}

const hmacKey = (secret: string) =>
  crypto.subtle.importKey('raw', Buffer.from(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])
