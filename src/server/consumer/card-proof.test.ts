import { Hono } from 'hono'
import { afterAll, describe, expect, it } from 'vitest'
import type { Env } from '../http/api.ts'
import { mountStripeFrame } from '../payment/stripe/frame.ts'
import { answerSetup } from '../payment/stripe/stand-in/people.ts'
import { person } from '../testing/people.ts'
import { stripeOrders } from '../testing/stripe-orders.ts'
import { testShop } from '../testing/test-shop.ts'

const shop = await testShop()
const { standIn } = await stripeOrders(shop)
const keys = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecrets: [], origin: 'https://shop.test' }
const frames = new Hono<Env>()
mountStripeFrame({ ...keys, timeoutMs: 30_000, server: standIn.server })(frames)
afterAll(() => standIn.stop())

type Member = Awaited<ReturnType<typeof person>>
let tokens = 0

const save = ({ call }: Member, paymentToken: string) =>
  call('consumer.addPaymentInstrument', { body: { card: { paymentToken } } })

/** A card whose bank asks first: where its question is, and by what it is saved afterwards. */
async function asked(member: Member) {
  const refusal: unknown = await save(member, `ctoken_challenge_p${++tokens}`).catch((error: unknown) => error)
  expect(refusal).toMatchObject({ code: 'CARD_PROOF_REQUIRED', status: 402 })
  const details = refusal instanceof Error && 'details' in refusal ? refusal.details : undefined
  const { url = '', paymentToken = '' }: { url?: string; paymentToken?: string } = { ...Object(details) }
  const setup = standIn.books.setups.get(paymentToken)
  if (!setup) throw new Error('Stripe knows of no question')
  return { url, paymentToken, setup }
}
const kept = async ({ call }: Member) => (await call('consumer.paymentInstruments')).payment_instruments

describe('a card whose bank asks before it is kept', () => {
  it('is kept once the bank has said yes, and can be paid with', async () => {
    const member = await person(shop)
    const { url, paymentToken, setup } = await asked(member)
    expect(await kept(member)).toEqual([])
    const question = await frames.request(url)
    expect(await question.text()).toContain(`data-secret="${setup.client_secret}"`)
    answerSetup(standIn.books, setup, 'yes')
    expect(await save(member, paymentToken)).toMatchObject({ card: { lastFour: '3220', main: true } })
    expect(standIn.books.methods.get(setup.payment_method ?? '')).toMatchObject({ customer: setup.customer })
    expect(await kept(member)).toHaveLength(1)
  })

  it('is not kept while nobody answered, nor once the bank has said no', async () => {
    const member = await person(shop)
    const { paymentToken, setup } = await asked(member)
    await expect(save(member, paymentToken)).rejects.toMatchObject({ code: 'CARD_PROOF_REQUIRED' })
    answerSetup(standIn.books, setup, 'no')
    await expect(save(member, paymentToken)).rejects.toMatchObject({ code: 'PAYMENT_ERROR' })
    expect(await kept(member)).toEqual([])
  })

  it('is nobody else’s, and its question is shown to nobody else', async () => {
    const { url, paymentToken, setup } = await asked(await person(shop))
    answerSetup(standIn.books, setup, 'yes')
    const stranger = await person(shop)
    await expect(save(stranger, paymentToken)).rejects.toMatchObject({ code: 'PAYMENT_ERROR' })
    expect((await frames.request(url.replace(/proof=.*/, 'proof=guessed'))).status).toBe(404)
  })
})
