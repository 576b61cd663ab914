import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { fillCart } from './buying.ts'
import { someSkus } from './filled-cart.ts'
import { contentWidth, expectAccessible, newContext, settled, shopUrl } from './harness.ts'
import { callsOn, expectNoSurprise, signIn } from './studio-people.ts'

const MINUTE = 60_000
/** As the browser's own field writes it, where the studio's clocks are those of a site. */
const inDenver = (ms: number) =>
  new Date(Date.now() + ms).toLocaleString('sv-SE', { timeZone: 'America/Denver' }).replace(' ', 'T')
const dialogOf = (page: Page) => page.getByRole('dialog')
const statusOf = async (path: string) => (await fetch(shopUrl() + path)).status

it('a file with one object a line is applied as a whole or not at all', async () => {
  const page = await signIn('merchandiser')
  const send = async (...rows: object[]) => {
    await page.goto('/studio/imports')
    const buffer = Buffer.from(rows.map(row => JSON.stringify(row)).join('\n'))
    await page
      .getByLabel('Drop a CSV or JSONL file here')
      .setInputFiles({ name: 'styles.jsonl', mimeType: 'application/jsonl', buffer })
    // In the list that was left stand other files that are checked.
    await page.getByRole('heading', { name: 'styles.jsonl' }).waitFor()
    await page.getByText('Checked', { exact: true }).waitFor()
    await page.getByLabel('All rows or none').check()
  }
  const style = (style_id: string) => ({
    style_id,
    kind: 'boot',
    gender: 'women',
    size_scale: 'one-size',
    'name.en': 'Fell',
  })
  await send(style('JSONLINES1'), style('no id'))
  await page.getByText('Rows are refused, so none would be applied.').waitFor()
  expect(await page.getByRole('button', { name: 'Apply 1 row', exact: true }).isDisabled()).toBe(true)
  await page.getByRole('row').filter({ hasText: 'style_id' }).getByText('2', { exact: true }).waitFor()
  await expectAccessible(page)
  await send(style('JSONLINES1'), style('JSONLINES2'))
  await page.getByRole('button', { name: 'Apply 2 rows' }).click()
  await page.getByText('Applied', { exact: true }).waitFor()
  for (const styleId of ['JSONLINES1', 'JSONLINES2'])
    expect(await callsOn(page)('styles.read', { params: { styleId } })).toMatchObject({ styleId })
  expectNoSurprise(page)
})

it('a transfer leaves one shelf and arrives on another, and levels keep pieces from being sold', async () => {
  const page = await signIn('warehouse', { screen: 'phone' })
  const call = callsOn(page)
  const { rows } = await call('stock.list', { query: { sort: 'onHand', order: 'desc' } })
  const { sku = '', location = 0, onHand = 0 } = rows[0] ?? {}
  const { locations } = await call('stock.locations')
  const other = locations.find(({ id }) => id !== location)?.id ?? 0
  const lies = async (at: number) => {
    const { shelves } = await call('stock.read', { params: { sku } })
    return shelves.find(shelf => shelf.location === at)?.onHand ?? 0
  }
  const there = await lies(other)
  await page.goto('/studio/stock?view=transfers')
  await page.getByRole('button', { name: 'Plan a transfer' }).click()
  await dialogOf(page).getByLabel('From').selectOption(String(location))
  await dialogOf(page).getByLabel('To', { exact: true }).selectOption(String(other))
  await dialogOf(page).getByLabel('What', { exact: true }).fill(`${sku} 3`)
  await dialogOf(page).getByRole('button', { name: 'Plan a transfer' }).click()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByText('On its way.').waitFor()
  expect([await lies(location), await lies(other)]).toEqual([onHand - 3, there])
  await page.getByLabel(`Came now: ${sku}`).fill('2')
  await page.getByLabel('Why did fewer arrive?').selectOption({ label: 'Lost' })
  expect(await contentWidth(page)).toBe(390)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Put on the shelf' }).click()
  await page.getByText('On the shelf.').waitFor()
  expect(await lies(other)).toBe(there + 2)

  await page.goto(`/studio/stock?location=${location}&q=${sku}`)
  await page.getByRole('button', { name: 'Levels of these' }).click()
  await dialogOf(page).getByLabel('Safety').fill('5')
  await dialogOf(page).getByRole('button', { name: 'Save' }).click()
  await page.getByText('Levels saved.').waitFor()
  const kept = await call('stock.list', { query: { q: sku, location } })
  expect(kept.rows[0]).toMatchObject({ onHand: onHand - 3, safety: 5 })
  expectNoSurprise(page)
})

