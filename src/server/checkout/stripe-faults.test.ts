import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import type { PaymentProvider } from '../payment/payment-provider.ts'
import { approveIntent } from '../payment/stripe/stand-in/intents.ts'
import { startStripeStandIn, type StripeStandIn } from '../payment/stripe/stand-in/server.ts'
import { createStripeProvider } from '../payment/stripe/stripe-provider.ts'
import { failingPayments } from '../testing/failing-payments.ts'
import * as given from '../testing/given.ts'
import { cartToOrder } from '../testing/given-checkout.ts'
import * as promotions from '../testing/given-promotion.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

type Guest = ReturnType<typeof given.guest>

let shop: TestShop

beforeAll(async () => {
  shop = await testShop({ PAYMENT_TIMEOUT_MS: '150' })
  await given.product(shop, { sku: 'BOOT-9', price: 12_000, stock: 100 })
  await promotions.promotion(shop, { id: 'few' }, { code: 'FEW', max_uses: 100 })
})

const { rowsOf, place, routine, cartWithLedgers, standing, failsThenPays } = failingPayments(() => shop)

describe('when Stripe', () => {
  let standIn: StripeStandIn
  /** Silence is waited for, and so not as long as an answer: only what stays silent is asked hastily. */
  let fail: (fault: Parameters<StripeStandIn['fail']>[0], silent?: (keyof PaymentProvider)[]) => void

  beforeAll(async () => {
    standIn = await startStripeStandIn()
    const { server } = standIn
    const keys = { secretKey: 'sk_test_1', webhookSecrets: ['whsec_1'], origin: 'https://shop.test' }
    const providerOf = (timeoutMs: number) => createStripeProvider({ ...keys, timeoutMs, server })
    const [patient, hasty] = [providerOf(inject('patience')), providerOf(inject('patience') / 200)]
    fail = (fault, silent = []) => {
      standIn.fail(fault)
      const hurried = Object.fromEntries(silent.map(call => [call, hasty[call]]))
      Object.assign(shop.services.payments, { provider: { ...patient, ...hurried } })
    }
    fail(undefined)
  })
  afterEach(() => fail(undefined))
  afterAll(() => standIn.stop())

  let tokens = 0
  const payByToken = async (buyer: Guest, basketId: string, what = 'ok') => {
    const body = { payment_method_id: 'CREDIT_CARD', paymentToken: `ctoken_${what}_${++tokens}` } as const
    await buyer.call('cart.addPaymentInstrument', { params: { basketId }, body })
  }
  const cartToPay = async (buyer: Guest, what?: string) => {
    const basketId = await cartToOrder(buyer, { sku: 'BOOT-9', card: null })
    await payByToken(buyer, basketId, what)
    return basketId
  }
  const intentsOf = (number: string) =>
    [...standIn.books.intents.values()].filter(({ metadata }) => metadata['reference']?.startsWith(`${number}-`))

  it.each(['silent', 'failure', 'garbage', 'odd', 'never', 'busy'] as const)(
    'does not open a payment (%s), nothing is half done and trying again charges once',
    async fault => {
      const buyer = given.guest(shop)
      const order = await failsThenPays(
        buyer,
        async id => {
          await payByToken(buyer, id)
          fail(fault, fault === 'silent' ? ['open'] : [])
        },
        id => {
          fail(undefined)
          return payByToken(buyer, id)
        },
      )
      const taken = intentsOf(order.orderNumber).filter(({ status }) => status === 'succeeded')
      expect(taken).toMatchObject([{ amount_received: order.totals.total - 1000 }])
    },
  )

  it('refuses a card, its token is used up and leaves the cart', async () => {
    const buyer = given.guest(shop)
    const basketId = await cartToPay(buyer, 'insufficient')
    await expect(place(buyer, basketId)).rejects.toMatchObject({ code: 'PAYMENT_ERROR' })
    const cart = await buyer.call('cart.read', { params: { basketId } })
    expect(cart.payment_instruments).toEqual([])
    expect(cart.totals.remainingToPay).toBe(cart.totals.total)
    await payByToken(buyer, basketId)
    expect(await place(buyer, basketId)).toMatchObject({ status: 'paid' })
  })

  it.each(['never', 'failure', 'failure, done', 'silent, done', { lost: 0 }, { lost: 60 }] as const)(
    'loses its answer to a charge (%o), the order is placed by what it says when asked',
    async fault => {
      const buyer = given.guest(shop)
      const basketId = await cartToPay(buyer)
      let faults = fault === 'never' ? 2 : 1
      fail(
        ({ path }) => (path.endsWith('/confirm') && faults-- > 0 ? fault : undefined),
        fault === 'silent, done' ? ['authorise'] : [],
      )
      const order = await place(buyer, basketId)
      expect(order.status).toBe('paid')
      expect(intentsOf(order.orderNumber)).toMatchObject([{ status: 'succeeded' }])
    },
  )

  it('says nothing, the attempt is kept and the shopper is told to wait; then it is placed once', async () => {
    const buyer = given.guest(shop)
    const { basketId, giftCard } = await cartWithLedgers(buyer)
    await payByToken(buyer, basketId)
    const before = await standing(basketId, giftCard)
    fail(
      ({ path }) => (path.endsWith('/confirm') ? 'silent, done' : /intents.pi_/.test(path) ? 'silent' : undefined),
      ['authorise', 'confirm', 'cancel', 'find'],
    )
    await expect(place(buyer, basketId)).rejects.toMatchObject({ errorId: 'API406' })
    await routine()
    expect(await standing(basketId, giftCard)).toMatchObject({ placed: null, uses: before.uses + 1, balance: 0 })
    fail(undefined)
    await routine()
    const order = await place(buyer, basketId)
    expect(order.status).toBe('paid')
    expect(intentsOf(order.orderNumber)).toMatchObject([{ status: 'succeeded' }])
  })

  it('says nothing for long, the attempt is given up, and money that turns up goes back', async () => {
    const buyer = given.guest(shop)
    const { basketId, giftCard } = await cartWithLedgers(buyer)
    await payByToken(buyer, basketId)
    const before = await standing(basketId, giftCard)
    fail(
      ({ path }) => (path.endsWith('/confirm') ? 'silent, done' : /intents.pi_/.test(path) ? 'silent' : undefined),
      ['authorise', 'confirm', 'cancel', 'find'],
    )
    await expect(place(buyer, basketId)).rejects.toMatchObject({ errorId: 'API406' })
    shop.advance(25 * 60 * 1000)
    await routine()
    const after = await standing(basketId, giftCard)
    expect(after).toMatchObject({ placed: null, uses: before.uses, balance: 1000 })
    shop.advance(60 * 60 * 1000)
    await routine()
    expect(intentsOf(after.number)).toMatchObject([{ status: 'requires_capture' }])
    fail(undefined)
    await routine()
    expect(intentsOf(after.number)).toMatchObject([{ status: 'canceled' }])
  })

  it('asks the bank, the order is finished when the shopper comes back', async () => {
    const buyer = given.guest(shop)
    const { orderNumber, action } = await place(buyer, await cartToPay(buyer, 'challenge'))
    expect(action?.url).toMatch(/^\/payment\/challenge\//)
    const [intent] = intentsOf(orderNumber)
    if (intent) approveIntent(standIn.books, intent)
    const body = { transactionId: intent?.id ?? '', authenticationResult: 'succeeded' }
    const order = await buyer.call('cart.patchOrder', { headers: {}, params: { orderNumber }, body })
    expect(order.status).toBe('paid')
  })

  it('waits for a shopper who does not come back from the bank, the question is withdrawn', async () => {
    const buyer = given.guest(shop)
    const { orderNumber } = await place(buyer, await cartToPay(buyer, 'challenge'))
    shop.advance(15 * 60 * 1000)
    await routine()
    expect(intentsOf(orderNumber)).toMatchObject([{ status: 'canceled' }])
  })

  it('needs time to decide, the order is placed when it has', async () => {
    const buyer = given.guest(shop)
    const basketId = await cartToPay(buyer, 'process')
    await expect(place(buyer, basketId)).rejects.toMatchObject({ errorId: 'API406' })
    await routine()
    const [row] = await rowsOf('select number from orders where cart_id = $1', [basketId])
    const [intent] = intentsOf(row.number)
    if (intent) approveIntent(standIn.books, intent)
    await routine()
    expect(await place(buyer, basketId)).toMatchObject({ status: 'paid' })
  })

  it('cannot be asked about a card, the shopper is told to use another way', async () => {
    const buyer = given.guest(shop)
    const basketId = await cartToOrder(buyer, { sku: 'BOOT-9', card: null })
    fail('odd')
    await expect(payByToken(buyer, basketId)).rejects.toMatchObject({ errorId: 'PAY400' })
    fail(undefined)
    await payByToken(buyer, basketId)
  })
})
