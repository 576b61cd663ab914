import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { fillCart } from './buying.ts'
import { expectAccessible, newContext, settled, shopUrl } from './harness.ts'
import { callsOn, expectNoSurprise, signIn } from './studio-people.ts'

const MINUTE = 60_000
/** As the browser's own field writes it, where the studio's clocks are those of a site. */
const inDenver = (ms: number) =>
  new Date(Date.now() + ms).toLocaleString('sv-SE', { timeZone: 'America/Denver' }).replace(' ', 'T')
const dialogOf = (page: Page) => page.getByRole('dialog')
const statusOf = async (path: string) => (await fetch(shopUrl() + path)).status

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