it('a price is foreseen before it is saved, and a list waits for its beginning', async () => {
  const shopper = await fillCart(await newContext())
  const [, productId = ''] = /-([A-Z0-9]{8})(?:[?#]|$)/.exec(shopper.url()) ?? []
  const page = await signIn('merchandiser')
  await page.goto(`/studio/prices?q=${productId}`)
  await page.getByRole('grid', { name: 'Prices' }).locator('[data-at="0 0"]').click()
  await page.keyboard.type('98.76')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Review' }).click()
  const carts = dialogOf(page).locator('dl.figures > div').filter({ hasText: 'Open carts' })
  expect(Number(await carts.locator('dd').innerText())).toBeGreaterThan(0)
  await expectAccessible(page, '[role=dialog]')
  await dialogOf(page).getByRole('button', { name: 'Cancel' }).click()

  await page.goto('/studio/prices?view=lists')
  await page.getByRole('button', { name: 'New price list' }).click()
  await dialogOf(page).getByLabel('Name').fill('Sale to come')
  await dialogOf(page).getByLabel('US', { exact: true }).check()
  await dialogOf(page)
    .getByLabel('Begins')
    .fill(inDenver(60 * MINUTE))
  await dialogOf(page)
    .getByLabel('Ends')
    .fill(inDenver(120 * MINUTE))
  await dialogOf(page).getByRole('button', { name: 'Make the list' }).click()
  const list = page.getByRole('row').filter({ hasText: 'Sale to come' })
  await list.getByText('coming', { exact: true }).waitFor()
  await expectAccessible(page)
  await list.getByRole('button', { name: 'End now' }).click()
  await dialogOf(page).getByRole('button', { name: 'End now' }).click()
  await list.waitFor({ state: 'detached' })
  expectNoSurprise(page)
})

it('a promotion that is to come waits, alone among others, until it begins', async () => {
  const page = await signIn('merchandiser')
  const [sku = ''] = await someSkus(1, 'en-us')
  await page.goto('/studio/promotions/new')
  await page.getByLabel('Short name').fill('journey-soon')
  await page.getByLabel('Name in English').fill('Soon')
  await page.getByLabel('Percent', { exact: true }).fill('30')
  await page.getByLabel('US', { exact: true }).check()
  await page.getByLabel('Begins').fill(inDenver(60 * MINUTE))
  await page.getByLabel('Ends').fill(inDenver(120 * MINUTE))
  await page.getByLabel('Stacking').selectOption({ label: 'alone' })
  await page.getByLabel('Items').fill(sku)
  await page.getByRole('list', { name: 'Found' }).getByRole('button').first().click()
  const answered = Promise.withResolvers<void>()
  await page.route('**/promotions/attempts', async route => {
    await answered.promise
    await route.continue()
  })
  const tried = page.getByRole('button', { name: 'Try', exact: true, description: 'Under way…' })
  await page.getByRole('button', { name: 'Try', exact: true }).click()
  await tried.waitFor()
  expect(await tried.getAttribute('aria-busy')).toBe('true')
  expect(await tried.evaluate(button => button === document.activeElement)).toBe(true)
  await page.getByRole('status').filter({ hasText: 'Under way…' }).waitFor()
  answered.resolve()
  await page.getByText('It gives', { exact: false }).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Ask for a start' }).click()
  await page.getByText('waits for a second person').waitFor()
  expectNoSurprise(page)
  const owner = await signIn('owner')
  await owner.goto('/studio/promotions/journey-soon')
  await owner.getByRole('button', { name: 'Approve and start' }).click()
  await owner.getByText('coming', { exact: true }).waitFor()
  expectNoSurprise(owner)
})

it('a style leaves the shop when it is withdrawn, and a colour joins a set', async () => {
  const page = await signIn('merchandiser')
  const call = callsOn(page)
  const { rows } = await call('styles.list', { query: { q: 'jacket', state: 'active' } })
  const { styleId = '' } = rows.at(-1) ?? {}
  const { colours } = await call('styles.read', { params: { styleId } })
  const address = `/en-us/p/x-${colours[0]?.productId}`
  await page.goto(`/studio/catalogue/${styleId}`)
  const sets = page.getByLabel('Add to a set').first()
  await sets.selectOption({ index: 1 })
  const out = page.getByRole('button', { name: /^Take out of / }).first()
  await out.waitFor()
  expect(await statusOf(address)).toBe(200)
  await page.getByLabel('Withdrawal').fill(inDenver(-MINUTE))
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Withdrawn since', { exact: false }).waitFor()
  await settled()
  expect(await statusOf(address)).toBe(404)
  await page.getByRole('button', { name: 'Never withdraw' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Shoppers can buy it.').waitFor()
  await settled()
  expect(await statusOf(address)).toBe(200)
  await expectAccessible(page)
  expectNoSurprise(page)
})
