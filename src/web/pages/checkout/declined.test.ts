import { describe, expect, it } from 'vitest'
import { createClient } from '#contract/client.ts'
import { cartExample } from '#contract/content/examples/cart.ts'
import { visitOf } from '#web/shell/page-visit.test-data.ts'
import { checkoutActions } from './checkout-actions.ts'

const GIFT_CARD = { giftCardNumber: '6000000000000000011', giftCardCode: '11111111' }

type Name = 'gift-card' | 'reward' | 'remove-instrument' | 'wallet'

/** Where an action leads, in a shop that takes or refuses what is asked of it. */
function leadsTo(name: Name, fields: Record<string, string>, refusal?: string) {
  const answer = refusal
    ? { status: 409, body: { errorDetails: [{ errorId: 'GC409', message: 'No.', name: refusal }] } }
    : { status: 200, body: { ...cartExample, totals: { ...cartExample.totals, remainingToPay: 100 } } }
  const call = createClient(async () => answer)
  const form = new URLSearchParams({ _action: name, ...fields })
  const url = new URL('http://shop.test/en-us/checkout')
  return checkoutActions[name](visitOf('en-us', { url, call, form }), {})
}

const DECLINED = { declined: 'PAYMENT_ERROR' }

describe('a card that was refused', () => {
  it('is still refused after a gift card or a voucher was taken, or a gift card was given back', async () => {
    const still = '/en-us/checkout?step=billing&declined=PAYMENT_ERROR#open-step'
    expect(await leadsTo('gift-card', { ...GIFT_CARD, ...DECLINED })).toBe(still)
    expect(await leadsTo('reward', { points: '100', ...DECLINED })).toBe(still)
    expect(await leadsTo('remove-instrument', { paymentInstrumentId: 'pin_2', ...DECLINED })).toBe(still)
  })

  it('is still refused after a gift card was refused too', async () => {
    expect(await leadsTo('gift-card', { ...GIFT_CARD, ...DECLINED }, 'GC_ZERO_BALANCE')).toBe(
      '/en-us/checkout?step=billing&refused=GC_ZERO_BALANCE&declined=PAYMENT_ERROR#open-step',
    )
  })

  it('is forgotten once another way is named, and nobody else can be called refused', async () => {
    expect(await leadsTo('wallet', {})).toBe('/en-us/checkout#open-step')
    expect(await leadsTo('gift-card', { ...GIFT_CARD, declined: 'RATE_LIMITED' })).toBe('/en-us/checkout#open-step')
  })
})
