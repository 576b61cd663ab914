import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible, newContext, problemsOf, shopUrl, visit } from './harness.ts'

const PASSWORD = 'Cairn-demo-1'

async function signIn(role: string, options: Parameters<typeof visit>[1] = {}): Promise<Page> {
  const page = await visit('/studio', options)
  await page.getByLabel('Email').fill(`${role}@cairn.test`)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('heading', { name: 'What waits for you' }).waitFor()
  return page
}

/** A key in the browser itself, as a phone or a laptop has one. */
async function giveAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
}

/** Where the newest invitation leads. */
async function invitationOf(email: string): Promise<string> {
  const find = async () => {
    const listed = await (await fetch(`${shopUrl()}/dev/mailbox?to=${encodeURIComponent(email)}`)).text()
    return /\/studio\/welcome#[\w-]+/.exec(listed)?.[0] ?? (await firstLetter(listed))
  }
  await expect.poll(find).toBeDefined()
  return (await find()) ?? ''
}

async function firstLetter(listed: string): Promise<string | undefined> {
  const href = /href="(\/dev\/mailbox\/[^"]+)"/.exec(listed)?.[1]
  if (href === undefined) return undefined
  return /\/studio\/welcome#[\w-]+/.exec(await (await fetch(`${shopUrl()}${href}`)).text())?.[0]
}

/** Nobody is signed in yet when the page first asks who is: that answer is no fault. */
const expectNoSurprise = (page: Page) =>
  expect(problemsOf(page).filter(problem => !problem.includes('401'))).toEqual([])

describe('the studio', () => {
  it('lets an invited person in with a passkey, shows what the role allows, and remembers all of it', async () => {
    const owner = await signIn('owner')
    await expectAccessible(owner)
    await owner.getByRole('link', { name: 'Staff', exact: true }).click()
    await owner.getByRole('button', { name: 'Invite somebody' }).click()
    const email = `robin.${Date.now()}@cairn.test`
    const dialog = owner.getByRole('dialog')
    await dialog.getByLabel('Name').fill('Robin Quill')
    await dialog.getByLabel('Email').fill(email)
    await dialog.getByLabel('Role').selectOption('warehouse')
    await expectAccessible(owner, '[role=dialog]')
    await dialog.getByRole('button', { name: 'Send invitation' }).click()
    await owner.getByText('Robin Quill is invited.').waitFor()
    await owner
      .getByRole('row', { name: /Robin Quill/ })
      .getByText('Invited')
      .waitFor()

    const robin = await visit('about:blank', { context: await newContext() })
    await giveAuthenticator(robin)
    await robin.goto(await invitationOf(email))
    await robin.getByRole('heading', { name: 'Welcome, Robin Quill' }).waitFor()
    await expectAccessible(robin)
    await robin.getByRole('button', { name: 'Use a passkey' }).click()
    await robin.getByRole('heading', { name: 'What waits for you' }).waitFor()
    const rooms = robin.getByRole('navigation').getByRole('link')
    expect(await rooms.allTextContents()).toEqual(['Home', 'Your account'])
    await robin.goto('/studio/staff')
    await robin.getByText('You are not allowed to see this room.').waitFor()

    await robin.goto('/studio/account')
    await robin.getByRole('button', { name: 'Sign out' }).click()
    await robin.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await robin.getByRole('heading', { name: 'Your account' }).waitFor()
    await expectAccessible(robin)
    expectNoSurprise(robin)

    await owner.getByRole('link', { name: 'History' }).click()
    const invited = owner.getByRole('row', { name: /people\.invite/ }).first()
    await invited.getByText('name: Robin Quill').waitFor()
    expect(await invited.textContent()).not.toContain(email)
    await expectAccessible(owner)
    expectNoSurprise(owner)
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

  it('finds by a few letters, leads by two keys, and speaks other languages', async () => {
    const owner = await signIn('owner')
    await owner.keyboard.press('/')
    await owner.getByRole('combobox').fill('member@')
    await owner.getByRole('option', { name: /Robin Hale/ }).waitFor()
    await expectAccessible(owner, '[role=dialog]')
    await owner.keyboard.press('Escape')
    await owner.keyboard.press('g')
    await owner.keyboard.press('j')
    await owner.getByRole('heading', { name: 'Jobs and health' }).waitFor()
    await expectAccessible(owner)
    await owner.keyboard.press('g')
    await owner.keyboard.press('a')
    await owner.getByLabel('Language').selectOption('de')
    await owner.getByRole('heading', { name: 'Dein Konto' }).waitFor()
    await owner.getByLabel('Farben').selectOption('dark')
    await expectAccessible(owner)
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
