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
}

export async function loadSigningKeys(config: Config, db: Db): Promise<SigningKeys> {
  const secret = config.CAIRN_SECRET ?? (await storedSecret(db))
  const secretFor = (purpose: string) => createHmac('sha256', secret).update(purpose).digest('base64url')
  return { access: await hmacKey(secretFor('access')), refresh: await hmacKey(secretFor('refresh')), secretFor }
}

/** Made once, by whichever process comes first. */
async function storedSecret(db: Db): Promise<string> {
  await db
    .insertInto('settings')
    .values({ key: SETTING, value: JSON.stringify(randomBytes(48).toString('base64url')) })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const { value } = await db.selectFrom('settings').select('value').where('key', '=', SETTING).executeTakeFirstOrThrow()
  return z.string().min(32).parse(value)
}

const hmacKey = (secret: string) =>
  crypto.subtle.importKey('raw', Buffer.from(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])
