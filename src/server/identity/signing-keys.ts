import { createHmac, createSecretKey, randomBytes, type KeyObject } from 'node:crypto'
import { z } from 'zod'
import type { Config } from '../config.ts'
import type { Db } from '../db/database.ts'

const SETTING = 'identity.secret'

/** The same key twice: each side wants it in a form of its own. */
type TokenKey = { readonly signs: KeyObject; readonly verifies: CryptoKey }

/** One key per purpose, all drawn from one secret, so that a value signed for one is worth nothing for another. */
export type SigningKeys = {
  readonly access: TokenKey
  readonly refresh: TokenKey
  /** For values that are no tokens of a person, such as challenges of the bot check. */
  readonly secretFor: (purpose: string) => string
  /** For what outlives a secret: the current one first, then those that were in use before. */
  readonly secretsFor: (purpose: string) => readonly [string, ...string[]]
}

export async function loadSigningKeys(config: Config, db: Db): Promise<SigningKeys> {
  if (config.CAIRN_SECRET === undefined) await makeStoredSecret(db)
  const secretsFor = secretsIn(config, await findStoredSecret(db))
  const secretFor = (purpose: string) => secretsFor(purpose)[0]
  return {
    access: await tokenKey(secretFor('access')),
    refresh: await tokenKey(secretFor('refresh')),
    secretFor,
    secretsFor,
  }
}

/** The secret in use, and those before it: one that the shop once made for itself is always among them. */
export function secretsIn(config: Secrets, stored: string | undefined): SigningKeys['secretsFor'] {
  const secret = z
    .string()
    .min(32)
    .parse(config.CAIRN_SECRET ?? stored)
  const before = [config.CAIRN_SECRET_BEFORE, stored].flatMap(each => (each && each !== secret ? [each] : []))
  return purpose => [derived(secret, purpose), ...before.map(each => derived(each, purpose))]
}
type Secrets = Pick<Config, 'CAIRN_SECRET' | 'CAIRN_SECRET_BEFORE'>

const derived = (secret: string, purpose: string) => createHmac('sha256', secret).update(purpose).digest('base64url')

/** Made once, by whichever process comes first. */
async function makeStoredSecret(db: Db): Promise<void> {
  await db
    .insertInto('settings')
    .values({ key: SETTING, value: JSON.stringify(randomBytes(48).toString('base64url')) })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

async function findStoredSecret(db: Db): Promise<string | undefined> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', SETTING).executeTakeFirst()
  return z.string().optional().parse(row?.value)
}

const HMAC = { name: 'HMAC', hash: 'SHA-256' } as const

async function tokenKey(secret: string): Promise<TokenKey> {
  const bytes = Buffer.from(secret)
  return {
    signs: createSecretKey(bytes),
    verifies: await crypto.subtle.importKey('raw', bytes, HMAC, false, ['verify']),
  }
}
