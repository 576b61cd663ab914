import { expect, it } from 'vitest'
import { cartOf } from './filled-cart.ts'
import { expectAccessible, expectNoProblems, visit } from './harness.ts'
import { hasFocus } from './keyboard.ts'

const BOOT = '/en-us/p/arroyo-loop-hiking-boot-H3HBPASH'
const GLOVES = '/en-us/p/ferry-gloves-CWD6WDSK'

it.each(['desktop', 'phone'] as const)(
  'what was added is shown in the cart that opens, once, and the button says so meanwhile (%s)',
  async screen => {
    const { context } = await cartOf(1, { screen })
    const page = await visit(BOOT, { context, screen })
    await page.locator('.size-choice:not(.is-gone)').first().click()
    const button = page.locator('.buy-row [type=submit]')
    await button.press('Enter')
    const cart = page.getByRole('dialog', { name: 'Added to your cart' })
    const lines = cart.getByRole('listitem')
    await expect.poll(() => lines.count()).toBe(2)
    expect(await lines.first().textContent()).toContain('Just added')
    expect(await lines.first().textContent()).toContain('Arroyo Loop Hiking Boot')
    expect(await lines.last().textContent()).not.toContain('Just added')
    await expect.poll(() => button.textContent()).toBe('In your cart')
    await expect.poll(() => cart.evaluate(dialog => dialog.contains(document.activeElement))).toBe(true)
    // The dialog says it: nothing else does.
    expect(await page.locator('.toast').count()).toBe(0)
    await expectAccessible(page, '[role=dialog]')

    await lines.first().getByRole('button', { name: 'One more of Arroyo Loop Hiking Boot' }).click()
    await expect.poll(() => lines.first().getByRole('status').textContent()).toBe('2')
    await expect.poll(() => page.locator('header [data-cart-count]').textContent()).toBe('3')

    await page.keyboard.press('Escape')
    await cart.waitFor({ state: 'detached' })
    await expect.poll(() => button.textContent()).toBe('Add to cart')
    await expect.poll(() => hasFocus(button)).toBe(true)
    expectNoProblems(page)
  },
)

it('the cart that opens says what is missing until delivery is free, and when it is', async () => {
  const page = await visit(GLOVES)
  await page.locator('.size-choice:not(.is-gone)').first().click()
  await page.locator('#buy').getByRole('button', { name: 'Add to cart' }).click()
  const cart = page.getByRole('dialog', { name: 'Added to your cart' })
  await cart.getByText(/^\$[\d.]+ to go, then delivery is free$/).waitFor()
  const more = cart.getByRole('button', { name: 'One more of Ferry Gloves' })
  const free = cart.getByText('Delivery is free', { exact: true })
  for (let pieces = 2; pieces < 8 && (await free.count()) === 0; pieces++) {
    await more.click()
    await expect.poll(() => page.locator('header [data-cart-count]').textContent()).toBe(String(pieces))
  }
  expect(await free.count()).toBe(1)
})

it('a cart that cannot be shown is a page of its own', async () => {
  const page = await visit(GLOVES)
  await page.route(/mini-cart/, route => route.abort())
  await page.locator('.size-choice:not(.is-gone)').first().click()
  await page.locator('#buy').getByRole('button', { name: 'Add to cart' }).click()
  await page.waitForURL(/\/en-us\/cart$/)
  expect(await page.getByRole('link', { name: 'Ferry Gloves' }).count()).toBeGreaterThan(0)
})

it('what the shop refuses is told at the button, and no cart opens', async () => {
  const page = await visit(GLOVES)
  await page.route(/cart\/v1\/item/, route => route.abort())
  await page.locator('.size-choice:not(.is-gone)').first().click()
  await page.locator('#buy').getByRole('button', { name: 'Add to cart' }).click()
  await page.locator('#buy').getByRole('alert').waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
})
