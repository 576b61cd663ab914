import { expect, it } from 'vitest'
import { expectAccessible, expectNoProblems, READ, visit } from './harness.ts'

const DAY = / \d{1,2}$/

it('lets a member sign in and join an event in one dialog', async () => {
  const page = await visit('/en-us/events', { screen: 'phone' })
  await page.getByRole('link', { name: 'Join' }).nth(2).click()
  // Loaded, script and all: before that the link leads to its page instead of a dialog.
  await page.waitForURL(({ pathname }) => pathname === '/en-us/events/map-evening', READ)
  await page.getByRole('heading', { level: 1, name: 'Map evening' }).waitFor()
  await page.getByRole('link', { name: 'Join' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Your account').waitFor()
  await expect.poll(() => dialog.locator('[aria-current=step]').textContent()).toContain('Your account')

  // Nobody is greeted as an old friend who has not said who he is.
  await dialog.getByLabel('Email').fill('member@cairn.test')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByRole('link', { name: 'Create an account' }).click()
  await dialog.getByLabel('First name').waitFor()
  await dialog.getByRole('link', { name: 'I have an account' }).click()
  await dialog.getByLabel('Email').fill('member@cairn.test')
  await dialog.getByLabel('Password', { exact: true }).fill('Cairn-demo-1')
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()

  const email = dialog.getByLabel('Email')
  await expect.poll(() => email.getAttribute('readonly')).not.toBeNull()
  expect(await email.inputValue()).toBe('member@cairn.test')
  await expect.poll(() => dialog.locator('[aria-current=step]').textContent()).toContain('Join')
  // Both days of the event, the last one included.
  const days = dialog.getByRole('checkbox', { name: DAY })
  expect(await days.count()).toBe(2)
  await expectAccessible(page, '[role=dialog]')

  await dialog.getByRole('button', { name: 'Join' }).click()
  await dialog.getByText('This field is required').or(dialog.locator('[aria-invalid=true]')).first().waitFor()
  await days.first().uncheck()
  await days.last().uncheck()
  await dialog.getByRole('button', { name: 'Join' }).click()
  await expect.poll(() => days.first().getAttribute('aria-invalid')).toBe('true')
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toMatch(/^day-/)
  await days.last().check()
  await expect.poll(() => days.first().getAttribute('aria-invalid')).toBeNull()
  const lastDay = await days.last().getAttribute('name')
  await dialog.getByRole('checkbox', { name: 'I accept the terms' }).check()
  const sent = page.waitForRequest(request => request.url().includes('event-registration'))
  await dialog.getByRole('button', { name: 'Join' }).click()
  expect((await sent).postDataJSON()).toMatchObject({
    eventId: 'map-evening',
    attendingDays: /[\d-]{10}$/.exec(lastDay ?? '')?.[0],
    eventTermsAccepted: true,
    email: 'member@cairn.test',
  })
  await dialog.getByText('You are on the list').waitFor()
  await dialog.getByRole('button', { name: 'Close' }).first().click()
  await dialog.waitFor({ state: 'detached' })
  expectNoProblems(page)
})

it('lets a member join without script: sign in, choose days, accept', async () => {
  const page = await visit('/en-us/events/map-evening', { screen: 'phone', script: false })
  await page.getByRole('link', { name: 'Join' }).click()
  await page.locator('main').getByLabel('Email address').fill('member@cairn.test')
  await page.locator('main').getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Password', { exact: true }).fill('Cairn-demo-1')
  await page.locator('main').getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('heading', { level: 1, name: 'Put your name down' }).waitFor()
  const main = page.locator('main')
  expect(await main.getByLabel('Email').inputValue()).toBe('member@cairn.test')
  for (const day of await main.getByRole('checkbox', { name: DAY }).all()) await day.uncheck()
  await main.getByRole('checkbox', { name: 'I accept the terms' }).check()
  await main.getByRole('button', { name: 'Join' }).click()
  await main.getByText('Tick the boxes that are required').waitFor()
  await main.getByRole('checkbox', { name: 'I accept the terms' }).check()
  await main.getByRole('button', { name: 'Join' }).click()
  await page.getByRole('heading', { level: 1, name: 'You are on the list' }).waitFor()
  await page.getByRole('link', { name: 'Close' }).click()
  await page.waitForURL(({ pathname }) => pathname === '/en-us/events/map-evening', READ)
})
