import { expect, it } from 'vitest'
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

it('the size chart opens where it is asked for', async () => {
  const page = await visit('/en-us/p/estuary-sandal-JAPXSDUN', { reducedMotion: false })
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
