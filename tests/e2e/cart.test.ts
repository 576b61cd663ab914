import { describe, expect, it } from 'vitest'
import { cartOf, more, quantity } from './filled-cart.ts'
import { awake, contentWidth, expectAccessible, expectNoProblems, touch, visit } from './harness.ts'

describe('the cart page', () => {
  it('never loses or doubles a click on the quantity', async () => {
    const { page, context } = await cartOf(2)
    await touch(page, 'cart-page')
    for (let click = 0; click < 5; click++) await more(page).click()
    await expect.poll(() => quantity(page).textContent()).toBe('6')
    await expect.poll(() => page.getByText('Saving').count()).toBe(0)
    await page.reload()
    await expect.poll(() => quantity(page).textContent()).toBe('6')
    await expectAccessible(page)
    expectNoProblems(page)
    await context.close()
  })

  it('sleeps until it is touched or another tab changes the cart, and shows what that one did', async () => {
    const { page, context } = await cartOf(1)
    const other = await visit('/en-us/cart', { context })
    await other.waitForLoadState('load')
    expect(await other.locator('cairn-island[name="cart-page"][data-state]').count()).toBe(0)
    await more(other).click()
    await expect.poll(() => quantity(page).textContent()).toBe('2')
    await awake(page, 'cart-page')
    await more(other).click()
    await expect.poll(() => quantity(page).textContent()).toBe('3')
  })

  it('closes a bar for good', async () => {
    const { context, page } = await cartOf(1)
    const bar = page.locator('[data-closable]')
    await bar.getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => bar.isHidden()).toBe(true)
    const again = await visit('/en-us/cart', { context })
    await expect.poll(() => again.locator('[data-closable]').isHidden()).toBe(true)
  })

  it('says beside the field what is wrong with a code, and takes a good one', async () => {
    const { page } = await cartOf(1)
    await touch(page, 'cart-page')
    const field = page.getByLabel('Coupon code')
    await field.fill('NONSENSE')
    await page.getByRole('button', { name: 'Apply' }).click()
    await page.getByText('We do not know this code').waitFor()
    await field.fill('trail10')
    await page.getByRole('button', { name: 'Apply' }).click()
    await page.getByText('TRAIL10 applied').waitFor()
    await expect.poll(() => page.locator('dt', { hasText: '10% off your order' }).count()).toBe(1)
  })

  it('keeps something for later and takes it back', async () => {
    const { page } = await cartOf(1)
    await touch(page, 'cart-page')
    await page.getByRole('button', { name: /^Save for later/ }).click()
    await page.getByRole('heading', { name: 'Nothing packed yet' }).waitFor()
    await page.getByRole('button', { name: /^Move to cart/ }).click()
    await quantity(page).waitFor()
    await expectAccessible(page)
  })

  it('adds a gift note in a dialog', async () => {
    const { page } = await cartOf(1)
    await touch(page, 'cart-page')
    await page.getByRole('link', { name: 'Add a gift note' }).click()
    await page.getByRole('textbox', { name: /^For/ }).fill('Ash')
    await page.getByRole('textbox', { name: /^Message/ }).fill('See you on the ridge.')
    await expectAccessible(page, '.dialog-popup')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => page.getByText('See you on the ridge.').count()).toBe(1)
  })

  it('works without script', async () => {
    const { page } = await cartOf(1, { script: false })
    await more(page).click()
    await expect.poll(() => quantity(page).textContent()).toBe('2')
    await page.getByRole('link', { name: 'Add a gift note' }).click()
    await page.getByRole('textbox', { name: /^Message/ }).fill('See you on the ridge.')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('link', { name: 'Edit the gift note' }).waitFor()
    await page.getByLabel('Coupon code').fill('NONSENSE')
    await page.getByRole('button', { name: 'Apply' }).click()
    await page.getByText('We do not know this code').waitFor()
    await page
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click()
    await page.getByRole('heading', { name: 'Nothing packed yet' }).waitFor()
  })
})

const refuse = (status: number, errorId: string, name: string) => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify({ errorDetails: [{ errorId, name, message: name }], appId: 'cairn', correlationId: 'test' }),
})

describe('recovery', () => {
  it('makes a lost cart anew with its items and tries once more', async () => {
    const { page } = await cartOf(2)
    await touch(page, 'cart-page')
    let lost = 0
    await page.route('**/api/cart/v1/cart/current/item', route =>
      lost++ === 0 ? route.fulfill(refuse(404, 'BSK404', 'CART_NOT_FOUND')) : route.continue(),
    )
    const made = page.waitForRequest('**/api/cart/v1/cartWithItem')
    await more(page).click()
    expect((await made).postDataJSON().items).toHaveLength(2)
    await expect.poll(() => lost).toBe(2)
    await expect.poll(() => quantity(page).textContent()).toBe('2')
  })

  it('starts over when the cart is someone else’s, and loads the page again', async () => {
    const { page } = await cartOf(1)
    await touch(page, 'cart-page')
    await page.route('**/api/cart/v1/cart/current/item', route =>
      route.fulfill(refuse(401, 'AUT498', 'INVALID_CUSTOMER')),
    )
    await page.evaluate(() => document.body.setAttribute('data-left', 'yes'))
    const created = page.waitForRequest('**/api/cart/v1/cart')
    await more(page).click()
    await created
    await page.getByText('This cart belonged to another visit').first().waitFor()
    await page.locator('body:not([data-left])').waitFor()
    await expect.poll(() => page.getByRole('heading', { name: 'Nothing packed yet' }).count()).toBe(1)
  })

  it('says that it is offline and comes back', async () => {
    const { page, context } = await cartOf(1)
    await touch(page, 'cart-page')
    await context.setOffline(true)
    await more(page).click()
    await page.getByText('You are offline').waitFor()
    await context.setOffline(false)
    await expect.poll(() => page.getByText(/You are offline|Saving/).count()).toBe(0)
    await page.reload()
    await expect.poll(() => quantity(page).textContent()).toBe('2')
  })
})

describe('beside the cart', () => {
  it('shows the mini cart from any page', async () => {
    const { context } = await cartOf(1)
    const page = await visit('/en-us', { context })
    await page.getByRole('link', { name: /^Cart/ }).first().click()
    await page.getByRole('heading', { name: 'Your cart' }).waitFor()
    await page.getByRole('link', { name: 'View cart' }).waitFor()
    await expectAccessible(page, '.dialog-popup')
  })

  it.each([
    '/en-us/store-locator',
    '/de-de/store-locator?q=Berlin',
    '/en-us/gift-card',
    '/en-us/favorites',
    '/fr-fr/cart',
  ])('%s is accessible on a phone', async path => {
    const page = await visit(path, { screen: 'phone' })
    await expectAccessible(page, 'main')
    expect(await contentWidth(page)).toBe(390)
  })

  it('tells the balance of a gift card without script', async () => {
    const page = await visit('/en-us/gift-card', { script: false })
    // Another journey pays with the other one.
    await page.getByLabel('Gift card number').fill('6000 0000 0000 0000 029')
    await page.getByLabel('Code', { exact: true }).fill('22222222')
    await page.getByRole('button', { name: 'Show balance' }).click()
    await expect.poll(() => page.getByText('•••• 0029 holds $500.00').count()).toBe(1)
  })
})
