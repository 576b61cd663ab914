import type { Page, Response } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible, expectNoProblems, layoutShift, newContext, READ, visit } from './harness.ts'

const STYLE = '/en-us/dev/ui'
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim())
const summary = (page: Page, name: string) =>
  page.locator('details[data-menu] > summary', { hasText: new RegExp(`^${name}$`) })
const menuOpen = (page: Page) => page.locator('details[data-menu][open]').count()

describe('the wide menu', () => {
  it('opens and closes by click, one at a time', async () => {
    const page = await visit(STYLE)
    await summary(page, 'Women').click()
    await page.getByRole('link', { name: 'Trail running', exact: true }).first().waitFor()
    await summary(page, 'Men').click()
    await expect.poll(() => menuOpen(page)).toBe(1)
    await page.mouse.click(700, 850)
    await expect.poll(() => menuOpen(page)).toBe(0)
  })

  it('opens by key, closes by Escape and gives focus back', async () => {
    const page = await visit(STYLE)
    await summary(page, 'Women').focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => menuOpen(page)).toBe(1)
    await page.keyboard.press('Tab')
    await expect.poll(() => focused(page)).toBe('Footwear')
    await page.keyboard.press('Escape')
    await expect.poll(() => menuOpen(page)).toBe(0)
    await expect.poll(() => focused(page)).toBe('Women')
  })

  it('works without script', async () => {
    const page = await visit('/en-us', { script: false })
    await summary(page, 'Women').click()
    await page.getByRole('link', { name: 'Hiking boots', exact: true }).first().click()
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/en-us\/c\/.+-\d{4,10}$/)
  })
})

describe('the narrow menu', () => {
  it.each([true, false])('leads down to the third level and back (script: %s)', async script => {
    const page = await visit(STYLE, { screen: 'phone', script })
    await page.getByRole('button', { name: 'Menu', exact: true }).tap()
    await page.getByRole('button', { name: 'Women' }).tap()
    await page.locator('summary:visible', { hasText: 'Footwear' }).tap()
    await expect.poll(() => page.locator('a:visible', { hasText: 'Trail running' }).count()).toBe(1)
    const back = page.getByRole('button', { name: 'All categories' })
    await back.tap()
    // The first level lies below it all the while: what matters is that this one has gone.
    await back.waitFor({ state: 'hidden' })
    await expect.poll(() => page.getByRole('button', { name: 'Men', exact: true }).isVisible()).toBe(true)
    await page.getByRole('button', { name: 'Close menu' }).tap()
    await expect.poll(() => page.getByRole('button', { name: 'Men', exact: true }).isVisible()).toBe(false)
  })
})

describe('dialogs', () => {
  const open = (page: Page) => page.getByRole('dialog', { name: 'Change store' })

  it('open from a link of the page, hold focus, close by Escape and give focus back', async () => {
    const page = await visit(STYLE)
    await page.getByRole('link', { name: 'Open a dialog' }).focus()
    await page.keyboard.press('Enter')
    await open(page).waitFor()
    expect(page.url()).toContain('#dialog=probe')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true)
    await expectAccessible(page, '[role=dialog]')
    await page.keyboard.press('Escape')
    await open(page).waitFor({ state: 'detached' })
    await expect.poll(() => page.url()).not.toContain('#dialog')
    await expect.poll(() => focused(page)).toBe('Open a dialog')
    expectNoProblems(page)
  })

  it('open by their address', async () => {
    const page = await visit(`${STYLE}#dialog=probe&title=Change+store`)
    await open(page).waitFor()
    await page.getByRole('button', { name: 'Done' }).click()
    await open(page).waitFor({ state: 'detached' })
    await expect.poll(() => new URL(page.url()).hash).toBe('')
  })

  it('rise from below on phones', async () => {
    const page = await visit(STYLE, { screen: 'phone' })
    await page.getByRole('link', { name: 'Open a dialog' }).tap()
    await open(page).waitFor()
    await expect
      .poll(async () => {
        const box = await open(page).boundingBox()
        return box && Math.round(box.y + box.height)
      })
      .toBe(844)
  })

  it('are links without script', async () => {
    const page = await visit(STYLE, { script: false })
    await expect.poll(() => page.getByRole('link', { name: 'Open a dialog' }).getAttribute('href')).toBe(STYLE)
  })
})

describe('fields', () => {
  const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true }).click()

  it('say what is wrong beside them, and focus goes to the first', async () => {
    const page = await visit(STYLE)
    await send(page)
    await expect.poll(() => page.getByLabel('First name').getAttribute('aria-invalid')).toBe('true')
    await expect.poll(() => page.getByText('This field is required').count()).toBe(3)
    await expect.poll(() => page.getByText('Please tick this box to continue').count()).toBe(1)
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name')
    await page.getByLabel('Email').first().fill('nobody')
    await page.getByLabel('Email').first().blur()
    await page.getByText('Email is not valid').waitFor()
  })

  it('do not move what is being clicked', async () => {
    const page = await visit('/en-us/location-selector')
    await page.locator('footer input[name=email]').fill('half@written')
    await page.locator('footer a[href="/en-us/privacy"]').last().click()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/en-us/privacy')
  })

  it('pour what is typed into masks and tick off the password', async () => {
    const page = await visit(STYLE)
    await page.getByLabel('Phone').pressSequentially('3035550142')
    await expect.poll(() => page.getByLabel('Phone').inputValue()).toBe('(303) 555 - 0142')
    await page.getByLabel('Date of birth').pressSequentially('02291992')
    await expect.poll(() => page.getByLabel('Date of birth').inputValue()).toBe('02/29/1992')
    const password = page.getByLabel('Password', { exact: true })
    await password.fill('Cairn-demo-1')
    await expect.poll(() => page.getByText('(done)').count()).toBe(4)
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect.poll(() => password.getAttribute('type')).toBe('text')
  })

  it('send, and tell so in passing', async () => {
    const page = await visit(STYLE)
    await page.getByLabel('First name').fill('Ada')
    await page.locator('input[name=email]').first().fill('ada@cairn.test')
    await page.getByLabel('Password', { exact: true }).fill('Cairn-demo-1')
    await page.getByLabel('Size').selectOption('9')
    await page.getByLabel('I have read the terms.').check()
    await send(page)
    await page.getByRole('status', { name: 'Notifications' }).getByText('Sent').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('')
  })
})

