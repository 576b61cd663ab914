import { describe, expect, it } from 'vitest'
import { createClient } from '#contract/client.ts'
import { Cart } from '#contract/cart/cart.entities.ts'
import { flashEntry, ORDER_CANNOT_BE_COMPLETED, type Flash, type FlashCode } from '#contract/cart/flash.ts'
import { flashMessage } from '#contract/cart/flash-texts.ts'
import { cartExample, cartItemExample } from '#contract/content/examples/cart.ts'
import type { PageVisit } from '#contract/web.ts'
import { addressRules } from '#domain/address/address-rules.ts'
import { openExamples } from '#web/sections/examples.test-data.tsx'
import { visitOf as someVisit } from '#web/shell/page-visit.test-data.ts'
import { checkoutActions } from './checkout-actions.ts'
import { checkoutPage } from './checkout.page.tsx'

const ITEM = cartItemExample.id
const flash = (code: FlashCode, itemId?: string): Flash => ({
  ...flashEntry(code),
  code,
  message: flashMessage(code, 'en'),
  ...(itemId !== undefined && { itemId }),
})

const visitOf = (cart: Partial<Cart>, query: string, change: Partial<PageVisit> = {}): PageVisit => {
  const { country: _, dialCode: __, ...rules } = addressRules('US')
  const answer = {
    ...Cart.parse(cartExample),
    ...cart,
    ...rules,
    countryCode: 'US',
    countries: [{ code: 'US', name: 'United States' }],
  }
  return someVisit('en-us', {
    url: new URL(`http://shop.test/en-us/checkout?${query}`),
    viewer: { kind: 'guest', cartEmpty: false },
    call: createClient(async () => ({ status: 200, body: { ...answer, paymentMethods: [], sections: [] } })),
    ...change,
  })
}

async function shown(cart: Partial<Cart>, query = '') {
  const { render } = await checkoutPage.prepare(visitOf(cart, query), {})
  return (await openExamples()).renderNode(render())
}
const placing = 'value="place"'

describe('the review page', () => {
  it.each([
    ['ProductLineItemInventoryMissing', 'We have fewer than you wanted. We kept what there is.'],
    ['PickupToShipToHome', 'Your store cannot hold it. We will send it to you instead.'],
    ['ShippingMethodDowngraded', 'Express is not available any more. It goes by standard delivery.'],
    ['ProductItemMaxQuantity', 'This is the most one order may hold.'],
  ] as const)('says %s as the cart does, naming the item, and lets it be ordered', async (code, words) => {
    const html = await shown({ flash: [flash(code, ITEM)] })
    expect(html).toContain(placing)
    expect(html).toMatch(new RegExp(`Talus trail runner, Basalt, 9</p>.{0,80}${words}`))
  })

  it('says what left the cart', async () => {
    const html = await shown({ flash: [flash('CouponTakenOut')] })
    expect(html).toContain('A code in your cart has ended or was used up.')
  })

  it('is quiet while nothing changed', async () => {
    expect(await shown({})).not.toContain('role="status"')
  })
})

describe('an item that is not to be had', () => {
  it.each(['ProductLineItemFullInventoryMissing', 'ProductItemNotAvailable'] as const)(
    'is named and marked for %s, can be taken out, and nothing is placed with it',
    async code => {
      const html = await shown({ flash: [flash(code, ITEM)] }, 'step=summary')
      expect(html).not.toContain(placing)
      expect(html).toContain('value="shipping"')
      expect(html).toMatch(/role="alert".*?Talus trail runner, Basalt, 9/)
      expect(html).toContain(`name="itemId" value="${ITEM}"`)
      expect(html).toMatch(/text-berry">(?:Sold out meanwhile|Not available any more)\. Remove it to go on\./)
    },
  )

  it('is taken out where it is named', async () => {
    const sent: unknown[] = []
    const call = createClient(async ({ method, path, body }) => {
      sent.push([method, path, body])
      return { status: 200, body: cartExample }
    })
    const form = new URLSearchParams({ _action: 'remove-item', itemId: ITEM })
    const leadsTo = await checkoutActions['remove-item'](visitOf({}, '', { call, form }), {})
    expect(sent).toEqual([['DELETE', '/api/cart/v1/item', { basketId: 'current', itemId: ITEM }]])
    expect(leadsTo).toBe('/en-us/checkout#open-step')
  })

  it('is named when the order is refused for it', async () => {
    const errorDetails = [{ errorId: 'ORD430', message: 'No.', name: 'ITEM_NO_LONGER_AVAILABLE', itemId: ITEM }]
    const call = createClient(async () => ({ status: 409, body: { errorDetails } }))
    const form = new URLSearchParams({ _action: 'place', cartId: 'bsk_1' })
    const leadsTo = await checkoutActions.place(visitOf({}, '', { call, form }), {})
    expect(leadsTo).toContain(`step=shipping&refused=ITEM_NO_LONGER_AVAILABLE&item=${ITEM}`)
    const html = await shown({}, 'step=shipping&refused=ITEM_NO_LONGER_AVAILABLE&item=' + ITEM)
    expect(html).toMatch(/Talus trail runner<\/p>.{0,80}An item sold out while you were checking out/)
  })
})

describe('what the cart says of the whole order', () => {
  it('sends back to the address that is none any more', async () => {
    const html = await shown({ flash: [flash('InvalidShippingAddress')] }, 'step=summary')
    expect(html).not.toContain(placing)
    expect(html).toContain('Check the shipping address: we cannot deliver to it as it is.')
  })

  it('tells that it cannot be completed, in an empty cart too', async () => {
    const said = { ...flash('ProductLineItemFullInventoryMissing'), messageKey: ORDER_CANNOT_BE_COMPLETED }
    const words = 'This order cannot be completed: nothing in it is available any more.'
    expect(await shown({ flash: [said] })).toContain(words)
    expect(await shown({ items: [], flash: [said] })).toContain(words)
  })

  it('says at a gift what it belongs to', async () => {
    expect(await shown({ flash: [flash('ProductItemRequired', ITEM)] })).toContain(
      'This gift belongs to what you buy with it',
    )
  })
})

describe('the address of the bill', () => {
  const { shippingAddress } = Cart.parse(cartExample)
  const elsewhere = shippingAddress && { ...shippingAddress, approachType: 'B' as const, addressLine1: '5 Mill Lane' }
  it.each([
    ['follows the parcel while it is the same', {}, true],
    ['is the parcel’s where there was none', { billingAddress: undefined }, true],
    ['stays where somebody named another', { billingAddress: elsewhere }, false],
  ])('%s', async (_, cart, follows) => {
    const sent: unknown[] = []
    const answer = { ...Cart.parse(cartExample), ...cart, isValid: true }
    const call = createClient(async ({ path, body }) => {
      if (path.endsWith('/shippingAddress')) sent.push(body)
      return { status: 200, body: answer }
    })
    const typed = { ...shippingAddress, addressLine1: '77 Walnut Street', checked: 'yes', _action: 'shipping' }
    const form = new URLSearchParams(Object.entries(typed).map(([name, value]) => [name, String(value)]))
    await checkoutActions.shipping(visitOf(cart, '', { method: 'POST', form, call }), {})
    expect(sent).toMatchObject([{ addressLine1: '77 Walnut Street', useAsBilling: follows }])
  })
})
