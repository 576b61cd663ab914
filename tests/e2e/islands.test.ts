import { chromium, type Page, type Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { BROWSER_FLAGS, obtainWholeBrowser } from '../../scripts/browser.ts'
import { newContext, shopUrl, visit } from './harness.ts'

const PAGE = '/en-us/dev/islands'
const CODE = /\/assets\/probe\.island-[^/]+\.js$/

const island = (page: Page, label: string) => page.locator(`cairn-island:has(form[aria-label="${label}"])`)
const button = (page: Page, label: string) => page.getByRole('button', { name: `${label} clicked` })
const sees = (page: Page, label: string) => page.getByRole('button', { name: `${label} sees` }).textContent()
const output = (page: Page, label: string) => page.getByLabel(`${label} output`)
const ready = (page: Page, label: string) =>
  page.locator(`cairn-island[data-state="ready"]:has(form[aria-label="${label}"])`).waitFor()
const stateOf = (page: Page, label: string) => island(page, label).getAttribute('data-state')

/** Holds the island's code back until the test lets it go. */
async function heldBack(screen: 'desktop' | 'phone' = 'desktop') {
  const held: Route[] = []
  let open = false
  const page = await visit(PAGE, {
    screen,
    // The first island wakes on load; without it nothing else has asked for the code before the test does.
    before: page => page.route(CODE, route => (open ? route.continue() : void held.push(route))),
  })
  const release = async () => {
    open = true
    for (const route of held.splice(0)) await route.continue()
  }
  return { page, release }
}

describe('waking', () => {
  it('wakes an island on load without being touched', async () => {
    const page = await visit(PAGE)
    await ready(page, 'load')
    await expect.poll(() => stateOf(page, 'load')).toBe('ready')
    expect(await stateOf(page, 'interaction')).toBeNull()
  })

  it('wakes an island shortly before it scrolls into view, and not earlier', async () => {
    const page = await visit(PAGE)
    await ready(page, 'load')
    expect(await stateOf(page, 'visible')).toBeNull()
    await page.mouse.wheel(0, 4000)
    await ready(page, 'visible')
  })

  it('answers the first click of a mouse', async () => {
    const page = await visit(PAGE)
    await button(page, 'interaction').click()
    await expect.poll(() => button(page, 'interaction').textContent()).toBe('interaction clicked 1')
  })

  it('answers the first tap of a finger, once', async () => {
    const page = await visit(PAGE, { screen: 'phone' })
    await button(page, 'interaction').tap()
    await expect.poll(() => button(page, 'interaction').textContent()).toBe('interaction clicked 1')
    await button(page, 'interaction').tap()
    await expect.poll(() => button(page, 'interaction').textContent()).toBe('interaction clicked 2')
  })

  it.each(['Enter', 'Space'])('answers the first press of %s', async key => {
    const page = await visit(PAGE)
    await button(page, 'interaction').focus()
    await page.keyboard.press(key)
    await expect.poll(() => button(page, 'interaction').textContent()).toBe('interaction clicked 1')
  })
})

describe('what a shopper does before an island is ready', () => {
  it('is replayed: every click, in order', async () => {
    const { page, release } = await heldBack()
    for (const _ of [1, 2, 3]) await button(page, 'interaction').click()
    await expect.poll(() => button(page, 'interaction').textContent()).toBe('interaction clicked 0')
    await release()
    await expect.poll(() => button(page, 'interaction').textContent()).toBe('interaction clicked 3')
  })

  it('is replayed: taps', async () => {
    const { page, release } = await heldBack('phone')
    await button(page, 'interaction').tap()
    await button(page, 'interaction').tap()
    await release()
    await expect.poll(() => button(page, 'interaction').textContent()).toBe('interaction clicked 2')
  })

  it('keeps what was typed, and then sends it', async () => {
    const { page, release } = await heldBack()
    await page.getByLabel('interaction text').pressSequentially('wet granite')
    await page.getByRole('button', { name: 'interaction send' }).click()
    expect(new URL(page.url()).search).toBe('')
    await release()
    await expect.poll(() => output(page, 'interaction').textContent()).toContain('submitted wet granite')
    await expect.poll(() => page.getByLabel('interaction text').inputValue()).toBe('wet granite')
  })

  it('keeps what was filled into several fields', async () => {
    const { page, release } = await heldBack()
    await page.getByLabel('interaction text').fill('ridge')
    await page.getByLabel('interaction note').fill('north side')
    // By key, as a person does it: what a script sets is not the shopper's.
    await page.getByLabel('interaction ground').press('m')
    await page.getByLabel('interaction box').click()
    await release()
    await expect.poll(() => output(page, 'interaction').textContent()).toContain('ridge north side mud ticked')
    await expect.poll(() => page.getByLabel('interaction note').inputValue()).toBe('north side')
  })

  it('sends by Enter in the field', async () => {
    const { page, release } = await heldBack()
    await page.getByLabel('interaction text').fill('scree')
    await page.getByLabel('interaction text').press('Enter')
    await release()
    await expect.poll(() => output(page, 'interaction').textContent()).toContain('submitted scree')
  })

  it('keeps a box that was ticked', async () => {
    const { page, release } = await heldBack()
    await page.getByLabel('interaction box').click()
    await expect.poll(() => page.getByLabel('interaction box').isChecked()).toBe(true)
    await release()
    await expect.poll(() => output(page, 'interaction').textContent()).toContain('ticked')
    await expect.poll(() => page.getByLabel('interaction box').isChecked()).toBe(true)
  })

  it('goes on typing while the island wakes', async () => {
    const { page, release } = await heldBack()
    const field = page.getByLabel('interaction text')
    await field.pressSequentially('long ')
    await release()
    await field.pressSequentially('way round', { delay: 20 })
    await ready(page, 'interaction')
    await expect.poll(() => output(page, 'interaction').textContent()).toContain('long way round')
  })
})

describe('an island that cannot wake', () => {
  it('leaves the HTML of the server, which goes on working', async () => {
    const page = await visit(PAGE)
    const before = await island(page, 'failing').innerHTML()
    await button(page, 'failing').click()
    await expect.poll(() => stateOf(page, 'failing')).toBe('failed')
    expect(await island(page, 'failing').innerHTML()).toBe(before)
    await page.getByLabel('failing text').fill('moraine')
    await page.getByRole('button', { name: 'failing send' }).click()
    await page.waitForURL(/\?q=moraine/)
  })

  it('does not take its neighbours with it', async () => {
    const page = await visit(PAGE)
    await button(page, 'failing').click()
    await expect.poll(() => stateOf(page, 'failing')).toBe('failed')
    await button(page, 'interaction').click()
    await expect.poll(() => button(page, 'interaction').textContent()).toBe('interaction clicked 1')
  })

  it('reloads the page once when its code is gone, and then gives up', async () => {
    let loads = 0
    const page = await visit(PAGE, {
      async before(page) {
        await page.route(CODE, route => route.abort())
        page.on('framenavigated', () => loads++)
      },
    })
    await expect.poll(() => loads).toBe(2)
    await expect.poll(() => stateOf(page, 'load')).toBe('failed')
    expect(loads).toBe(2)
  })
})

describe('islands of one page', () => {
  it('share a store', async () => {
    const page = await visit(PAGE)
    await page.getByRole('button', { name: 'interaction sees 0' }).click()
    await expect.poll(() => sees(page, 'interaction')).toBe('interaction sees 1')
    await expect.poll(() => sees(page, 'load')).toBe('load sees 1')
  })

  it('see what the others did before they woke', async () => {
    const page = await visit(PAGE)
    await page.getByRole('button', { name: 'load sees 0' }).click()
    await expect.poll(() => sees(page, 'load')).toBe('load sees 1')
    await page.getByRole('button', { name: 'interaction sees' }).focus()
    await expect.poll(() => sees(page, 'interaction')).toBe('interaction sees 1')
  })

  it('keep the ids the server gave', async () => {
    const page = await visit(PAGE)
    const idsOf = () => page.locator('cairn-island input[name=q]').evaluateAll(fields => fields.map(field => field.id))
    const before = await idsOf()
    await button(page, 'interaction').click()
    await ready(page, 'interaction')
    expect(await idsOf()).toEqual(before)
    expect(new Set(before).size).toBe(before.length)
  })
})

describe('going away and coming back', () => {
  it('finds islands that work', async () => {
    const context = await newContext()
    const page = await visit(PAGE, { context })
    await button(page, 'interaction').click()
    await expect.poll(() => button(page, 'interaction').textContent()).toBe('interaction clicked 1')
    await page.goto('/en-us/location-selector')
    await page.goBack()
    const said = await button(page, 'interaction').textContent()
    await button(page, 'interaction').click()
    await expect.poll(() => button(page, 'interaction').textContent()).not.toBe(said)
  })

  it('brings a shared page back as it was left', async () => {
    // Test tools switch the back/forward cache off; shoppers have it.
    const browser = await chromium.launch({
      executablePath: obtainWholeBrowser(),
      args: [...BROWSER_FLAGS],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    })
    const page = await browser.newPage({ baseURL: shopUrl() })
    try {
      await page.goto('/en-us/location-selector')
      await page.locator('footer input[name=email]').fill('half@written')
      await page.evaluate(() => document.body.setAttribute('data-left', 'yes'))
      await page.locator('footer a[href="/en-us/privacy"]').last().click()
      await page.waitForURL('**/en-us/privacy', { waitUntil: 'commit' })
      await page.goBack({ waitUntil: 'commit' })
      await expect.poll(() => page.locator('body').getAttribute('data-left')).toBe('yes')
      await expect.poll(() => page.locator('footer input[name=email]').inputValue()).toBe('half@written')
    } finally {
      await browser.close()
    }
  })
})
