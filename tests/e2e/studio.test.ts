import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible, shopUrl, visit } from './harness.ts'
import { callsOn, expectNoSurprise, invite, signIn, signInThere } from './studio-people.ts'

describe('the studio', () => {
  it('lets in through the company’s own sign-in, and asks there again before what matters', async () => {
    const owner = await signIn('owner')
    const login = `jo.${Date.now()}`
    await invite(owner, { name: 'Jo Marsh', email: `${login}@cairn.test`, role: 'owner' })
    const jo = await visit('/studio/keys')
    await jo.getByRole('link', { name: 'Sign in with Ridge Office' }).click()
    await signInThere(jo, login)
    await jo.getByRole('heading', { name: 'Keys' }).waitFor()
    expect(new URL(jo.url()).pathname).toBe('/studio/keys')

    // An hour at the desk later, as the shop sees it.
    await jo.route('**/api/staff/v1/keys', (route, request) =>
      request.method() === 'POST'
        ? route.fulfill({
            status: 403,
            json: { errorDetails: [{ errorId: 'AUT401', name: 'STAFF_PROOF_REQUIRED', message: '' }], appId: 'cairn' },
          })
        : route.continue(),
    )
    await jo.getByRole('button', { name: 'New key' }).click()
    await jo.getByRole('dialog').getByLabel('What is it for?').fill('Jo’s robot')
    await jo.getByRole('checkbox', { name: /orders\.read/ }).check()
    await jo.getByRole('button', { name: 'Make the key' }).click()
    const asked = jo.getByRole('dialog', { name: 'Is it still you?' })
    await asked.waitFor()
    await jo.unroute('**/api/staff/v1/keys')
    const opened = jo.context().waitForEvent('page')
    await asked.getByRole('button', { name: 'Sign in with Ridge Office' }).click()
    await signInThere(await opened, login)
    await jo.getByLabel('Secret').waitFor()

    const stranger = await visit('/studio')
    await stranger.getByRole('link', { name: 'Sign in with Ridge Office' }).click()
    await signInThere(stranger, 'stranger')
    await stranger.getByText('That sign-in is not known here.').waitFor()
    await expectAccessible(stranger)
  })

  it('takes the company’s own sign-in as a second way in, after a fresh proof, and of one person alone', async () => {
    const login = `link.${Date.now()}`
    const page = await signIn('publisher')
    // An hour at the desk later, as the studio hears it.
    await page.route('**/api/staff/v1/session', async route => {
      const me = await (await route.fetch()).json()
      await route.fulfill({ json: { ...me, provedAt: '2026-01-01T00:00:00.000Z' } })
    })
    await page.goto('/studio/account')
    const button = (at: Page) => at.getByRole('button', { name: 'Sign in with Ridge Office too' })
    await button(page).click()
    const asked = page.getByRole('dialog', { name: 'Is it still you?' })
    await asked.getByLabel('Password').fill('Cairn-demo-1')
    await page.unroute('**/api/staff/v1/session')
    await asked.getByRole('button', { name: 'Go on' }).click()
    await signInThere(page, login)
    await page.getByText('You can also sign in with Ridge Office.').waitFor()
    await expectAccessible(page)

    const elsewhere = await visit('/studio/account')
    await elsewhere.getByRole('link', { name: 'Sign in with Ridge Office' }).click()
    await signInThere(elsewhere, login)
    await elsewhere.getByText('publisher@cairn.test').waitFor()

    const other = await signIn('editor')
    await other.goto('/studio/account')
    await button(other).click()
    await signInThere(other, login)
    await other.getByText('That sign-in was not linked').waitFor()
    await other.getByRole('heading', { name: 'What waits for you' }).waitFor()
  })

  it('makes a key with one scope, which works for that and is refused elsewhere', async () => {
    const owner = await signIn('owner')
    await owner.keyboard.press('ControlOrMeta+k')
    await owner.getByRole('combobox', { name: 'Search or do something' }).fill('new key')
    await owner.keyboard.press('Enter')
    const dialog = owner.getByRole('dialog')
    await dialog.getByLabel('What is it for?').fill('Watcher of jobs')
    await dialog.getByRole('checkbox', { name: /jobs\.read/ }).check()
    await dialog.getByRole('button', { name: 'Make the key' }).click()
    const secret = await dialog.getByLabel('Secret').inputValue()
    const ask = (path: string) =>
      fetch(`${shopUrl()}/api/staff/v1${path}`, { headers: { authorization: `Bearer ${secret}` } })
    expect([(await ask('/jobs')).status, (await ask('/people')).status]).toEqual([200, 403])
    await dialog.getByRole('button', { name: 'Close' }).click()
    const row = owner.getByRole('row', { name: /Watcher of jobs/ }).first()
    await row.getByRole('button', { name: 'End this key' }).click()
    await owner.getByRole('dialog').getByRole('button', { name: 'End this key' }).click()
    await owner.getByText('The key “Watcher of jobs” has ended.').waitFor()
    expect((await ask('/jobs')).status).toBe(401)
    await expectAccessible(owner)
  })

  it('makes keys for the sites on which somebody works, and offers no others', async () => {
    const owner = await signIn('owner')
    const call = callsOn(owner)
    const { rows } = await call('people.list', { query: { q: 'analyst@cairn.test' } })
    const params = { staffId: rows[0]?.id ?? '' }
    await call('people.change', { params, body: { assignments: [{ role: 'owner', sites: ['DE', 'FR'] }] } })
    try {
      const page = await signIn('analyst')
      await page.goto('/studio/keys?open=new')
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('What is it for?').fill('Shelves of France')
      await dialog.getByRole('checkbox', { name: /stock\.read/ }).check()
      const site = (name: string) => dialog.getByRole('checkbox', { name, exact: true })
      for (const other of ['All sites', 'US']) expect([other, await site(other).isDisabled()]).toEqual([other, true])
      expect([await site('DE').isChecked(), await site('FR').isChecked()]).toEqual([true, true])
      await site('DE').uncheck()
      await expectAccessible(page, '[role=dialog]')
      await dialog.getByRole('button', { name: 'Make the key' }).click()
      await dialog.getByLabel('Secret').waitFor()
      await dialog.getByRole('button', { name: 'Close' }).click()
      const made = page.getByRole('row', { name: /Shelves of France.*stock\.read FR/ })
      await made.first().waitFor()
      expectNoSurprise(page)
    } finally {
      await call('people.change', { params, body: { assignments: rows[0]?.assignments } })
    }
  })

  it('finds by a few letters, leads by two keys, and speaks other languages', async () => {
    const owner = await signIn('owner')
    await owner.keyboard.press('/')
    await owner.getByRole('combobox').fill('member@')
    await owner.getByRole('option', { name: /Robin Hale/ }).waitFor()
    await expectAccessible(owner, '[role=dialog]')
    await owner.getByRole('combobox').fill('JAPXSDUN')
    await owner
      .getByRole('option', { name: /^JAPXSDUN-\w+ ?SKU/ })
      .first()
      .waitFor()
    await owner.getByRole('combobox').fill('fulfilment')
    await owner.getByRole('option', { name: /^FULFILMENT ?Setting/ }).click()
    await owner.getByRole('heading', { name: 'Settings', level: 1 }).waitFor()
    expect(new URL(owner.url()).hash).toBe('#FULFILMENT')
    // Keys that are pressed within a dialog are not meant for the studio.
    const closed = () => owner.getByRole('dialog').waitFor({ state: 'detached' })
    await closed()
    await owner.keyboard.press('n')
    await owner.keyboard.press('c')
    await owner.getByRole('dialog', { name: 'New page' }).waitFor()
    await owner.keyboard.press('Escape')
    await closed()
    await owner.keyboard.press('Shift+Slash')
    await owner.getByRole('dialog').locator('kbd', { hasText: 'g h' }).waitFor()
    const keys = await owner.getByRole('dialog').locator('kbd').allTextContents()
    expect(keys).toEqual([...new Set(keys)])
    await owner.keyboard.press('Escape')
    await closed()
    await owner.keyboard.press('g')
    await owner.keyboard.press('j')
    await owner.getByRole('heading', { name: 'Jobs and health' }).waitFor()
    await expectAccessible(owner)
    await owner.keyboard.press('g')
    await owner.keyboard.press('a')
    await owner
      .getByRole('listitem')
      .filter({ hasText: /^Chrome · Linux.*this browser$/s })
      .first()
      .waitFor()
    await owner.getByRole('main').getByLabel('Language').selectOption('de')
    await owner.getByRole('heading', { name: 'Dein Konto' }).waitFor()
    await owner.getByLabel('Farben').selectOption('dark')
    await owner.getByLabel('Dichte').selectOption('dense')
    await expectAccessible(owner)
    // As somebody likes it, it is when they come again.
    await owner.reload()
    await owner.getByRole('heading', { name: 'Dein Konto' }).waitFor()
    const { theme, density } = await owner.evaluate(() => ({ ...document.documentElement.dataset }))
    expect([theme, density]).toEqual(['dark', 'dense'])
  })

  it('can be used standing up, on a phone', async () => {
    const page = await signIn('warehouse', { screen: 'phone' })
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('link', { name: 'Your account' }).click()
    await page.getByRole('heading', { name: 'Your account' }).waitFor()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    expectNoSurprise(page)
  })

  it('tells nothing to a stranger but how to sign in', async () => {
    const page = await visit('/studio/history')
    await page.getByRole('heading', { name: 'Sign in to Cairn Studio' }).waitFor()
    await page.getByLabel('Email').fill('nobody@cairn.test')
    await page.getByLabel('Password').fill('not this one')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByRole('alert').filter({ hasText: 'That did not work' }).waitFor()
    const response = await fetch(`${shopUrl()}/studio`)
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  })
})
