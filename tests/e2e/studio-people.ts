import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import { createStaffClient, type StaffCall } from '#contract/staff/staff-client.ts'
import { fillAddress, fillCart, payByCard } from './buying.ts'
import { newContext, problemsOf, shopUrl, visit } from './harness.ts'

const PASSWORD = 'Cairn-demo-1'

/** One of the demo shop's staff, signed in. */
export async function signIn(role: string, options: Parameters<typeof visit>[1] = {}): Promise<Page> {
  const page = await visit('/studio', options)
  await page.getByLabel('Email').fill(`${role}@cairn.test`)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('heading', { name: 'What waits for you' }).waitFor()
  return page
}

/** A key in the browser itself, as a phone or a laptop has one. */
export async function giveAuthenticator(page: Page): Promise<void> {
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

/** At the company's own sign-in. */
export async function signInThere(page: Page, name: string): Promise<void> {
  await page.locator('[name=login]').fill(name)
  await page.locator('[name=password]').fill('any')
  await page.locator('[type=submit]').click()
}

/** Where the newest invitation leads. */
export async function invitationOf(email: string): Promise<string> {
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

/** Invites somebody with one role, from the room where staff are listed. */
export async function invite(owner: Page, { name, email, role }: { name: string; email: string; role: string }) {
  await owner.goto('/studio/staff')
  await owner.getByRole('button', { name: 'Invite somebody' }).click()
  const dialog = owner.getByRole('dialog')
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Role').selectOption(role)
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await owner.getByText(`${name} is invited.`).waitFor()
}

/** A guest buys a pair; answers the number of the order. */
export async function buyAsGuest(context?: BrowserContext): Promise<string> {
  const page = await fillCart(context ?? (await newContext()))
  await page.goto('/en-us/checkout', { waitUntil: 'domcontentloaded' })
  await fillAddress(page)
  await payByCard(page, '4242424242424242')
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await page.waitForURL(/order-confirmation/)
  return /CRN-[\w-]+/.exec(await page.locator('main').innerText())?.[0] ?? ''
}

/** The page of a guest's order as he finds it himself, by its number and his address. */
export async function asBuyer(order: string): Promise<Page> {
  const page = await visit('/en-us/track-order', { screen: 'phone' })
  await page.locator('main [name=orderNumber]').fill(order)
  await page.locator('main [name=email]').fill('robin@cairn.test')
  await page.getByRole('button', { name: 'Find the order' }).click()
  await page.getByRole('heading', { level: 1, name: order }).waitFor()
  return page
}

/** Nobody is signed in yet when the page first asks who is: that answer is no fault. */
export const expectNoSurprise = (page: Page): void =>
  expect(problemsOf(page).filter(problem => !problem.includes('401'))).toEqual([])

/** A guest's order has arrived, and all of it is to come back; answers the number of the return. */
export async function announceReturn(staff: Page): Promise<{ order: string; returnNumber: string; sku: string }> {
  const order = await buyAsGuest()
  const headers = { origin: shopUrl() }
  for (let step = 0; step < 3; step++) await staff.request.post('/dev/warehouse', { form: { order }, headers })
  const { lines } = await (await staff.request.get(`/api/staff/v1/orders/${order}`)).json()
  const [{ id: itemId, qty, sku }] = lines
  const made = await staff.request.post(`/api/consumers-v3/consumer/return/${order}/returnLabel`, {
    headers: { ...headers, 'x-access-key': 'cairn-web' },
    data: { items: [{ itemId, qty, reason: 'other' }], email: 'robin@cairn.test' },
  })
  const { returnNumber } = await made.json()
  return { order, returnNumber, sku }
}

/** The editor asks every few seconds what others wrote: from here on two write before either is told. */
export const betweenTwoBeats = (page: Page) =>
  page.route('**/content-presence/**', route => route.fulfill({ json: { others: [], layers: [] } }))

/** Calls as the studio makes them, by whoever is signed in on this page. */
export const callsOn = (page: Page): StaffCall =>
  createStaffClient(async ({ method, path, body }) => {
    const headers = { origin: shopUrl() }
    const response = await page.request.fetch(path, { method, headers, ...(body !== undefined && { data: body }) })
    return { status: response.status(), body: await response.json() }
  })

/** Asks the page itself: of one that opens beside another, the driver may go on telling that it is blank. */
export async function opensAt(page: Page, address: RegExp): Promise<void> {
  await expect.poll(() => page.evaluate(() => location.pathname)).toMatch(address)
}
