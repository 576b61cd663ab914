import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CHECKOUT_STEPS, checkoutStep, expressAvailable, furthestStep } from './checkout-step.ts'

const ready = {
  itemCount: 1,
  itemsAvailable: true,
  shippingComplete: true,
  billingAddressSet: true,
  paymentCovered: true,
}

describe('checkoutStep', () => {
  it('follows the state of the cart', () => {
    expect(checkoutStep({ ...ready, shippingComplete: false })).toBe('shipping')
    expect(checkoutStep({ ...ready, itemsAvailable: false }, 'summary')).toBe('shipping')
    expect(checkoutStep({ ...ready, billingAddressSet: false })).toBe('billing')
    expect(checkoutStep({ ...ready, paymentCovered: false })).toBe('billing')
    expect(checkoutStep(ready)).toBe('summary')
    expect(checkoutStep({ ...ready, itemCount: 0 }, 'summary')).toBeUndefined()
  })

  it('lets the URL ask to go back', () => {
    expect(checkoutStep(ready, 'shipping')).toBe('shipping')
    expect(checkoutStep(ready, 'nonsense')).toBe('summary')
  })

  it('never goes further than the cart allows', () => {
    const cart = fc.record({
      itemCount: fc.integer({ min: 1, max: 3 }),
      itemsAvailable: fc.boolean(),
      shippingComplete: fc.boolean(),
      billingAddressSet: fc.boolean(),
      paymentCovered: fc.boolean(),
    })
    fc.assert(
      fc.property(cart, fc.constantFrom(...CHECKOUT_STEPS), (facts, asked) => {
        const rank = (step: string | undefined) => CHECKOUT_STEPS.findIndex(known => known === step)
        expect(rank(checkoutStep(facts, asked))).toBe(Math.min(rank(asked), rank(furthestStep(facts))))
      }),
    )
  })
})

it('offers express only to who is logged in with a default card and address, where enabled', () => {
  const express = { enabled: true, loggedIn: true, hasDefaultCard: true, hasDefaultAddress: true }
  expect(expressAvailable(express)).toBe(true)
  for (const lacking of ['enabled', 'loggedIn', 'hasDefaultCard', 'hasDefaultAddress']) {
    expect(expressAvailable({ ...express, [lacking]: false }), lacking).toBe(false)
  }
})
