import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { cartOf } from './filled-cart.ts'
import { visit } from './harness.ts'

/** Whether all of it is on the screen, and nothing lies over its middle. */
const inSight = (element: Element): boolean => {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  return top >= 0 && bottom <= innerHeight && there !== null && (element.contains(there) || there.contains(element))
}

it('filters stay beside the products however far one goes, and the last of them can be reached', async () => {
  const page = await visit('/en-us/c/men-2000')
  const column = page.getByRole('complementary', { name: 'Filters' })
  const top = () => column.evaluate(element => Math.round(element.getBoundingClientRect().top))
  await page.locator('.product-card').nth(16).scrollIntoViewIfNeeded()
  const header = await page
    .locator('header')
    .first()
    .evaluate(element => element.getBoundingClientRect().bottom)
  await expect.poll(top).toBeGreaterThanOrEqual(Math.floor(header))
  await expect.poll(top).toBeLessThan(header + 40)
  expect(await column.evaluate(element => element.getBoundingClientRect().bottom <= innerHeight)).toBe(true)
  const last = column.locator('summary').last()
  await last.scrollIntoViewIfNeeded()
  expect(await last.evaluate(inSight)).toBe(true)
})

const luminance = (channels: readonly number[]): number => {
  const [red = 0, green = 0, blue = 0] = channels.map(channel => {
    const share = channel / 255
    return share <= 0.039_28 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)

it.each(['en-us', 'de-de'])('what stands on the picture of a menu can be read: %s', async locale => {
  const page = await visit(`/${locale}`)
  await page.locator('details[data-menu] > summary').first().click()
  const title = page.locator('details[data-menu][open] .menu-banner > span')
  await title.waitFor()
  await expect
    .poll(() => page.locator('details[data-menu][open] .menu-banner img').evaluate(picture => Object(picture).complete))
    .toBe(true)
  const words = await title.evaluate(element => getComputedStyle(element).color)
  const ink = luminance((words.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number))
  // The ground alone: every point of it that a letter may stand on.
  await title.evaluate(element => element instanceof HTMLElement && element.style.setProperty('color', 'transparent'))
  const ground = await title.screenshot()
  const { data, info } = await sharp(ground).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  let worst = Infinity
  for (let at = 0; at < data.length; at += info.channels)
    worst = Math.min(worst, contrast(ink, luminance([...data.subarray(at, at + 3)])))
  expect(worst).toBeGreaterThanOrEqual(3)
})

it('opens on a tablet with a picture of as many pixels as it is drawn with', async () => {
  const page = await visit('/en-us', { screen: 'tablet' })
  const picture = page.locator('main picture img').first()
  // As wide as what covers the box, of which the sides are cut.
  const drawn = await picture.evaluate(image => {
    const { width, height } = image.getBoundingClientRect()
    const source = image.closest('picture')?.querySelector('source')
    return Math.max(width, (height * Number(source?.getAttribute('width'))) / Number(source?.getAttribute('height')))
  })
  expect(drawn).toBeGreaterThan(834)
  const chosen = () => picture.evaluate(image => Number(/w_(\d+)/.exec(Object(image).currentSrc)?.[1]))
  await expect.poll(chosen).toBeGreaterThanOrEqual(drawn)
})

it.each(['phone', 'desktop'] as const)(
  'a picture that is enlarged is larger, and larger still when pressed (%s)',
  async screen => {
    const page = await visit('/en-us/p/arroyo-loop-hiking-boot-H3HBPASH', { screen })
    const widthOf = (element: Element) => element.getBoundingClientRect().width
    const shown = page.getByRole('link', { name: 'Enlarge picture 1' })
    const before = await shown.locator('img').evaluate(widthOf)
    await shown.click()
    const picture = page
      .getByRole('dialog')
      .getByRole('button', { name: /closer/i })
      .first()
    await expect.poll(() => picture.locator('img').evaluate(widthOf)).toBeGreaterThanOrEqual(before)
    if (screen === 'desktop') expect(await picture.locator('img').evaluate(widthOf)).toBeGreaterThan(before * 1.2)
    const enlarged = await picture.locator('img').evaluate(widthOf)
    await picture.click()
    await expect.poll(() => picture.locator('img').evaluate(widthOf)).toBeGreaterThan(enlarged * 1.8)
  },
)

describe('the way to the checkout', () => {
  it.each(['desktop', 'phone'] as const)(
    'stays in sight in a long cart, from its first item to its last (%s)',
    async screen => {
      const { page } = await cartOf(5, { screen })
      const checkout = page.locator('main').getByRole('link', { name: 'Go to checkout' })
      const items = page.locator('main').getByRole('form', { name: /^Quantity/ })
      for (const item of [items.first(), items.nth(2), items.nth(4)]) {
        await item.scrollIntoViewIfNeeded()
        await expect.poll(() => checkout.evaluate(inSight)).toBe(true)
      }
    },
  )
})
