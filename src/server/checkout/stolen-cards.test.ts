import { describe, expect, it, onTestFinished } from 'vitest'
import { CallError } from '#contract/client.ts'
import * as given from '../testing/given.ts'
import { cartToOrder } from '../testing/given-checkout.ts'
import { person } from '../testing/people.ts'
import { eventCount } from '../testing/security-events.ts'
import { solvedProof } from '../testing/solved-proof.ts'
import { stripeOrders } from '../testing/stripe-orders.ts'
import { testShop } from '../testing/test-shop.ts'

const said = (error: unknown): string => (error instanceof CallError ? error.code : undefined) ?? 'another'

async function guarded(settings: Record<string, string>) {
  const shop = await testShop(settings)
  const { standIn } = await stripeOrders(shop)
  onTestFinished(() => standIn.stop())
  return { shop, standIn }
}

describe('stolen cards', () => {
  it('need a bot check each, once one was refused', async () => {
    const { shop, standIn } = await guarded({ CAPTCHA: 'true' })
    const buyer = given.guest(shop)
    const basketId = await cartToOrder(buyer, { sku: 'BOOT-9', card: null })
    let cards = 0
    async function tryOne(proof?: string) {
      const body = { payment_method_id: 'CREDIT_CARD', paymentToken: `ctoken_insufficient_n${++cards}` } as const
      await buyer.call('cart.addPaymentInstrument', { params: { basketId }, body })
      const checked = proof === undefined ? {} : { recaptcha_response: proof }
      const order = { cartId: basketId, ...checked }
      return buyer.call('cart.placeOrder', { headers: {}, body: order }).then(() => 'placed', said)
    }
    const asked = () => [...standIn.books.intents.values()].filter(each => each.last_payment_error).length
    const before = await eventCount(shop, 'card-refused')
    const proof = await solvedProof(shop.visitor, 'order')
    expect(await tryOne(proof)).toBe('PAYMENT_ERROR')
    expect([await tryOne(), await tryOne(proof)]).toEqual(['CAPTCHA_FAILED', 'CAPTCHA_FAILED'])
    expect(asked()).toBe(1)
    expect(await tryOne(await solvedProof(shop.visitor, 'order'))).toBe('PAYMENT_ERROR')
    expect(asked()).toBe(2)
    expect(await eventCount(shop, 'card-refused')).toBe(before + 2)
  })

  it('are not tried by the hundred as cards to keep', async () => {
    const { shop, standIn } = await guarded({ RATE_LIMITS: 'true' })
    const member = await person(shop)
    const answers: string[] = []
    for (let card = 0; card < 30; card++) {
      const body = { card: { paymentToken: `ctoken_insufficient_k${card}` } }
      answers.push(await member.call('consumer.addPaymentInstrument', { body }).then(() => 'kept', said))
    }
    expect(answers).toContain('RATE_LIMITED')
    // A minute may have passed.
    expect(standIn.books.setups.size).toBeLessThanOrEqual(20)
  })
})
