import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { awake, expectAccessible, expectNoProblems, newContext, visit } from './harness.ts'

const LIST = '/en-us/c/men-2000'
const GLOVES = 'CWD6WDSK'
const CUSTOM = '/en-us/p/fell-skate-shoe-7MXFY'

describe('a heart', () => {
  it('is remembered for a stranger, without a request that fails', async () => {
    const page = await visit(LIST)
    const heart = page.locator('[data-favorite]').first()
    const pressed = () => heart.getAttribute('aria-pressed')
    const answered = (method: string) =>
      page.waitForResponse(
        response => response.url().includes('/wishlists/v2/favorites') && response.request().method() === method,
      )
    const [added] = await Promise.all([answered('POST'), heart.click()])
    expect(added.ok()).toBe(true)
    await page.reload()
    await expect.poll(pressed).toBe('true')
    const [removed] = await Promise.all([answered('DELETE'), heart.click()])
    expect(removed.ok()).toBe(true)
    await page.reload()
    await expect.poll(pressed).toBe('false')
    expectNoProblems(page)
  })

  it('fills the one in the header as long as something is kept, on every page', async () => {
    const page = await visit(LIST)
    const filled = () =>
      page
        .locator('.site-header [data-kept] svg')
        .first()
        .evaluate(heart => getComputedStyle(heart).fill !== 'none')
    const told = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true }).waitFor()
    await told('Favorites')
    expect(await filled()).toBe(false)
    for (const [at, count] of [
      [0, 1],
      [1, 2],
    ] as const) {
      await page.locator('[data-favorite]').nth(at).click()
      await told(`Favorites ${count}`)
    }
    expect(await filled()).toBe(true)
    await page.goto('/en-us/about')
    await told('Favorites 2')
    expect(await filled()).toBe(true)
    await page.getByRole('banner').getByRole('link', { name: 'Favorites 2' }).click()
    for (const left of ['Favorites 1', 'Favorites']) {
      await awake(page, 'favorites-page')
      await page
        .getByRole('button', { name: /^Remove / })
        .first()
        .click()
      await told(left)
    }
    expect(await filled()).toBe(false)
    expectNoProblems(page)
  })

  it('is kept without script, too', async () => {
    const page = await visit(`${CUSTOM}ROW`, { script: false })
    // Those of other cards need script, and are hidden once the styles are there.
    await page
      .getByRole('button', { name: /to favorites/ })
      .first()
      .click()
    await page.waitForURL(/\/favorites$/)
    await expect.poll(() => page.getByRole('link', { name: 'Fell Skate Shoe' }).count()).toBeGreaterThan(0)
  })
})

/** A page without script loads every picture at once: dozens that nothing here looks at. */
const withoutPictures = (page: Page) =>
  page.route('**/media/**', route =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  )