describe('consent', () => {
  it('is asked in Europe until there is an answer, and moves nothing', async () => {
    const context = await newContext()
    const page = await visit('/de-de/location-selector', { context })
    const consent = async () => (await context.cookies()).find(({ name }) => name === 'consent')?.value
    await page.getByRole('button', { name: 'Nur das Nötige' }).click()
    await expect.poll(consent).toBe('C0001')
    expect(await layoutShift(page)).toBeLessThan(0.01)
    await page.reload()
    await expect.poll(() => page.locator('#consent').isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click()
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('consent')
    await page.getByLabel('Zählen: was gelesen wird und was langsam ist').check()
    await page.getByRole('button', { name: 'Auswahl speichern' }).click()
    await expect.poll(consent).toBe('C0001.C0002')
  })

  it('is not asked in America', async () => {
    const page = await visit('/en-us/location-selector')
    await expect.poll(() => page.locator('#consent').count()).toBe(0)
  })
})

describe('without script', () => {
  it('a country can be chosen, and is remembered', async () => {
    const context = await newContext({ script: false })
    const page = await visit('/en-us/location-selector', { context })
    await page.getByRole('button', { name: 'Deutschland' }).click()
    await page.waitForURL('**/de-de', READ)
    await page.goto('/')
    expect(new URL(page.url()).pathname).toBe('/de-de')
  })

  it('the letter can be ordered', async () => {
    const page = await visit('/en-us/location-selector', { script: false })
    await page.locator('footer input[name=email]').fill('reader@cairn.test')
    await page.locator('footer input[name=policy]').check()
    await page.getByRole('button', { name: 'Send me the letter' }).click()
    await expect.poll(() => page.getByText('The first letter comes at the end of the month').isVisible()).toBe(true)
  })
})

describe('every page', () => {
  it('closes the promo bar for good', async () => {
    const context = await newContext()
    const page = await visit('/en-us/location-selector', { context })
    await page.getByRole('button', { name: 'Close the news' }).click()
    await page.reload()
    await expect.poll(() => page.locator('[data-promo-bar]').count()).toBe(0)
  })

  it('loads at most 5 kB of script until an island is touched', async () => {
    const scripts: Response[] = []
    const page = await visit('/en-us/location-selector', {
      async before(page) {
        page.on('response', response => response.request().resourceType() === 'script' && scripts.push(response))
      },
    })
    await page.waitForLoadState('networkidle')
    const sizes = await Promise.all(scripts.map(async response => (await response.request().sizes()).responseBodySize))
    expect(sizes.length).toBeGreaterThan(0)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(5 * 1024)
  })

  it.each(['/en-us/location-selector', '/de-de/nirgendwo', STYLE, '/en-us/dev/islands'])(
    'is accessible and still: %s',
    async path => {
      const page = await visit(path)
      await expectAccessible(page)
      expect(await layoutShift(page)).toBeLessThan(0.01)
    },
  )

  it('tells its type', async () => {
    const page = await visit('/de-de/nirgendwo')
    await expect.poll(() => page.locator('html').getAttribute('data-page-type')).toBe('Error')
    await page.goto('/fr-ca/location-selector')
    await expect.poll(() => page.locator('html').getAttribute('data-page-type')).toBe('Other')
  })
})

describe('the search box', () => {
  const box = (page: Page) => page.getByRole('search').first().getByRole('combobox')

  it('suggests while one types, and arrows lead to a suggestion', async () => {
    const page = await visit('/en-us/location-selector')
    // Those for the first letters may stand there before, and change under the arrows.
    const answered = page.waitForResponse(/autoSuggest\?(?:.*&)?q=trail(?:&|$)/)
    await box(page).pressSequentially('trail')
    await (await answered).finished()
    await page.getByRole('option').first().waitFor()
    await page.getByRole('group', { name: 'Products' }).getByRole('option').first().waitFor()
    await expectAccessible(page, 'header')
    await page.keyboard.press('ArrowDown')
    const reached = page.getByRole('option', { selected: true })
    const [address, id] = [await reached.getAttribute('href'), await reached.getAttribute('id')]
    await expect.poll(() => box(page).getAttribute('aria-activedescendant')).toBe(id)
    await page.keyboard.press('Enter')
    await page.waitForURL(url => url.pathname + url.search === address)
  })

  it('closes by Escape and goes on being a form', async () => {
    const page = await visit('/en-us/location-selector')
    await box(page).pressSequentially('boots')
    await page.getByRole('option').first().waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('option').count()).toBe(0)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/en-us/search?q=boots')
  })

  it('searches without script', async () => {
    const page = await visit('/en-us/location-selector', { script: false })
    await box(page).fill('shell')
    await box(page).press('Enter')
    await expect.poll(() => new URL(page.url()).search).toBe('?q=shell')
  })
})
