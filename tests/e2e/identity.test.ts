import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible, newContext, shopUrl, visit } from './harness.ts'
import { hasFocus } from './keyboard.ts'

const PASSWORD = 'Cairn-demo-1'

const newEmail = () => `walker-${Date.now()}-${Math.floor(performance.now())}@cairn.test`
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).waitFor()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

const isInView = (place: Locator) =>
  place.evaluate(element => {
    const { top, bottom } = element.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })

async function lookUp(page: Page, email: string) {
  await page.locator('main').getByLabel('Email address').fill(email)
  await press(page, 'Continue')
}

async function signUp(page: Page, email: string) {
  await lookUp(page, email)
  await heading(page, 'Create your account')
  await page.getByLabel('First name').fill('Wren')
  await page.getByLabel('Last name').fill('Hollow')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel(/I accept the terms of use/).check()
  await press(page, 'Create account')
  await heading(page, 'What do you enjoy?')
}

describe('signing up', () => {
  it('makes an account, asks for interests, shows the account and signs out again', async () => {
    const page = await visit('/en-us/sign-in')
    await signUp(page, newEmail())
    await press(page, 'Hiking')
    await press(page, 'Save')
    await heading(page, 'All set')
    await press(page, 'Continue shopping')
    await heading(page, 'Hello Wren')
    await expectAccessible(page, 'main')
    await page.goto('/es-es/account/addresses?country=PT')
    expect(await page.locator('select[name=stateCityProvDept]').count()).toBe(0)
    expect(await page.locator('input[name=postalCode]').getAttribute('pattern')).toBe(String.raw`\d{4}-\d{3}`)
    await page.locator('main select[name=country]').selectOption('ES')
    await page.locator('select[name=stateCityProvDept][required]').waitFor()
    await page.goto('/en-us/account/preferences')
    await expect.poll(() => page.getByLabel('Hiking').isChecked()).toBe(true)
    // From any page, without the way over the account.
    await page.goto('/en-us/privacy')
    await page.getByRole('contentinfo').getByRole('button', { name: 'Sign out' }).click()
    await page.waitForURL(/\/en-us$/)
    await page.goto('/en-us/account')
    expect(new URL(page.url()).pathname).toBe('/en-us/sign-in')
  })

  it('says beside the field what is wrong', async () => {
    const page = await visit('/de-de/sign-up')
    await expectAccessible(page, 'main')
    await page.getByLabel('Vorname').fill('Wren')
    await press(page, 'Konto anlegen')
    await expect.poll(() => page.locator('main [aria-invalid="true"]').count()).toBeGreaterThan(3)
    await page.getByLabel('Geburtsdatum').fill('01012020')
    await page.getByLabel('Geburtsdatum').blur()
    await page.getByText(/mindestens 16|16 Jahre/).waitFor()
  })

  it('puts what the shop refuses at its field, and the rest into view above the form', async () => {
    const page = await visit('/en-us/sign-up', { screen: 'phone' })
    const main = page.locator('main')
    const wrong = () =>
      main.locator('[aria-invalid="true"]').evaluateAll(all => all.map(each => each.getAttribute('name')))
    await page.getByLabel('First name').fill('Wren')
    await page.getByLabel('Last name').fill('Hollow')
    await main.getByLabel('Email address').fill('member@cairn.test')
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByLabel(/I accept the terms of use/).check()
    await press(page, 'Create account')
    await expect.poll(wrong).toEqual(['email'])

    await main.getByLabel('Email address').fill(newEmail())
    await main.locator('input[name=phone]').fill('3035550101')
    await main.getByLabel('Text me about offers').check()
    await press(page, 'Create account')
    await main.getByText('Accept the SMS terms, or untick the box').waitFor()
    await press(page, 'Accept SMS terms')
    await main.getByText('SMS terms accepted').waitFor()
    await press(page, 'Create account')
    await expect.poll(wrong).toEqual(['phone'])
    await main.locator('input[name=phone]').fill('')
    await expect.poll(() => main.getByLabel('Text me about offers').isEnabled()).toBe(false)
    await main.locator('input[name=phone]').fill('3035550198')
    await page.getByRole('button', { name: 'Accept SMS terms' }).waitFor()
    await press(page, 'Accept SMS terms')

    await page.route('**/auth/signup', route => route.fulfill({ status: 500, json: {} }))
    await press(page, 'Create account')
    const alert = main.getByRole('alert').filter({ hasText: 'Something went wrong' })
    await expect.poll(() => isInView(alert)).toBe(true)
    await main.getByLabel(/Send me news/).check()
    await expect.poll(() => isInView(alert)).toBe(false)
  })
})

