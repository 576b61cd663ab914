import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { visit } from './harness.ts'

const FORCED = { forcedColors: true } as const
const CUSTOM = '/en-us/p/alder-2-slip-on-MRP8SFOG'

const drawn = (what: Locator, pseudo = '') =>
  what.evaluate((element, part) => {
    const { backgroundColor, borderTopColor, borderTopWidth, backgroundImage, color } = getComputedStyle(element, part)
    return { backgroundColor, borderTopColor, borderTopWidth, backgroundImage, color }
  }, pseudo)

/** Whether it has a ground of its own, and not that of every page. */
const standsOut = async (what: Locator): Promise<boolean> => {
  const { backgroundColor } = await drawn(what)
  const ground = (await drawn(what.page().locator('html'))).backgroundColor
  return !/^rgba\(.* 0\)$/.test(backgroundColor) && backgroundColor !== ground
}

describe('in forced colours', () => {
  it('a product shows the chosen size and colour, sizes that are gone, stars and edges of buttons', async () => {
    const page = await visit('/en-us/p/arroyo-loop-hiking-boot-H3HBPASH', FORCED)
    const sizes = page.locator('.size-choice:not(.is-gone)')
    await sizes.first().click()
    await expect.poll(() => standsOut(sizes.first())).toBe(true)
    expect(await standsOut(sizes.nth(1))).toBe(false)
    const gone = page.locator('.size-choice.is-gone').first()
    expect((await drawn(gone)).color).not.toBe((await drawn(sizes.nth(1))).color)
    expect((await drawn(gone, '::after')).backgroundImage).toContain((await drawn(gone)).color)
    const ring = async (which: string) =>
      (await drawn(page.locator(`#buy .swatch${which}`).first(), '::before')).borderTopColor
    const others = await ring(':not([aria-current])')
    await expect.poll(() => ring('[aria-current]')).not.toBe(others)
    const { color } = await drawn(page.locator('#buy h1'))
    expect((await drawn(page.locator('#buy .stars').first())).backgroundImage).toContain(color)
    const add = page.locator('main').getByRole('button', { name: 'Add to cart' })
    expect(Number.parseFloat((await drawn(add)).borderTopWidth)).toBeGreaterThanOrEqual(1)
  })

  it('the field one searches in has an edge, and the heart in the header is filled with what it is drawn with', async () => {
    const page = await visit('/en-us', FORCED)
    const field = page.getByRole('banner').getByRole('combobox')
    expect(Number.parseFloat((await drawn(field)).borderTopWidth)).toBeGreaterThanOrEqual(1)
    const heart = page.locator('.site-header-row [data-kept] svg')
    const fill = () => heart.evaluate(element => getComputedStyle(element).fill)
    expect(await fill()).toBe('none')
    await page.goto('/en-us/c/men-2000')
    await page.locator('[data-favorite]').first().click()
    await page.getByRole('banner').getByRole('link', { name: 'Favorites 1' }).waitFor()
    expect(await fill()).toBe(await heart.evaluate(element => getComputedStyle(element).color))
  })

  it('a list shows the filters that are chosen, and the colours of its products', async () => {
    const page = await visit('/en-us/c/men-2000?size=10&width=wide', FORCED)
    const filters = page.locator('#filters')
    const size = (name: string) => filters.getByRole('link', { name, exact: true })
    expect(await Promise.all(['10', '9'].map(name => standsOut(size(name))))).toEqual([true, false])
    const box = (name: RegExp) => filters.getByRole('link', { name }).locator('.tick')
    expect(await Promise.all([/^Wide/, /^Regular/].map(name => standsOut(box(name))))).toEqual([true, false])
    // The colours of its products are colours still.
    expect(await standsOut(page.locator('#products .swatch-dot').first())).toBe(true)
  })

  it('the chosen row of the size chart and the parts of a shoe made to order show what is chosen', async () => {
    const page = await visit('/en-us/p/arroyo-loop-hiking-boot-H3HBPASH', FORCED)
    await page.getByRole('link', { name: 'Size chart' }).click()
    const chart = page.getByRole('dialog')
    await chart.locator('.size-choice:not(.is-gone)').nth(1).click()
    await chart.locator('tr[aria-current]').waitFor()
    expect(await standsOut(chart.locator('tr[aria-current]'))).toBe(true)
    expect(await standsOut(chart.locator('tbody tr:not([aria-current])').first())).toBe(false)

    await page.goto(CUSTOM)
    const part = page
      .locator('#buy fieldset')
      .filter({ has: page.locator('[name^=zone-]') })
      .first()
    const ring = async (which: string) => (await drawn(part.locator(`label${which}`).first())).borderTopColor
    const others = await ring(':not(:has(:checked))')
    await expect.poll(() => ring(':has(:checked)')).not.toBe(others)
    const colours = await part
      .locator('label > span')
      .evaluateAll(dots => dots.map(dot => getComputedStyle(dot).backgroundColor))
    expect(new Set(colours).size).toBe(colours.length)
  })

  it('chosen amounts, topics, shares of stars and the way to free delivery are still drawn', async () => {
    const page = await visit('/en-us/gift-card', FORCED)
    const amount = (which: string) => page.locator(`[name=choice]${which} + span`).first()
    expect(await standsOut(amount(':checked'))).toBe(true)
    expect(await standsOut(amount(':not(:checked)'))).toBe(false)

    await page.goto('/en-us/stories')
    const topics = page.getByRole('navigation', { name: 'Filter articles' }).getByRole('link')
    await topics.first().click()
    await expect.poll(() => standsOut(topics.first())).toBe(true)
    expect(await standsOut(topics.nth(1))).toBe(false)

    await page.goto('/en-us/p/arroyo-loop-hiking-boot-H3HBPASH')
    expect(await standsOut(page.locator('#reviews .share-bar > span').first())).toBe(true)
    await page.locator('#buy .size-choice:not(.is-gone)').first().click()
    await page.locator('main').getByRole('button', { name: 'Add to cart' }).click()
    const dialog = page.getByRole('dialog', { name: 'Added to your cart' })
    await dialog.locator('.way-to-free').waitFor()
    const { color } = await drawn(dialog)
    const { backgroundColor, backgroundImage } = await drawn(dialog.locator('.way-to-free'))
    expect(backgroundImage).toContain(color)
    expect(backgroundColor).not.toBe(color)
  })
})
