import { describe, expect, it } from 'vitest'
import { contentWidth, expectAccessible, settled, visit } from './harness.ts'
import { expectNoSurprise, signIn } from './studio-people.ts'

/** A day some days from now, as Denver's calendar has it. */
const dayFromNow = (days: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Denver' }).format(new Date(Date.now() + days * 86_400_000))

describe('stores', () => {
  it('keep the hours, services and people that staff give them, and shoppers see it', async () => {
    const page = await signIn('owner')
    await page.goto('/studio/stores')
    await page.getByLabel('Find a store').fill('denver')
    await page.getByRole('button', { name: 'Find', exact: true }).click()
    await page.getByRole('link', { name: 'Cairn Denver', exact: true }).click()
    await page.getByRole('heading', { name: 'Cairn Denver', exact: true }).waitFor()
    await page.getByRole('button', { name: 'Change the hours' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Monday: from').fill('07:15')
    await dialog.getByRole('button', { name: 'Add a day' }).click()
    await dialog.getByLabel('Date').last().fill(dayFromNow(2))
    await dialog.getByLabel('Occasion').last().fill('Stock-taking')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Stock-taking: closed').waitFor()

    await page.getByRole('button', { name: 'Services and pickup' }).click()
    await dialog.getByLabel('Orders handed over in a day').fill('40')
    await dialog.getByLabel('Gift wrapping').setChecked(true)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByText('of 40').waitFor()

    await page.getByRole('button', { name: 'Add an associate' }).click()
    await dialog.getByLabel('Employee number').fill('J300')
    await dialog.getByLabel('Name').fill('Uli Brook')
    await dialog.getByRole('button', { name: 'Add an associate' }).click()
    await page.getByRole('dialog', { name: 'PIN of Uli Brook' }).waitFor()
    const pin = await page.getByLabel('Secret').inputValue()
    expect(pin).toMatch(/^\d{6}$/)
    await page.getByRole('button', { name: 'Close' }).click()
    const row = page.getByRole('row').filter({ hasText: 'Uli Brook' })
    await row.getByRole('button', { name: 'Make manager' }).click()
    await row.getByText('Manager', { exact: true }).waitFor()
    await row.getByRole('button', { name: 'New PIN' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'New PIN' }).click()
    await page.getByRole('dialog', { name: 'PIN of Uli Brook' }).waitFor()
    expect(await page.getByLabel('Secret').inputValue()).not.toBe(pin)
    await page.getByRole('button', { name: 'Close' }).click()
    await expectAccessible(page)
    expectNoSurprise(page)

    await settled()
    const shopper = await visit('/en-us/store-locator?q=Denver')
    const store = shopper
      .getByRole('listitem')
      .filter({ has: shopper.getByRole('heading', { name: 'Cairn Denver', exact: true }) })
    await store.getByText('Opening hours').click()
    await store.getByText('7:15 AM', { exact: false }).waitFor()
    await store.getByText('Stock-taking').waitFor()
    await store.getByText('Gift wrapping', { exact: false }).waitFor()
  })

  it('are looked at, not changed, by who may only read, on a phone too', async () => {
    const page = await signIn('warehouse', { screen: 'phone' })
    await page.goto('/studio/stores?view=points')
    await page.getByLabel('Find a collection point').fill('nowhere at all')
    await page.getByRole('button', { name: 'Find', exact: true }).click()
    await page.getByText('No collection point found.').waitFor()
    await page.getByRole('button', { name: 'Stores', exact: true }).click()
    await page.getByLabel('Find a store').fill('denver')
    await page.getByRole('button', { name: 'Find', exact: true }).click()
    await page.getByRole('link', { name: 'Cairn Denver', exact: true }).click()
    await page.getByRole('heading', { name: 'Associates' }).waitFor()
    expect(await page.getByRole('button', { name: 'Change the hours' }).count()).toBe(0)
    expect(await contentWidth(page)).toBe(390)
    await expectAccessible(page)
  })
})
