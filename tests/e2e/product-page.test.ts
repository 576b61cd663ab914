import { expect, it } from 'vitest'
import { hasFocus } from './keyboard.ts'
import { expectAccessible, expectNoProblems, newContext, READ, shopUrl, visit } from './harness.ts'

it.each([true, false])('reviews are chosen by stars, in order, and more of them (script: %s)', async script => {
  const page = await visit('/en-us/p/estuary-sandal-JAPXSDUN', { script })
  const reviews = page.locator('#reviews article')
  const few = await reviews.count()
  await page.getByRole('link', { name: 'More reviews' }).click()
  await expect.poll(() => reviews.count()).toBeGreaterThan(few)

  await page.locator('#reviews').getByRole('link', { name: '4 stars' }).click()
  const scores = () => reviews.getByText(/out of 5 stars/).allTextContents()
  await expect.poll(async () => new Set(await scores())).toEqual(new Set(['4.0 out of 5 stars']))

  await page.getByLabel('Sort reviews').selectOption('newest')
  if (!script) {
    await page.locator('#reviews').getByRole('button', { name: 'Apply' }).click()
    await page.waitForURL(/reviews=newest/, READ)
  }
  const dates = async () => (await reviews.getByText(/ · /).allTextContents()).map(text => Date.parse(text.slice(5)))
  await expect
    .poll(async () => (await dates()).every((date, at, all) => at === 0 || date <= (all[at - 1] ?? 0)))
    .toBe(true)
  expect(new Set(await scores())).toEqual(new Set(['4.0 out of 5 stars']))
  expect(new URL(page.url()).search).toBe(script ? '' : '?stars=4&reviews=newest')
  if (!script) return
  await expectAccessible(page, '#reviews')
  expectNoProblems(page)
})

it('the size chart opens over the page with the sizes in it, and the size that is taken there is chosen', async () => {
  const page = await visit('/de-de/p/arroyo-loop-hiking-boot-H3HBPASH')
  const link = page.getByRole('link', { name: 'Größentabelle' })
  await link.click()
  const dialog = page.getByRole('dialog', { name: 'Herrenschuhe' })
  const row = dialog.locator('tr[aria-current]')
  await dialog.getByRole('table').waitFor()
  expect(await row.count()).toBe(0)
  await expectAccessible(page, '[role=dialog]')
  await dialog.locator('.size-choice:not(.is-gone)').nth(1).click()
  const size = (await dialog.locator('.size-choice:has(:checked)').textContent()) ?? ''
  await expect.poll(() => row.getByRole('cell').nth(2).textContent()).toBe(size)
  await dialog.getByRole('button', { name: `Größe EU ${size} nehmen` }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await page.locator('#buy .size-choice:has(:checked)').textContent()).toBe(size)
  await expect.poll(() => hasFocus(link)).toBe(true)
  expectNoProblems(page)
})

it.each(['phone', 'tablet', 'desktop'] as const)(
  'a sole says what the shoe does there, beside it (%s)',
  async screen => {
    for (const locale of ['en-us', 'de-de'] as const) {
      const page = await visit(`/${locale}/p/arroyo-loop-hiking-boot-H3HBPASH`, { screen })
      const picture = page.getByRole('img', { name: /the sole|die Sohle/ })
      await picture.scrollIntoViewIfNeeded()
      const notes = page.locator('.sole-notes > li')
      expect(await notes.allTextContents()).toEqual(
        locale === 'en-us'
          ? ['Toe protectionRubber toe guard', 'CushionedStackfoam cushioning']
          : ['ZehenschutzZehenkappe aus Gummi', 'GedämpftStackfoam-Dämpfung'],
      )
      // All of the sole is seen, and no word lies on it: it takes the third in the middle of its picture.
      const box = await picture.boundingBox()
      expect((box?.height ?? 0) / (box?.width ?? 1)).toBeCloseTo(1.25, 1)
      const sole = { left: (box?.x ?? 0) + (box?.width ?? 0) * 0.33, right: (box?.x ?? 0) + (box?.width ?? 0) * 0.67 }
      const words = await notes
        .locator('span')
        .evaluateAll(all => all.map(span => span.getBoundingClientRect()).map(({ left, right }) => ({ left, right })))
      for (const { left, right } of words) expect(right < sole.left || left > sole.right).toBe(true)
      await expectAccessible(page, 'section[aria-label]:has(.gallery)')
    }
  },
)

