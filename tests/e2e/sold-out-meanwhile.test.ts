import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { fillAddress, fillCart, payByCard } from './buying.ts'
import { expectAccessible, newContext, settled, shopUrl } from './harness.ts'
import { callsOn, signIn } from './studio-people.ts'

/** The centre that sends what the first site sells. */
const CENTRE = 1

/** A size of which there are few, so that no other journey counts on it, in the cart of somebody. */
async function rareSize(staff: Page, context: BrowserContext) {
  const { rows } = await callsOn(staff)('stock.list', { query: { limit: 200, location: CENTRE, only: 'low' } })
  const headers = { origin: shopUrl(), 'x-access-key': 'cairn-web' }
  for (const { sku, onHand } of rows.filter(({ available }) => available > 0)) {
    await context.request.post('/en-us/cart', { form: { _action: 'add', sku, qty: '1' }, headers })
    const cart = await context.request.get('/api/cart/v1/cart/current', { headers })
    if ((await cart.text()).includes(sku)) return { sku, onHand }
  }
  throw new Error('nothing is rare')
}

describe('an item that sells out while its buyer types a card', () => {
  it.each(['phone', 'tablet', 'desktop'] as const)(
    'is named and marked on a %s, cannot be placed however one comes back, and the rest can, without it',
    async screen => {
      const context = await newContext({ screen })
      const staff = await signIn('warehouse')
      const { sku, onHand } = await rareSize(staff, context)
      const page = await fillCart(context, 1)
      await page.goto('/en-us/checkout')
      await fillAddress(page)
      // Pieces are held from the last page on: whatever goes before that is gone.
      await page.locator('iframe').first().waitFor()
      await callsOn(staff)('stock.adjust', {
        body: { rows: [{ sku, location: CENTRE, change: -onHand }], reason: 'damage' },
      })
      await settled()
      await payByCard(page, '4242424242424242')
      const told = page.getByRole('alert').filter({ hasText: 'Sold out meanwhile. Remove it to go on.' })
      await told.waitFor()
      expect(await page.getByRole('button', { name: /^Pay \$/ }).count()).toBe(0)
      // No question is asked that has no answer.
      expect(await page.locator('main fieldset:not(:has(input))').count()).toBe(0)
      await expectAccessible(page, 'main')
      await page.goto('/en-us/checkout?step=summary')
      await told.waitFor()
      expect(await page.getByRole('button', { name: /^Pay \$/ }).count()).toBe(0)
      await told.getByRole('button', { name: /Remove/ }).click()
      await told.waitFor({ state: 'detached' })
      await page.getByRole('button', { name: /^Pay \$/ }).click()
      await page.waitForURL(/order-confirmation/)
    },
  )
})