describe('signing in', () => {
  it.each(['/en-us/orders', '/en-us/search?q=boot'])('goes on at the heading of what follows: %s', async path => {
    const page = await visit(`/en-us/sign-in?return=${encodeURIComponent(path)}`)
    await lookUp(page, 'loyal@cairn.test')
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.keyboard.press('Enter')
    await page.waitForURL(url => url.pathname + url.search === path)
    const title = page.locator('main').getByRole('heading', { level: 1 })
    await expect.poll(() => hasFocus(title)).toBe(true)
    // The next key leads into what stands below it.
    await page.keyboard.press('Tab')
    expect(await page.locator('main').evaluate(main => main.contains(document.activeElement))).toBe(true)
  })

  it('completes what a profile lacks, and asks nothing twice', async () => {
    const page = await visit('/en-us/sign-in')
    await lookUp(page, 'partial@cairn.test')
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await press(page, 'Sign in')
    await heading(page, 'Add your phone number')
    await page.locator('input[name=phone]').fill('3035550179')
    await press(page, 'Save')
    await heading(page, 'Complete your profile')
    await page.getByLabel('First name').fill('Pat')
    await page.getByLabel('Last name').fill('Moss')
    await page.getByLabel('Postal code').fill('80302')
    await page.getByLabel('Date of birth').fill('05141990')
    await press(page, 'Save')
    await heading(page, 'What do you enjoy?')
    await press(page, 'Skip')
    await press(page, 'Continue shopping')
    await heading(page, 'Hello Pat')
    await expect.poll(() => hasFocus(page.locator('main h1'))).toBe(true)
    expect(new URL(page.url()).pathname).toBe('/en-us/account')
  })

  it('locks after five wrong passwords, with a way out', async () => {
    const email = newEmail()
    const page = await visit('/en-us/sign-in?step=sign-in')
    await page.locator('main').getByLabel('Email address').fill(email)
    for (const text of [/Try again/, /Try again/, /Try again/, /One try is left/, /locked for 15 minutes/]) {
      await page.getByLabel('Password', { exact: true }).fill('Wrong-guess-1')
      await press(page, 'Sign in')
      await page.getByRole('alert').filter({ hasText: text }).waitFor()
    }
    await expect.poll(() => page.getByRole('alert').getByRole('link').count()).toBe(2)
  })

  it('works without script, and comes back to where it was asked for', async () => {
    const page = await visit('/en-us/account/loyalty', { script: false })
    await page.locator('main').getByLabel('Email address').fill('loyal@cairn.test')
    await press(page, 'Continue')
    await page.getByLabel('Password', { exact: true }).fill('Wrong-guess-1')
    await press(page, 'Sign in')
    await page.getByText('Email or password is not right').waitFor()
    await expect.poll(() => page.locator('main').getByLabel('Email address').inputValue()).toBe('loyal@cairn.test')
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await press(page, 'Sign in')
    // Other journeys buy for the same member.
    await page.getByRole('heading', { name: /^[\d,]+ points$/ }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/en-us/account/loyalty')
  })

  it('never leads to another site', async () => {
    const page = await visit('/en-us/sign-in?step=sign-in&return=//elsewhere.test/en-us', { script: false })
    await page.locator('main').getByLabel('Email address').fill('member@cairn.test')
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await press(page, 'Sign in')
    await heading(page, 'Hello Robin')
    expect(page.url()).toBe(`${shopUrl()}/en-us/account`)
  })
})

describe('a passkey', () => {
  it('is added in the account and signs in without a password', async () => {
    const page = await visit('/en-us/sign-in')
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('WebAuthn.enable')
    const options = {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    } as const
    await devtools.send('WebAuthn.addVirtualAuthenticator', { options })
    await signUp(page, newEmail())
    await page.goto('/en-us/account/profile')
    await press(page, 'Add a passkey')
    await page.getByText(/This device/).waitFor()
    await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click()
    await page.goto('/en-us/sign-in?step=sign-in')
    await press(page, 'Use a passkey')
    await heading(page, 'Add your phone number')
    await press(page, 'Not now')
    await heading(page, 'Hello Wren')
    expect(new URL(page.url()).pathname).toBe('/en-us/account')
  })
})

describe('a forgotten password', () => {
  it('is replaced by the link of a mail', async () => {
    const email = newEmail()
    const context = await newContext()
    const page = await visit('/en-us/sign-in', { context })
    await signUp(page, email)
    await page.goto('/en-us/forgot-password')
    await page.locator('main').getByLabel('Email address').fill(email)
    await press(page, 'Send the link')
    await page.getByText('a link is on its way').waitFor()
    const link = await mailedLink(page, email, /\/en-us\/forgot-password\?token=[\w-]+/)
    await page.goto(link)
    await page.getByLabel('New password', { exact: true }).fill('Granite-2026')
    await page.getByLabel('New password again').fill('Granite-2026')
    await press(page, 'Set password')
    await page.getByText('Your new password is set').waitFor()
    await page.goto('/en-us/account')
    expect(new URL(page.url()).pathname).toBe('/en-us/sign-in')
  })
})

describe('what would give an account away', () => {
  it('asks for the password again, without script too, and goes back', async () => {
    const context = await newContext({ script: false })
    const page = await visit('/en-us/sign-in?step=sign-in&return=/en-us/account/profile', { context })
    await page.locator('main').getByLabel('Email address').fill('wranx@cairn.test')
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await press(page, 'Sign in')
    await page.waitForURL(/\/account\/profile$/)
    await page.goto('/en-us/account/prove?return=/en-us/account/data')
    await page.getByLabel('Current password').fill('Wrong-guess-1')
    await press(page, 'Continue')
    await page.getByText('Your current password is not right').waitFor()
    await page.getByLabel('Current password').fill(PASSWORD)
    await press(page, 'Continue')
    await page.waitForURL(/\/account\/data$/)
    await press(page, 'Download my data')
    await expect.poll(() => page.locator('pre').textContent()).toContain('wranx@cairn.test')
  })
})

describe('a new address', () => {
  it('is confirmed by the link of a mail before it counts', async () => {
    const [email, next] = [newEmail(), `next-${newEmail()}`]
    const page = await visit('/en-us/sign-in', { context: await newContext() })
    await signUp(page, email)
    await page.goto('/en-us/account')
    await page.getByText(`We have mailed a link to ${email}`).waitFor()
    await page.goto(await mailedLink(page, email, /\/en-us\/confirm-email\?token=[\w.-]+/))
    await expectAccessible(page, 'main')
    await press(page, 'Confirm the address')
    await page.getByText('Your address is confirmed').waitFor()
    await page.goto('/en-us/account/profile')
    await page.locator('main input[name=email]').fill(next)
    await press(page, 'Save')
    await page.getByText(`We have mailed a link to ${next}`).waitFor()
    expect(await page.locator('main input[name=email]').inputValue()).toBe(email)
    await page.goto(await mailedLink(page, next, /\/en-us\/confirm-email\?token=[\w.-]+/))
    await press(page, 'Confirm the address')
    await page.getByText('Your address is confirmed').waitFor()
    await page.goto('/en-us/account/profile')
    expect(await page.locator('main input[name=email]').inputValue()).toBe(next)
  })
})

describe('the newsletter in Europe', () => {
  it('comes once the link of the mail is followed', async () => {
    const email = newEmail()
    const page = await visit('/de-de/newsletter', { script: false })
    const footer = page.locator('footer')
    await footer.getByLabel('E-Mail').fill(email)
    await footer.getByRole('checkbox').check()
    await footer.getByRole('button', { name: 'Brief bestellen' }).click()
    await page.getByText('Öffne den Link, den wir dir geschickt haben').waitFor()
    await page.goto(await mailedLink(page, email, /\/de-de\/newsletter\/confirm\?token=[\w.-]+/))
    await press(page, 'Ja, schickt mir den Brief')
    await page.getByText('Der erste Brief kommt Ende des Monats').waitFor()
    expect(page.url()).toContain('outcome=done')
  })
})

/** The mailbox fills a moment after the form is sent. */
async function mailedLink(page: Page, email: string, path: RegExp): Promise<string> {
  const letters = async () => {
    const mailbox = await page.request.get(`/dev/mailbox?to=${encodeURIComponent(email)}`, {
      headers: { accept: 'application/json' },
    })
    const ids = [...(await mailbox.text()).matchAll(/"id":(\d+)/g)].map(([, id]) => id)
    return Promise.all(ids.map(async id => (await page.request.get(`/dev/mailbox/${id}`)).text()))
  }
  const linkIn = (all: string[]) => all.map(letter => path.exec(letter)?.[0] ?? '').find(link => link !== '') ?? ''
  await expect.poll(async () => linkIn(await letters()), { interval: 250 }).not.toBe('')
  return linkIn(await letters())
}