it.each(['phone', 'tablet'] as const)('what is bought stays in reach once its box is passed (%s)', async screen => {
  const page = await visit('/en-us/p/arroyo-loop-hiking-boot-H3HBPASH', { screen })
  const add = page.getByRole('button', { name: 'Add to cart', exact: true })
  const foot = () => add.evaluate(button => Math.round(innerHeight - button.getBoundingClientRect().bottom))
  const title = page.getByRole('heading', { level: 1 })
  await page.locator('#reviews').scrollIntoViewIfNeeded()
  await expect.poll(foot).toBe(12)
  expect(await add.count()).toBe(1)
  const facts = page.locator('.buy-row-facts')
  expect(await facts.textContent()).toMatch(/^\$[\d.]+Choose a size$/)
  await expectAccessible(page, '#buy')
  // No size yet: it leads to where it is chosen.
  await add.click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('sku')
  await facts.waitFor({ state: 'hidden' })
  await page.locator('.size-choice:not(.is-gone)').first().click()
  await page.locator('#reviews').scrollIntoViewIfNeeded()
  await expect.poll(() => facts.textContent()).toMatch(/^\$[\d.]+Size [\d.]+$/)
  await add.click()
  await page.getByRole('dialog', { name: 'Added to your cart' }).waitFor()
  await page.keyboard.press('Escape')
  await title.scrollIntoViewIfNeeded()
  await facts.waitFor({ state: 'hidden' })
  expectNoProblems(page)
})

it('the size chart is on the page where it is asked for without script', async () => {
  const page = await visit('/en-us/p/estuary-sandal-JAPXSDUN', { script: false })
  await page.getByRole('link', { name: 'Size chart' }).click()
  const inSight = () => page.locator('#size-chart table').evaluate(table => table.getBoundingClientRect().top)
  await expect.poll(inSight).toBeLessThan(900)
})

it('products that were seen before are shown on the next one, however little was seen of them', async () => {
  const context = await newContext()
  const first = await visit('/en-us/p/ferry-gloves-CWD6WDSK', { context })
  await first.mouse.move(200, 200)
  await expect.poll(() => first.evaluate(() => localStorage.getItem('cairn.viewed'))).toContain('Ferry Gloves')
  const page = await visit('/en-us/p/estuary-sandal-JAPXSDUN', { context })
  const place = page.locator('cairn-island[name=recently-viewed]')
  expect(await place.evaluate(island => island.getBoundingClientRect().top)).toBeGreaterThan(900)
  await place.evaluate(island => island.scrollIntoView())
  const seen = page.getByRole('region', { name: 'Seen lately' })
  await seen.getByRole('link', { name: 'Ferry Gloves' }).waitFor()
  expectNoProblems(page)
})

it.each([
  ['a sale', '/en-us/p/tarn-lite-vest-GF4YQFRN'],
  ['a gift card of many amounts', '/en-us/p/solstice-digital-gift-card-GDXFMTRN'],
  ['another currency', '/en-ca/p/ferry-gloves-CWD6WDSK'],
])('search engines read the price and the stock that the page shows: %s', async (_, path) => {
  const html = await (await fetch(shopUrl() + path)).text()
  const told = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
    .flatMap(([, json = '']) => JSON.parse(json))
    .find(each => each['@type'] === 'Product').offers
  const column = html.slice(html.indexOf('id="buy"')).replaceAll(/<[^>]*>/g, ' ')
  const [low, high] = (column.match(/\d+\.\d\d/g) ?? []).map(Number)
  expect(told.lowPrice).toBe(low)
  if (told.highPrice !== told.lowPrice) expect(told.highPrice).toBe(high)
  const sizes = html.match(/size-choice(?!s)[^"]*"/g) ?? []
  expect(told.availability.endsWith('/InStock')).toBe(sizes.some(size => !size.includes('is-gone')))
})
