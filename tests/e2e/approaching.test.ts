import { describe, expect, it } from 'vitest'
import { cartOf, more, quantity } from './filled-cart.ts'
import { awake, expectAccessible, expectNoProblems, touch } from './harness.ts'

describe('a promotion that is near', () => {
  it('is told anew with each change of the cart, until it is dismissed', async () => {
    const { page } = await cartOf(1)
    await touch(page, 'cart-page')
    const dismiss = page.getByRole('button', { name: 'Dismiss' })
    const callout = page.getByRole('listitem').filter({ has: dismiss })
    const told = async () => ((await callout.count()) > 0 ? ((await callout.first().textContent()) ?? '') : '')
    const setTo = async (qty: number) => {
      await more(page).click()
      await expect.poll(() => quantity(page).textContent()).toBe(String(qty))
      await expect.poll(() => page.getByText('Saving').count()).toBe(0)
    }
    expect(await told()).toBe('')
    let qty = 1
    while ((await told()) === '' && qty < 8) await setTo(++qty)
    const first = await told()
    expect(first).toMatch(/\$[\d.]+ to go/)
    await expectAccessible(page, 'main')
    await setTo(++qty)
    await expect.poll(told).not.toBe(first)
    await expect.poll(told).toMatch(/\$[\d.]+ to go/)
    await dismiss.first().click()
    await expect.poll(told).toBe('')
    await page.reload()
    // Without being touched.
    await awake(page, 'cart-page')
    await expect.poll(told).toBe('')
    expectNoProblems(page)
  })
})
