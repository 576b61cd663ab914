import { createHash, timingSafeEqual } from 'node:crypto'
import type { z } from 'zod'
import type { TokenAnswer, TokenRequest } from '#contract/identity/authentication.entities.ts'
import { mergeGuestCart } from '../cart/merge.service.ts'
import { inTransaction } from '../db/transaction.ts'
import { takeOver } from '../orders/takeover.service.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import { mergeGuestLists } from '../wishlist/wishlist.service.ts'
import { insertCode, isEmployeeConsumer, takeCode, wasCodeUsed } from './authorization-codes.queries.ts'
import { hashOfSecret, newSecret } from './ids.ts'
import { newVisit, openVisit, type Issued } from './sessions.service.ts'

export const CODE_LIFE_S = 60

/** A code that whoever asked for it can exchange, because only he has the verifier of his challenge. */
export async function grantCode(shop: Shop, consumerId: string, challenge: string): Promise<string> {
  const code = newSecret()
  const expires_at = new Date(shop.now.getTime() + CODE_LIFE_S * 1000)
  await insertCode(shop.db, { code_hash: hashOfSecret(code), consumer_id: consumerId, challenge, expires_at })
  return code
}

type Exchange = Extract<z.output<typeof TokenRequest>, { authorizationCode: string }>
type Merged = NonNullable<z.output<typeof TokenAnswer>['merged']>

export type Exchanged = Issued & { isEmployee: boolean; merged?: Merged }

/** Turns a code into a visit of the consumer. A code is good once, also when two ask at the same moment. */
export async function exchange(shop: Shop, asked: Exchange): Promise<Exchanged> {
  const granted = await taken(shop, asked)
  return inTransaction(shop, async inside => {
    const gathered = asked.action === 'merge' ? await mergeGuest(inside, asked.guestObjects, granted.consumer_id) : {}
    const issued = await openVisit(inside, newVisit('consumer', granted.consumer_id), asked.tokenDelivery)
    const isEmployee = await isEmployeeConsumer(inside.db, granted.consumer_id)
    const orderNo = await takenOrder(inside, asked, granted.consumer_id)
    const merged = { ...gathered, ...(orderNo !== undefined && { orderNo }) }
    return { ...issued, isEmployee, ...(Object.keys(merged).length > 0 && { merged }) }
  })
}

/** A wrong verifier uses the code up: whoever has a code that is not his gets one try. So this stands, whatever follows. */
async function taken(
  { db, now }: Shop,
  { authorizationCode, codeVerifier }: Exchange,
): Promise<{ consumer_id: string }> {
  const codeHash = hashOfSecret(authorizationCode)
  const granted = await takeCode(db, codeHash, now)
  if (!granted)
    throw new StoreError((await wasCodeUsed(db, codeHash)) ? 'DUPLICATED_TOKEN' : 'INVALID_AUTHORIZATION_CODE')
  if (!isVerifierOf(granted.challenge, codeVerifier)) throw new StoreError('INVALID_AUTHORIZATION_CODE')
  return granted
}

/** What someone gathered before he signed in stays his. The tokens say who that was; a body only says what of it. */
async function mergeGuest(shop: Shop, named: Exchange['guestObjects'], consumerId: string): Promise<Merged> {
  if (shop.shopper.kind !== 'guest') return {}
  const { id } = shop.shopper
  const basketId = await mergeGuestCart(shop, id, consumerId, named)
  return { ...(basketId !== undefined && { basketId }), ...(await mergeGuestLists(shop, id, consumerId, named)) }
}

/** Signing in does not fail for the sake of an order: the answer tells whether it came along. */
async function takenOrder(shop: Shop, { orderNo, st }: Exchange, consumerId: string): Promise<string | undefined> {
  if (orderNo === undefined || st === undefined) return undefined
  if (await takeOver(shop, { orderNo, st }, consumerId)) return orderNo
  shop.log.warn('An order was not taken over', { orderNo })
  return undefined
}

export const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')

const isVerifierOf = (challenge: string, verifier: string) =>
  timingSafeEqual(
    createHash('sha256').update(challenge).digest(),
    createHash('sha256').update(challengeOf(verifier)).digest(),
  )