describe('many favorites', () => {
  it('are all there, with script and without, and one of them moves to the cart', async () => {
    const context = await newContext({ script: false })
    const headers = { 'x-access-key': 'cairn-web', 'x-locale': 'en-us' }
    const { request } = context
    await request.post('/api/token/v2/auth/token', { headers, data: { grantType: 'guest' } })
    for (const page of ['1', '2']) {
      const listed = await request.get('/api/products/v2/catalog', { headers, params: { pageSize: '48', page } })
      const { products } = await listed.json()
      for (const { id } of products.slice(0, 25))
        await request.post('/api/wishlists/v2/favorites', { headers, data: { id } })
    }
    const still = await visit('/en-us/favorites', { context, before: withoutPictures })
    const cards = still.locator('main li')
    expect(await cards.count()).toBe(48)
    await still.getByText('48 of 50 shown').waitFor()
    await still.getByRole('link', { name: 'Load more' }).click()
    await expect.poll(() => cards.count()).toBe(50)
    await still
      .getByRole('button', { name: /^Remove / })
      .last()
      .click()
    await still.getByText('49 of 49 shown').waitFor()

    const moving = await newContext()
    await moving.addCookies(await context.cookies())
    const page = await visit('/en-us/favorites', { context: moving, before: withoutPictures })
    // Before that a link leads to its page instead of a dialog.
    await awake(page, 'favorites-page')
    await page.getByRole('link', { name: 'Load more' }).click()
    await page.waitForURL(({ search }) => search === '?shown=96')
    await page.getByText('49 of 49 shown').waitFor()
    await page.getByRole('link', { name: 'Choose a size' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('.size-choice:not(.is-gone)').first().click()
    await dialog.getByRole('button', { name: 'Add to cart' }).click()
    await page.getByRole('dialog', { name: 'Added to your cart' }).waitFor()
    await page.getByText('48 items').waitFor()
    await expectAccessible(page, 'main')
    expectNoProblems(page)
  })
})

describe('a size that the cart refuses', () => {
  it('says so beside itself, stays in the list, and moves once it can be had', async () => {
    const context = await newContext()
    const headers = { 'x-access-key': 'cairn-web', 'x-locale': 'en-us' }
    const { request } = context
    await request.post('/api/token/v2/auth/token', { headers, data: { grantType: 'guest' } })
    const { variants } = await (await request.get(`/api/products/v2/products/${GLOVES}/inventory`, { headers })).json()
    const sizes: string[] = variants.flatMap(({ sku, quantity }: { sku: string; quantity: number }) =>
      quantity > 0 ? [sku] : [],
    )
    expect(sizes.length).toBeGreaterThan(1)
    for (const id of sizes.slice(0, 2)) {
      const kept = await request.post('/api/wishlists/v2/favorites', { headers, data: { id } })
      expect(kept.ok()).toBe(true)
    }
    const page = await visit('/en-us/favorites', { context })
    await awake(page, 'favorites-page')
    const [refused, other] = [page.locator('#favorite-1'), page.locator('#favorite-2')]
    const errorDetails = [{ errorId: 'INV406', name: 'ITEMS_OOS', message: '', skus: [] }]
    const json = { errorDetails, appId: 'cairn', correlationId: 'abc' }
    await page.route(/cart\/v1\/item/, route => route.fulfill({ status: 409, json }))
    await refused.getByRole('button', { name: 'Move to cart' }).click()
    await refused.getByRole('alert').filter({ hasText: 'Some of these items are sold out.' }).waitFor()
    expect(await other.getByRole('alert').count()).toBe(0)
    expect(await page.getByRole('dialog').count()).toBe(0)
    await page.unrouteAll()
    await refused.getByRole('button', { name: 'Move to cart' }).click()
    await page.getByRole('dialog', { name: 'Added to your cart' }).waitFor()
    await expect.poll(() => other.count()).toBe(0)
  })
})

describe('quickshop', () => {
  it('sells from the list to a finger, and the cart opens from there', async () => {
    const context = await newContext({ screen: 'phone' })
    const page = await visit(LIST, { context })
    await page.locator('header [data-dialog=mini-cart]').tap()
    await page.getByRole('heading', { name: 'Nothing packed yet' }).waitFor()
    await page.keyboard.press('Escape')
    await page
      .getByRole('link', { name: /Quick shop/ })
      .first()
      .tap()
    const dialog = page.getByRole('dialog')
    const add = dialog.getByRole('button', { name: 'Add to cart' })
    // Whatever is above it, nobody has to scroll to the button.
    await expect.poll(() => add.evaluate(button => button.getBoundingClientRect().bottom <= innerHeight)).toBe(true)
    await dialog.locator('.size-choice:not(.is-gone)').first().tap()
    await expectAccessible(page, '[role=dialog]')
    await add.tap()
    await page.getByRole('dialog', { name: 'Added to your cart' }).waitFor()
    expect((await context.cookies()).find(({ name }) => name === 'cairn_cart')?.value).toBe('1')
    expectNoProblems(page)
  })
})

it('a dialog that is long on its way is announced by a line, which goes when it is there', async () => {
  let release = () => {}
  const held = new Promise<void>(resolve => (release = resolve))
  const page = await visit(LIST, {
    before: page =>
      page.route('**/quickshop.dialog-*.js', async route => {
        await held
        await route.continue()
      }),
  })
  const line = () => page.evaluate(() => getComputedStyle(document.documentElement, '::before').content)
  expect(await line()).toBe('none')
  await page
    .getByRole('link', { name: /Quick shop/ })
    .first()
    .click()
  await expect.poll(line).toBe('""')
  release()
  await page.getByRole('dialog').getByRole('button', { name: 'Add to cart' }).waitFor()
  await expect.poll(line).toBe('none')
})

describe('a design', () => {
  it.each([
    ['DSK', 'Basalt Black'],
    ['ROW', 'Rowan Red'],
  ])('begins with the colour that was looked at: %s', async (colour, body) => {
    const page = await visit(`${CUSTOM}${colour}`)
    const chosen = page.locator('fieldset').filter({ hasText: 'Body' }).locator('input:checked')
    expect(await chosen.getAttribute('aria-label')).toBe(body)
    // What is made to order is never delivered free.
    await page.getByText('in 15–20 business days, for $12.95').waitFor()
    expectNoProblems(page)
  })
})
