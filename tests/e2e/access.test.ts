import { describe, expect, it } from 'vitest'
import { fillAddress, fillCart, payByCard } from './buying.ts'
import { awake, expectAccessible, newContext, shopUrl, touch, visit } from './harness.ts'
import { goTo, hasFocus } from './keyboard.ts'

const BOOT = '/en-us/p/arroyo-loop-hiking-boot-H3HBPASH'
const MEN = '/en-us/c/men-2000'

describe('the question about cookies', () => {
  it.each(['desktop', 'phone', 'zoomed'] as const)('comes first and never lies over the focus (%s)', async screen => {
    const page = await visit('/de-de/c/x-2302', { screen })
    const banner = page.locator('#consent')
    await banner.waitFor()
    await page.keyboard.press('Tab')
    expect(await banner.evaluate(form => form.contains(document.activeElement))).toBe(true)
    // As far as the foot of the page, whose end would lie under it.
    expect(await goTo(page, page.locator('footer a[href$="/privacy"]').last())).toEqual([])
  })
})

describe('what happened is told, and the focus stays where the work is', () => {
  it('is told of another order of a list', async () => {
    const page = await visit(MEN)
    const sort = page.getByRole('combobox', { name: 'Sort by' })
    await sort.selectOption({ label: 'Price: low to high' })
    await page.waitForURL(/sort=/)
    await expect.poll(() => page.locator('#listing-said').textContent()).toMatch(/\d+ products, Price: low to high/)
    await expect.poll(() => hasFocus(sort)).toBe(true)
  })

  it('is told of a code in the cart', async () => {
    const page = await fillCart(await newContext())
    await page.goto('/en-us/cart')
    await touch(page, 'cart-page')
    const field = page.getByLabel('Coupon code')
    await field.fill('NONSENSE')
    await field.press('Enter')
    await page.getByText('We do not know this code').waitFor()
    await expect.poll(() => hasFocus(field)).toBe(true)
    await field.fill('trail10')
    await field.press('Enter')
    const taken = page.getByText('TRAIL10 applied')
    await taken.waitFor()
    expect(await taken.evaluate(element => element.closest('[aria-live=polite]') !== null)).toBe(true)
    await page.getByRole('button', { name: 'Remove TRAIL10' }).click()
    await taken.waitFor({ state: 'detached' })
    await expect.poll(() => hasFocus(field)).toBe(true)
  })

  it('is told in passing by what a key leads to, and back', async () => {
    const page = await visit(BOOT)
    await page.route(/wishlists/, route => route.abort())
    const heart = page
      .locator('main')
      .getByRole('button', { name: /^Save .* to favorites/ })
      .first()
    const told = page.getByRole('status', { name: 'Notifications (F8)' })
    const close = told.getByRole('button', { name: 'Close' }).first()
    // It stays for some seconds only: on a machine that was busy for longer, there is another one.
    await expect
      .poll(async () => {
        if ((await close.count()) === 0) await heart.press('Enter')
        await close.waitFor()
        await page.keyboard.press('F8')
        return told.evaluate(region => region.contains(document.activeElement))
      })
      .toBe(true)
    await close.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => hasFocus(heart)).toBe(true)
  })
})

describe('a row', () => {
  it('goes on and back by its buttons', async () => {
    const page = await visit(BOOT)
    const rail = page.getByRole('region', { name: 'Complete the look' })
    const row = rail.locator('ul').first()
    await page.setViewportSize({ width: 390, height: 844 })
    await rail.getByRole('button', { name: 'Next' }).click()
    await expect.poll(() => row.evaluate(element => element.scrollLeft)).toBeGreaterThan(100)
    await rail.getByRole('button', { name: 'Previous' }).click()
    await expect.poll(() => row.evaluate(element => element.scrollLeft)).toBeLessThan(10)
  })
})

describe('the map of the stores', () => {
  it('is one stop, which leads to the list that says the same', async () => {
    const page = await visit('/en-us/store-locator')
    const way = page.getByRole('link', { name: /^Map of the stores/ })
    const stops = await page
      .locator('figure')
      .evaluate(figure => [...figure.querySelectorAll('a')].filter(a => a.tabIndex >= 0).length)
    expect(stops).toBe(1)
    await way.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await page.locator('#found').evaluate(list => list.contains(document.activeElement))).toBe(true)
    await expectAccessible(page)
  })
})

describe('the bank’s question', () => {
  it('holds whoever is asked, and Escape leads back to payment', async () => {
    const page = await fillCart(await newContext())
    await page.goto('/en-us/checkout')
    await fillAddress(page)
    await payByCard(page, '4000000000003220')
    await page.getByRole('button', { name: /^Pay \$/ }).click()
    await page.getByRole('dialog', { name: 'Confirm the payment' }).waitFor()
    await awake(page, 'challenge-frame')
    await expect.poll(() => page.locator('header').evaluate(element => element.closest('[inert]') !== null)).toBe(true)
    await page.frameLocator('iframe').locator('[name=code]').focus()
    await page.keyboard.press('Escape')
    await page.waitForURL(/step=billing/)
  })
})

const titleOf = async (path: string) =>
  /<title>([^<]*)<\/title>/.exec(await (await fetch(shopUrl() + path)).text())?.[1] ?? ''

it('titles name the page, then the shop', async () => {
  const paths = [
    '/cart',
    '/checkout',
    '/search?q=boot',
    '/c/men-2000',
    '/store-locator',
    '/sign-in',
    '/track-order',
    '/favorites',
    '/privacy',
    '/location-selector',
    '/nowhere',
  ]
  const titles = await Promise.all(paths.map(path => titleOf(`/en-us${path}`)))
  expect(titles.filter(title => !/^[^|]+ \| Cairn$/.test(title))).toEqual([])
  expect(await titleOf('/en-us/store-locator?q=Boulder')).toMatch(/Boulder.*: .* \| Cairn$/)
})
