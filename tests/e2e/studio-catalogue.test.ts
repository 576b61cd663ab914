import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { contentWidth, expectAccessible, problemsOf, settled, shopUrl, visit } from './harness.ts'
import { signIn } from './studio-people.ts'

/** Whatever the form has changed is in the shop when it says so. */
async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Changes not saved yet', { exact: false }).waitFor({ state: 'detached' })
  await settled()
}

const statusOf = async (path: string) => (await fetch(shopUrl() + path)).status

/** As the browser's own field writes it. */
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 16)

it('finds a style, completes it, pictures it, adds a size, sets its dates, and makes another of it', async () => {
  const page = await signIn('merchandiser')
  await page.goto('/studio/catalogue')
  await page.getByRole('table').getByRole('link').first().waitFor()
  await page.getByLabel('Find styles').fill('halo shell jacket')
  await page.getByText('All 1 of this query').waitFor()
  await expectAccessible(page)
  await page.getByRole('table').getByRole('link', { name: 'Halo Shell Jacket' }).click()

  const french = page.getByLabel('Name · French')
  await french.fill('')
  await save(page)
  await page.getByText('Not complete for France: no French name.').waitFor()
  await french.fill('Veste du halo')
  await page.getByRole('link', { name: 'Prices', exact: true }).click()
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Cancel' }).click()
  await save(page)
  await page.getByText(/Complete for .*France/).waitFor()
  const shopper = await visit('/fr-fr/p/x-8MGGNLIC')
  await shopper.getByRole('heading', { name: 'Veste du halo', level: 1 }).waitFor()

  await page.getByRole('button', { name: 'Add a photograph' }).click()
  const picker = page.getByRole('dialog')
  const buffer = await sharp({ create: { width: 160, height: 200, channels: 3, background: '#a33' } })
    .jpeg()
    .toBuffer()
  await picker.locator('input[type=file]').setInputFiles({ name: 'halo.jpg', mimeType: 'image/jpeg', buffer })
  await picker.getByRole('button', { name: 'halo.jpg' }).click()
  await page.getByRole('button', { name: 'Take halo.jpg off' }).waitFor()

  await page.getByRole('button', { name: 'Add a size' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Size', { exact: true }).selectOption({ index: 1 })
  await dialog.getByLabel('Width').fill('tall')
  await dialog.getByLabel('SKU').fill('HALO-TALL')
  await dialog.getByLabel('EAN-13 or UPC-12').fill('4006381333932')
  expect(await dialog.getByRole('button', { name: 'Add a size' }).isDisabled()).toBe(true)
  await dialog.getByLabel('EAN-13 or UPC-12').fill('4006381333931')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Add a size' }).click()
  await page.getByLabel('HALO-TALL is sold').waitFor()
  await page.getByRole('button', { name: 'Add a size' }).click()
  await dialog.getByLabel('Size', { exact: true }).selectOption({ index: 1 })
  await dialog.getByLabel('Width').fill('short')
  await dialog.getByLabel('SKU').fill('HALO-SHORT')
  await dialog.getByLabel('EAN-13 or UPC-12').fill('4006381333931')
  await dialog.getByRole('button', { name: 'Add a size' }).click()
  await dialog.getByRole('alert').getByText('EAN-13 or UPC-12', { exact: false }).waitFor()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expectAccessible(page)

  await page.getByLabel('Launch', { exact: true }).fill(tomorrow())
  await save(page)
  await page.getByText('Nobody sees or buys it before', { exact: false }).waitFor()
  expect(await statusOf('/en-us/p/x-8MGGNLIC')).toBe(404)
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Open in the shop' }).click()
  const preview = await opened
  await preview.getByRole('heading', { name: 'Halo Shell Jacket', level: 1 }).waitFor()
  await preview.getByText('Only staff see this page.', { exact: false }).waitFor()
  await preview.close()
  expect(await statusOf('/en-us/p/halo-shell-jacket-8MGGNLIC')).toBe(404)
  await page.getByLabel('Show its page before the launch').check()
  await save(page)
  await page.getByText('Its page is there, and nobody buys it before', { exact: false }).waitFor()
  const teased = await visit('/en-us/p/halo-shell-jacket-8MGGNLIC')
  await teased.getByText('Coming soon').waitFor()
  await teased.getByText('You can buy it from', { exact: false }).waitFor()
  expect(await teased.getByRole('button', { name: 'Add to cart' }).count()).toBe(0)
  await expectAccessible(teased)
  await page.getByLabel('Show its page before the launch').uncheck()
  await page.getByRole('button', { name: 'Launch now' }).click()
  await save(page)
  await page.getByText('Shoppers can buy it.').waitFor()
  expect(await statusOf('/en-us/p/halo-shell-jacket-8MGGNLIC')).toBe(200)

  await page.setViewportSize({ width: 390, height: 844 })
  expect(await contentWidth(page)).toBe(390)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'Duplicate' }).click()
  await dialog.getByLabel('Number of the new style').fill('HALOCOPY1')
  await dialog.getByRole('button', { name: 'Duplicate' }).click()
  await page.getByText('Hidden: nobody sees or buys it.').waitFor()
  expect(page.url()).toContain('/catalogue/HALOCOPY1')

  await page.goto('/studio/catalogue?q=halo+shell+jacket')
  await page.getByRole('button', { name: 'Change all' }).click()
  await dialog.getByLabel('What changes').selectOption('Hide')
  await dialog.getByRole('button', { name: 'Change all' }).click()
  await page.getByRole('button', { name: 'Result file' }).waitFor()
  await settled()
  expect(await statusOf('/en-us/p/halo-shell-jacket-8MGGNLIC')).toBe(404)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.getByText('Taking styles back').waitFor()
  await page.getByText('Done: 1 of 1').waitFor()
  await settled()
  expect(await statusOf('/en-us/p/halo-shell-jacket-8MGGNLIC')).toBe(200)
  await page.getByRole('combobox', { name: 'State' }).selectOption('hidden')
  await page
    .getByRole('row', { name: /Halo Shell Jacket.*hidden/ })
    .first()
    .waitFor()
  // An EAN that another has is refused, on purpose.
  expect(problemsOf(page).filter(problem => !/40[01]/.test(problem))).toEqual([])
})
