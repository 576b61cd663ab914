import { describe, expect, it } from 'vitest'
import { contentWidth, expectAccessible, problemsOf } from './harness.ts'
import { signIn } from './studio-people.ts'

describe('the stock room', () => {
  it('finds a shelf, writes into its book why it changed, and counts a store with a phone, also without a network', async () => {
    const page = await signIn('warehouse', { screen: 'phone' })
    const listed = await page.request.get('/api/staff/v1/stock?limit=200&sort=onHand&order=desc')
    const { rows } = await listed.json()
    const { sku, location, onHand } = rows[0]
    await page.goto(`/studio/stock?location=${location}`)
    await page.getByLabel('Search').fill(sku)
    await page.getByRole('button', { name: `Adjust ${sku}` }).waitFor()
    expect(await contentWidth(page)).toBe(390)
    await expectAccessible(page)
    await page.getByRole('button', { name: `Adjust ${sku}` }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('More or fewer').fill('-2')
    await dialog.getByText(`Then there are ${onHand - 2}.`).waitFor()
    await dialog.getByLabel('Reason').selectOption('damage')
    await dialog.getByLabel('Note').fill('Wet box')
    await dialog.getByRole('button', { name: 'Adjust' }).click()
    await page.getByText('Written into the book.').waitFor()
    await page.getByRole('link', { name: sku }).click()
    await page.getByRole('row', { name: /Damaged.*Wet box.*−2/ }).waitFor()
    await expectAccessible(page)

    await page.goto('/studio/stock?view=counts')
    await page.getByRole('button', { name: 'Begin a count' }).click()
    await dialog.getByLabel('Location').selectOption(String(location))
    await dialog.getByLabel('What is counted').fill('Top shelf')
    await dialog.getByRole('button', { name: 'Begin a count' }).click()
    await page.getByRole('heading', { name: 'Top shelf', level: 1 }).waitFor()
    const scanner = page.getByLabel('Scan or type a code')
    const scan = async (code: string) => {
      await scanner.fill(code)
      await scanner.press('Enter')
    }
    await scan('NO-SUCH-CODE')
    await page.getByText('Nothing has the code NO-SUCH-CODE.').waitFor()
    await scan(sku)
    await page.getByRole('listitem').filter({ hasText: sku }).waitFor()
    await page.context().setOffline(true)
    await scan(sku)
    await scan(sku)
    await page.getByText('2 scans wait on this phone for the network.').waitFor()
    await page.context().setOffline(false)
    await page.getByText(/size .*: 3$/).waitFor()
    expect(await contentWidth(page)).toBe(390)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Book the differences' }).click()
    await dialog.getByRole('button', { name: 'Book the differences' }).click()
    await page.getByText(`Shelves corrected: 1. Pieces in all: ${3 - (onHand - 2)}.`).waitFor()
    await page.goto(`/studio/stock/sku/${sku}`)
    await page.getByRole('row', { name: /Count.*Top shelf/ }).waitFor()
    // Nobody is signed in when the page first asks who is, and the network was away.
    expect(problemsOf(page).filter(problem => !/401|ERR_INTERNET_DISCONNECTED/.test(problem))).toEqual([])
  })
})
