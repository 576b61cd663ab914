import { PASSKEY_COOKIE } from '#domain/sites/cookies.ts'
import { hashOfSecret, newSecret } from '../identity/ids.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import * as queries from './challenges.queries.ts'
import type { Flow } from './challenges.queries.ts'

const LIFE_S = 300

/** Remembers what a browser has to sign. The browser gets a secret by which it finds its own challenge again. */
export async function keepChallenge(shop: Shop, flow: Flow, challenge: string): Promise<void> {
  const id = newSecret()
  const expires_at = new Date(shop.now.getTime() + LIFE_S * 1000)
  const kept = { id_hash: hashOfSecret(id), flow, consumer_id: consumerIn(shop, flow), challenge, expires_at }
  await queries.insertChallenge(shop.db, kept, shop.now)
  shop.reply.setCookie(PASSKEY_COOKIE, id, { sameSite: 'Strict', maxAge: LIFE_S })
}

/** The challenge that was given to this browser for this flow. There is none twice, and none is a refusal. */
export async function takeChallenge(shop: Shop, flow: Flow): Promise<string> {
  shop.reply.clearCookie(PASSKEY_COOKIE)
  const id_hash = hashOfSecret(shop.request.cookies[PASSKEY_COOKIE] ?? '')
  const taken = await queries.takeChallenge(shop.db, { id_hash, flow, consumer_id: consumerIn(shop, flow) }, shop.now)
  if (!taken) throw new StoreError('INVALID_CREDENTIALS')
  return taken.challenge
}

const consumerIn = ({ shopper }: Shop, flow: Flow): string | null =>
  flow !== 'sign-in' && shopper.kind === 'consumer' ? shopper.id : null
