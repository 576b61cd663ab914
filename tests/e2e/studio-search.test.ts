import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { expectAccessible, settled, shopUrl, visit } from './harness.ts'
import { callsOn, expectNoSurprise, signIn } from './studio-people.ts'

const CALLS = '/api/staff/v1/search'
const first = async (path: string) => {
  const page = await visit(path)
  const href = await page.locator('main a[href*="/p/"]').first().getAttribute('href')
  return href ?? ''
}

/** Somebody looks for a word, sees what is found and leaves. */
async function lookFor(word: string): Promise<void> {
  const page = await visit(`/en-us/search?q=${word}`)
  const part = () =>
    page.evaluate(() => performance.getEntriesByType('resource').find(({ name }) => name.includes('tell-search'))?.name)
  await expect.poll(part).toBeDefined()
  await page.evaluate(`import(${JSON.stringify(await part())}).then(() => {})`)
  await page.goto('/en-us')
}

const dialogOf = (page: Page) => page.getByRole('dialog')

describe('what people search for', () => {
  it('is found after somebody has said what it means, in the order that was made by hand, until a rule ends', async () => {
    await lookFor('glopperz')
    // What fewer than five looked for may be about somebody: nobody reads it.
    for (let each = 0; each < 4; each++)
      await fetch(`${shopUrl()}/fapi/search/note?locale=en-us`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ q: 'glopperz', found: 0, clicked: false }),
      })
    const page = await signIn('owner')
    // A browser sends what it tells at leaving when it finds the time.
    const missed = async () => (await page.request.get(`${CALLS}/queries?only=missed`)).text()
    await expect.poll(missed).toContain('glopperz')
    await page.goto('/studio/search')
    await page.getByRole('button', { name: 'Found nothing' }).click()
    await page.getByRole('button', { name: 'Add a synonym: glopperz' }).click()
    await dialogOf(page).getByLabel('What it means').fill('boots')
    const compared = dialogOf(page).getByRole('row').filter({ hasText: 'glopperz' })
    await compared.getByText('0 found').waitFor()
    await expectAccessible(page)
    await dialogOf(page).getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved. Shoppers see it now.').waitFor()
    await settled()
    const boots = await first('/en-us/search?q=glopperz')
    expect(boots).not.toBe('')

    const { categories } = await (await page.request.get(`${CALLS}/categories`)).json()
    const [{ categoryId, title }] = categories
    const { first: shown } = await (await page.request.get(`${CALLS}/categories/${categoryId}?siteId=US`)).json()
    const wanted: string = shown[4].styleId
    const sold = await page.request.get(`/api/products/v2/search/productSearch?q=${wanted}&locale=en-us`, {
      headers: { 'x-access-key': 'cairn-web' },
    })
    const [{ url }] = (await sold.json()).products
    await page.getByRole('button', { name: 'Categories' }).click()
    await page.getByLabel('Category', { exact: true }).selectOption({ label: title })
    await page.getByLabel('First by hand, then by a rule').check()
    await page.getByLabel('Find a style by name or number').fill(wanted)
    await page.getByRole('button', { name: `Choose ${shown[4].title}` }).click()
    await page.getByText('1 of 1 most frequent searches or categories change.').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('heading', { name: /^As shoppers see it/ }).waitFor()
    await settled()
    expect(await first(`/en-us/c/x-${categoryId}`)).toBe(url)

    await page.getByRole('button', { name: 'Pins and boosts' }).click()
    await page.getByRole('button', { name: 'Pin, boost or bury' }).click()
    await dialogOf(page).getByLabel('What is typed').fill('glopperz')
    await dialogOf(page).getByLabel('Find a style by name or number').fill(wanted)
    await dialogOf(page)
      .getByRole('button', { name: `Choose ${shown[4].title}` })
      .click()
    await dialogOf(page).getByRole('row').filter({ hasText: 'glopperz' }).waitFor()
    await dialogOf(page).getByRole('button', { name: 'Save' }).click()
    await page.getByRole('row').filter({ hasText: 'glopperz' }).getByText('On', { exact: true }).waitFor()
    await settled()
    expect(await first('/en-us/search?q=glopperz')).toBe(url)
    const { rules } = await (await page.request.get(`${CALLS}/rules`)).json()
    const { id, effect, sites, on, what, startsAt } = rules[0]
    const endsAt = new Date(Date.now() + 0.1 * inject('patience')).toISOString()
    const headers = { origin: new URL(page.url()).origin }
    const data = { effect, sites, on, what, startsAt, endsAt }
    expect((await page.request.put(`${CALLS}/rules/${id}`, { data, headers })).ok()).toBe(true)
    await expect.poll(() => first('/en-us/search?q=glopperz')).toBe(boots)

    const { rows } = await callsOn(page)('styles.list', { query: { q: /-([A-Z0-9]{8})$/.exec(boots)?.[1] ?? '' } })
    const [leading] = rows
    await page.getByRole('button', { name: 'Pin, boost or bury' }).click()
    await dialogOf(page).getByLabel('What is typed').fill('glopperz')
    await dialogOf(page).getByLabel('Bury').check()
    await dialogOf(page)
      .getByLabel('Find a style by name or number')
      .fill(leading?.styleId ?? '')
    await dialogOf(page)
      .getByRole('button', { name: `Choose ${leading?.name}` })
      .click()
    await dialogOf(page).getByRole('row').filter({ hasText: 'glopperz' }).waitFor()
    await dialogOf(page).getByRole('button', { name: 'Save' }).click()
    await dialogOf(page).waitFor({ state: 'detached' })
    await settled()
    expect(await first('/en-us/search?q=glopperz')).not.toBe(boots)

    await page.getByRole('button', { name: 'Categories' }).click()
    await page.getByLabel('Category', { exact: true }).selectOption({ label: title })
    await page.getByLabel('This category has filters of its own').check()
    await page.getByRole('button', { name: 'Take away: Price' }).click()
    await expectAccessible(page)
    expectNoSurprise(page)
  })
})
