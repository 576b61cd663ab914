import { z } from 'zod'
import { enqueue, keepPayload, type Work } from '../jobs/jobs.ts'
import type { Shop } from '../shop.ts'
import { findLivePayment } from './attempts.service.ts'
import * as queries from './customers.queries.ts'
import { ProviderFailed, ProviderRefused, type KeptCard, type ProviderPeople } from './payment-provider.ts'

export const FORGET_PAYER_JOB = 'forget-payer'

/** By what name the provider knows a consumer, told to it now if need be. Undefined where it does not ask for that. */
export async function customerOf(shop: Shop, consumerId: string): Promise<string | undefined> {
  const { name, people } = shop.services.payments.provider
  if (!people) return undefined
  const known = await queries.findCustomer(shop.db, consumerId, name)
  if (known !== undefined) return known
  const customer = await introduced(shop, people, consumerId)
  await queries.keepCustomer(shop.db, consumerId, name, customer)
  return customer
}

/** A failure of theirs is kept under its key for a day: the next try has another. Not in a transaction, or it is forgotten. */
async function introduced({ db, services }: Shop, people: ProviderPeople, consumerId: string): Promise<string> {
  const { name } = services.payments.provider
  const failures = await queries.failuresOf(db, consumerId, name)
  try {
    return await people.introduce(consumerId, failures)
  } catch (error) {
    if (error instanceof ProviderFailed) await queries.noteFailure(db, consumerId, name, failures + 1)
    throw error
  }
}

/** A card that someone keeps without a payment; undefined when its bank does not want it. */
export async function keptCard(shop: Shop, consumerId: string, token: string): Promise<KeptCard | undefined> {
  const { people } = shop.services.payments.provider
  const customer = await customerOf(shop, consumerId)
  if (!people || customer === undefined) return { token }
  try {
    return await people.keep(token, customer)
  } catch (error) {
    if (error instanceof ProviderRefused) return undefined
    throw error
  }
}

/** The card that was kept with an order, by the token it can be paid with again. */
export async function tokenKeptBy(shop: Shop, orderNumber: string, token: string): Promise<string | undefined> {
  const { people } = shop.services.payments.provider
  if (!people) return token
  const payment = await findLivePayment(shop, orderNumber)
  return payment?.providerId === undefined ? undefined : people.keptBy(payment.providerId)
}

/** The provider forgets a card, or someone, if and only if the caller's transaction commits. */
export const forgetCard = (shop: Shop, provider: string, card: string) =>
  enqueue(shop.db, FORGET_PAYER_JOB, { provider, card })

export async function forgetPayer(shop: Shop, consumerId: string): Promise<void> {
  for (const known of await queries.deleteCustomers(shop.db, consumerId))
    await enqueue(shop.db, FORGET_PAYER_JOB, known)
}

const Payload = z.object({
  provider: z.string(),
  card: z.string().optional(),
  customer: z.string().optional(),
  failures: z.int().default(0),
})

export const carryOutForgetting: Work = async ({ payments, database: { db } }, { id, payload }) => {
  const known = Payload.parse(payload)
  const { provider, card, customer, failures } = known
  const { name, people } = payments.provider
  if (!people || name !== provider) return
  if (customer !== undefined) await people.forget(customer)
  if (card === undefined) return
  try {
    await people.forgetCard(card, `forget ${card} ${failures}`)
  } catch (error) {
    // A failure of theirs is kept under its key for a day: the next try has another.
    if (error instanceof ProviderFailed) await keepPayload(db, id, { ...known, failures: failures + 1 })
    if (!(error instanceof ProviderRefused)) throw error
  }
}
