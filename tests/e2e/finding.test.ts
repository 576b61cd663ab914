import { describe, expect, it } from 'vitest'
import { expectAccessible, expectNoProblems, newContext, shopUrl, visit } from './harness.ts'

const MEN = '/en-us/c/men-2000'
const isFiltered = (url: URL) => url.searchParams.get('store') !== null

describe('what my store has', () => {
  it.each([true, false])('is shown once a store is chosen (script: %s)', async script => {
    const context = await newContext({ script })
    const page = await visit('/en-us/c/hiking-boots-2302?width=regular', { context })
    const filters = page.locator('#filters')
    await filters.getByRole('link', { name: 'In my store' }).click()
    await page.waitForURL(/store-locator/)
    if (script) await expectAccessible(page)
    await page.getByRole('button', { name: /Show what is here.*Cairn Boulder$/ }).click()
    await page.waitForURL(isFiltered)
    expect(new URL(page.url()).searchParams.get('width')).toBe('regular')
    const chosen = filters.getByRole('link', { name: /At Cairn Boulder/ })
    expect(await chosen.getAttribute('aria-current')).toBe('true')
    if (script) await expectAccessible(page)
    await chosen.click()
    await page.waitForURL(url => !isFiltered(url))
    if (!script) return
    await filters.getByRole('link', { name: 'At Cairn Boulder' }).click()
    await page.waitForURL(isFiltered)
    expectNoProblems(page)
  })
})

describe('filters', () => {
  it('collect on a phone what is tapped, say how much is left, and go back one by one', async () => {
    const page = await visit(MEN, { screen: 'phone' })
    await page.getByRole('button', { name: 'Filters' }).click()
    const sheet = page.locator('#filters')
    const size = sheet.getByRole('link', { name: '10', exact: true })
    await size.click()
    await page.waitForURL(/size=10/)
    await expect.poll(() => size.getAttribute('aria-current')).toBe('true')
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('10')
    const said = page.locator('#listing-said')
    const first = await said.textContent()
    await sheet.getByRole('link', { name: /^Wide/ }).click()
    await page.waitForURL(/width=wide/)
    await expect.poll(() => said.textContent()).not.toBe(first)
    const count = (await said.textContent()) ?? ''
    await page.getByRole('button', { name: `Show ${count}` }).click()
    await expect.poll(() => sheet.isVisible()).toBe(false)
    await page.getByRole('list', { name: 'Filters you chose' }).getByRole('link', { name: /Wide/ }).waitFor()
    await page.goBack()
    await expect.poll(() => said.textContent()).toBe(first)
    expectNoProblems(page)
  })
})

describe('the search field', () => {
  it('remembers what was searched for, and forgets it when asked', async () => {
    const context = await newContext()
    const page = await visit('/en-us/search', { context })
    const field = page.locator('main').getByRole('combobox', { name: 'Search the shop' })
    await field.click()
    const often = page.getByRole('group', { name: 'Often searched' }).getByRole('option')
    await expect.poll(() => often.count()).toBeGreaterThan(2)
    await field.fill('merino socks')
    await field.press('Enter')
    await page.waitForURL(/q=merino/)
    await page.goto('/en-us/search')
    await field.click()
    const last = page.getByRole('group', { name: 'Your last searches' })
    await last.waitFor()
    await field.press('ArrowDown')
    await expect.poll(() => page.getByRole('option', { selected: true }).textContent()).toBe('merino socks')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Forget your last searches' }).click()
    await expect.poll(() => last.count()).toBe(0)
  })

  it('draws a line while an answer is on its way, and none afterwards', async () => {
    let release = () => {}
    const held = new Promise<void>(resolve => (release = resolve))
    const page = await visit('/en-us/search', {
      before: page =>
        page.route('**/autoSuggest?*', async route => {
          await held
          await route.continue()
        }),
    })
    const looking = () => page.locator('main search').first().getAttribute('aria-busy')
    await page.locator('main').getByRole('combobox', { name: 'Search the shop' }).fill('boot')
    await expect.poll(looking).toBe('true')
    release()
    await page.getByRole('group', { name: 'Products' }).waitFor()
    await expect.poll(looking).toBeNull()
  })

  it('never shows an old answer over a newer one', async () => {
    let release = () => {}
    const newer = new Promise<void>(resolve => (release = resolve))
    const page = await visit('/en-us/search', {
      before: page =>
        page.route('**/autoSuggest?*q=boo*', async route => {
          await newer
          await route.continue()
        }),
    })
    const field = page.locator('main').getByRole('combobox', { name: 'Search the shop' })
    const asked = page.waitForRequest('**/autoSuggest?*q=boo*')
    const late = page.waitForResponse('**/autoSuggest?*q=boo*')
    await field.fill('boot')
    await asked
    await field.fill('beanie')
    const products = page.getByRole('group', { name: 'Products' }).getByRole('option')
    await expect.poll(() => products.first().textContent()).toContain('Beanie')
    release()
    await (await late).finished()
    await expect.poll(() => products.first().textContent()).toContain('Beanie')
  })

  it('shows ways on when nothing is found', async () => {
    const page = await visit('/en-us/search?q=zzqqxx')
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Nothing found for “zzqqxx”')
    expect(await page.locator('[data-recommended]').count()).toBeGreaterThan(3)
    await expectAccessible(page)
  })
})

describe('an address nobody should have written', () => {
  it.each([
    ['/en-us/p/nothing-ZZZZZZZZ', 404],
    ['/en-us/p/nothing-ZZZZZZZZ/ask', 404],
    ['/en-us/look/ZZZZZZZZZ', 404],
    ['/en-us/c/nothing-999999', 404],
    ['/en-us/c/wrong-text-2302', 301],
    [`${MEN}?page=99999&show=99999`, 200],
    [`${MEN}?sort=evil`, 200],
    [`${MEN}?colour=%00`, 200],
    [`${MEN}?gender=%3Cdogs`, 200],
    ['/en-us/search?q=%00%07', 400],
    ['/en-us/search?q=returns', 302],
  ])('is answered: %s', async (path, status) => {
    const answer = await fetch(shopUrl() + path, { redirect: 'manual' })
    expect(answer.status).toBe(status)
    const target = answer.headers.get('location')
    if (target !== null) expect((await fetch(new URL(target, shopUrl()))).status).toBe(200)
  })

  it('may be very long', async () => {
    const answer = await fetch(`${shopUrl()}/en-us/search?q=${'a'.repeat(10_000)}`)
    expect(answer.status).toBe(200)
    expect((await answer.text()).length).toBeLessThan(200_000)
  })
})
