import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { solvedProof } from '#server/testing/solved-proof.ts'
import { contentWidth, expectAccessible, shopUrl } from './harness.ts'
import { expectNoSurprise, signIn } from './studio-people.ts'

/** A case needs no form: it is how other programs of the company write. */
async function openCase(email: string): Promise<string> {
  const response = await fetch(`${shopUrl()}/api/consumers-v3/consumer/warranty`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-access-key': 'cairn-web',
      'x-locale': 'en-gb',
      origin: shopUrl(),
    },
    body: JSON.stringify({
      requestType: 'warranty',
      organisation: 'cairn-gb',
      payload: { firstName: 'Robin', lastName: 'Hale', email, description: 'The sole came off after two hikes.' },
    }),
  })
  const { caseNumber } = await response.json()
  return caseNumber
}

/** Somebody in the shop, by its services: a browser does its work for the bot check. */
async function asShopper(path: 'signup' | 'signin', body: object): Promise<Response> {
  const visitor = { fetch: (to: string, init?: RequestInit) => fetch(shopUrl() + to, init) }
  const recaptcha_response = await solvedProof(visitor, path === 'signup' ? 'register' : 'login')
  return visitor.fetch(`/api/consumers-v3/auth/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-access-key': 'cairn-web',
      'x-locale': 'en-us',
      origin: shopUrl(),
    },
    body: JSON.stringify({ ...body, recaptcha_response }),
  })
}

async function signUp(email: string): Promise<void> {
  const person = { firstName: 'Wren', lastName: 'Hollow', birthDate: '1990-05-14' }
  const response = await asShopper('signup', { ...person, email, password: 'Cairn-demo-1' })
  expect(response.status).toBe(200)
}

describe('conversations', () => {
  it('are found in one inbox, answered with a text block and closed, on a phone too', async () => {
    const number = await openCase('robin.desk@cairn.test')
    const page = await signIn('service')
    await page.getByRole('link', { name: 'Conversations to answer' }).click()
    await page.getByRole('button', { name: 'Text blocks' }).click()
    const blocks = page.getByRole('dialog')
    await blocks.getByLabel('Title').fill('Parcel is late')
    await blocks.getByLabel('Text').fill('Dear {name}, we looked after {number}.')
    await blocks.getByRole('button', { name: 'Save' }).click()
    await blocks.getByRole('listitem').filter({ hasText: 'Parcel is late' }).waitFor()
    await blocks.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('row').filter({ hasText: number }).getByRole('link').click()
    await page.getByRole('heading', { name: 'Warranty' }).waitFor()
    await page.getByRole('button', { name: 'Take it' }).click()
    await page.getByRole('button', { name: 'Let it go' }).waitFor()
    await page.getByLabel('Insert a text').selectOption({ label: 'Parcel is late' })
    expect(await page.getByLabel('Your answer').inputValue()).toBe(`Dear Robin, we looked after ${number}.`)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Send the answer' }).click()
    await page.getByText('The answer is written and kept.').waitFor()
    expect(await page.getByRole('link', { name: 'Read those to' }).getAttribute('href')).toMatch(/^\/dev\/mailbox\?to=/)
    await page.goto('/studio/conversations?status=answered')
    await page.getByLabel('Only mine').check()
    await page.waitForURL(/mine=true/)
    await page.getByRole('row').filter({ hasText: number }).waitFor()
    expect(await page.getByLabel('Only mine').isChecked()).toBe(true)
    expectNoSurprise(page)
    const phone = await signIn('service', { screen: 'phone' })
    await phone.goto(`/studio/conversations/${number}`)
    await phone.getByText('answered ·').waitFor()
    expect(await contentWidth(phone)).toBe(390)
    await phone.getByRole('button', { name: 'Close', exact: true }).click()
    await phone.getByRole('button', { name: 'Open again' }).waitFor()
    await phone.getByRole('button', { name: 'Hand over' }).click()
    const dialog = phone.getByRole('dialog')
    await dialog.getByLabel('To', { exact: true }).selectOption({ index: 1 })
    await dialog.getByLabel('A word').fill('Speaks German.')
    await expectAccessible(phone, '[role=dialog]')
    await dialog.getByRole('button', { name: 'Hand over' }).click()
    await phone.getByText('Handed over.').waitFor()
    await phone.getByText('Speaks German.').waitFor()
  })
})

describe('customers and gift cards', () => {
  it('are found and given points with a second person, who sees both ledgers', async () => {
    const page = await signIn('service')
    await page.goto('/studio/customers')
    await page.getByRole('heading', { name: 'What is kept of people' }).waitFor()
    await page.getByLabel('Find somebody').fill('wranx@')
    await page.getByRole('button', { name: 'Find', exact: true }).click()
    await page.getByRole('row').filter({ hasText: 'wranx@cairn.test' }).getByRole('link').click()
    await page.getByRole('heading', { name: 'Consents' }).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Give or take points' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Points, with a minus to take').fill('612')
    await dialog.getByLabel('Reason').fill('A late parcel')
    await dialog.getByRole('button', { name: 'Give or take points' }).click()
    await page.getByText('Asked of a second person.').waitFor()
    expectNoSurprise(page)

    const owner = await signIn('owner')
    await owner.getByRole('link', { name: 'Points and cards to decide on' }).click()
    const asked = owner.getByRole('listitem').filter({ hasText: '612 points' })
    await asked.getByRole('button', { name: 'Approve' }).click()
    await asked.waitFor({ state: 'detached' })
    await owner.getByRole('button', { name: 'Issue a card' }).click()
    await owner.getByLabel('For (email)').fill('card.desk@cairn.test')
    await owner.getByLabel('Amount (USD)').fill('25')
    await owner.getByLabel('Reason').fill('A late parcel')
    await owner.getByRole('dialog').getByRole('button', { name: 'Issue a card' }).click()
    await owner.getByText('Done.').waitFor()
    await owner.getByRole('row').filter({ hasText: 'Issued' }).getByText('$25.00').first().waitFor()
    await expectAccessible(owner)
    await page.reload()
    await page.getByRole('row').filter({ hasText: 'A late parcel' }).getByText('+612').waitFor()
    expectNoSurprise(owner)
  })
})

describe('a gift card', () => {
  it('is corrected, frozen and let go again, and its ledger says so', async () => {
    const page = await signIn('owner')
    await page.goto('/studio/gift-cards')
    await page.getByLabel('Find a card').fill('6000000000000000037')
    await page.getByRole('button', { name: 'Find', exact: true }).click()
    await page.getByRole('row').filter({ hasText: 'Active' }).getByRole('link').click()
    await page.getByRole('button', { name: 'Correct' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Amount (USD)').fill('5000')
    await dialog.getByText('At most $500.00 at a time').waitFor()
    expect(await dialog.getByRole('button', { name: 'Correct' }).isDisabled()).toBe(true)
    await dialog.getByLabel('Amount (USD)').fill('5')
    await dialog.getByLabel('Reason').fill('Paid twice')
    await dialog.getByRole('button', { name: 'Correct' }).click()
    await page.getByRole('row').filter({ hasText: 'Corrected by staff' }).getByText('$5.00').first().waitFor()
    for (const [name, state] of [
      ['Freeze', 'Frozen'],
      ['Let it pay again', 'Active'],
    ] as const) {
      await page.getByRole('button', { name }).click()
      await dialog.getByLabel('Reason').fill('Somebody else has it')
      await dialog.getByRole('button', { name }).click()
      await page.getByText(state, { exact: true }).waitFor()
    }
    await expectAccessible(page)
    expectNoSurprise(page)
  })
})

describe('a person', () => {
  it('is unlocked, corrected, handed out, joined with their other account and erased', async () => {
    const [email, other] = ['wren.kept@cairn.test', 'wren.twice@cairn.test']
    await signUp(email)
    await signUp(other)
    for (let wrong = 0; wrong < 5; wrong++)
      await asShopper('signin', { username: email, password: 'not theirs', codeChallenge: 'c'.repeat(43) })
    const page = await signIn('owner')
    await page.goto(`/studio/customers?q=${email}`)
    await page.getByRole('row').filter({ hasText: email }).getByRole('link').click()
    await page.getByText('Locked after wrong passwords').waitFor()
    await page.getByRole('button', { name: 'Unlock' }).click()
    await page.getByText('Locked after wrong passwords').waitFor({ state: 'detached' })
    const dialog = page.getByRole('dialog')
    const open = async (name: string) => {
      await page.getByRole('button', { name, exact: true }).click()
      await dialog.getByLabel('Reason').fill('They asked for it')
    }
    await open('Correct the birth date')
    await dialog.getByLabel('Birth date').fill('1991-02-03')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Feb 3, 1991').waitFor()
    await open('Hand the data out')
    const file = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Hand the data out' }).click()
    expect((await file).suggestedFilename()).toMatch(/\.json$/)
    await dialog.waitFor({ state: 'detached' })
    await page.route(
      '**/export',
      async route => {
        const response = await route.fetch()
        await route.fulfill({ response, json: { ...(await response.json()), unread: ['CRN-LATER-1'] } })
      },
      { times: 1 },
    )
    await open('Hand the data out')
    await dialog.getByRole('button', { name: 'Hand the data out' }).click()
    await dialog.getByRole('alert').filter({ hasText: 'CRN-LATER-1' }).waitFor()
    await dialog.getByRole('button', { name: 'Close' }).first().click()
    await page.getByRole('button', { name: 'Join with another account', exact: true }).click()
    await dialog.getByLabel('The other account').fill(other)
    await dialog.getByRole('button', { name: 'Find' }).click()
    // Both are seen before they are one.
    for (const seen of [email, other]) await dialog.getByRole('cell', { name: seen }).waitFor()
    await dialog.getByLabel('Reason').fill('They asked for it')
    await expectAccessible(page, '[role=dialog]')
    await dialog.getByRole('button', { name: 'Join with another account' }).click()
    await page.getByText('Joined.').waitFor()
    await open('Erase')
    await dialog.getByLabel('Type their address again').fill(email)
    await dialog.getByRole('button', { name: 'Erase' }).click()
    await dialog.getByText('Erased. What stays, and why:').waitFor()
    await expectAccessible(page, '[role=dialog]')
    await dialog.getByRole('button', { name: 'Close' }).first().click()
    for (const gone of [email, other]) {
      await page.goto(`/studio/customers?q=${gone}`)
      await page.getByText('Nobody found.').waitFor()
    }
    expectNoSurprise(page)
  })
})

describe('a coupon from the desk', () => {
  it('is given with a reason, shown on the customer’s page and revoked', async () => {
    const page = await signIn('service')
    await page.goto('/studio/customers?q=wranx@')
    await page.getByRole('row').filter({ hasText: 'wranx@cairn.test' }).getByRole('link').click()
    await page.getByRole('button', { name: 'Give a coupon' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('You give up to $50.00 to one person in a month and to all in a day').waitFor()
    await dialog.getByLabel('Coupon').selectOption('goodwill-10')
    await dialog.getByLabel('Reason').fill('A late parcel')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Give a coupon' }).click()
    await page.getByText('The letter is written and kept').waitFor()
    const coupon = page.getByRole('listitem').filter({ hasText: 'SORRY-' })
    await coupon.getByText('not used yet').waitFor()
    await coupon.getByRole('button', { name: 'Revoke' }).click()
    await dialog.getByLabel('Reason').fill('The wrong person')
    await dialog.getByRole('button', { name: 'Revoke' }).click()
    await coupon.getByText('revoked').waitFor()
    await page.getByRole('button', { name: 'Programs' }).click()
    await dialog.getByLabel('Professional program IPA').setChecked(true)
    await dialog.getByLabel('Reason').fill('Seen the card')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Asked of a second person.').waitFor()
    await expectAccessible(page)
    expectNoSurprise(page)
  })
})

/** Every day has another figure, so that each bar and each row can be told from the next. */
const withFigures = (page: Page, path: string, name: 'net' | 'late') =>
  page.route(`**/reports/${path}?**`, async route => {
    const response = await route.fetch()
    const json = await response.json()
    const points = json.points.map((point: object, at: number) => ({ ...point, [name]: at * 100 }))
    await route.fulfill({ response, json: { ...json, points } })
  })

/** Beneath its chart, a row for each of its bars says the same. */
async function expectTableBeneath(page: Page, title: string, shown: (figure: number) => string) {
  const part = page.locator('section.part').filter({ has: page.getByRole('heading', { name: title }) })
  await part.getByText(`Highest: ${shown(2700)}`).waitFor()
  await part.getByText('As a table').click()
  const cells = part.getByRole('region', { name: title }).locator('tbody tr td:nth-of-type(1)')
  const days = Array.from({ length: 28 }, (_, at) => at)
  expect(await cells.allInnerTexts()).toEqual(days.map(at => shown(at * 100)))
  const bars = await part.locator('svg rect').evaluateAll(all => all.map(bar => Number(bar.getAttribute('height'))))
  const [highest = 0] = bars.slice(-1)
  expect(bars.map(height => Math.round((27 * height) / highest))).toEqual(days)
}

describe('reports', () => {
  it('show figures with a table beneath each chart, and as a file', async () => {
    const page = await signIn('analyst')
    await withFigures(page, 'sales', 'net')
    await withFigures(page, 'deliveries', 'late')
    await page.goto('/studio/reports')
    await page.getByRole('heading', { name: 'Net of returns over time' }).waitFor()
    const dollars = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' })
    const late = 'Late deliveries by the day they were promised for'
    await expectTableBeneath(page, 'Net of returns over time', figure => dollars.format(figure / 100))
    const file = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Net of returns over time (USD) as a CSV file' }).click()
    expect((await file).suggestedFilename()).toMatch(/^days-.*\.csv$/)
    await page.getByRole('heading', { name: late }).waitFor()
    await expectTableBeneath(page, late, figure => figure.toLocaleString('en'))
    const deliveries = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Late deliveries by carrier as a CSV file' }).click()
    expect((await deliveries).suggestedFilename()).toMatch(/^carriers-.*\.csv$/)
    await page.getByRole('heading', { name: 'Experiments' }).waitFor()
    await page.getByLabel('Site', { exact: true }).selectOption('US')
    await page.getByRole('heading', { name: 'Best', exact: true }).waitFor()
    const [titles, files] = [page.locator('section.part h2'), page.getByRole('button', { name: /as a CSV file$/ })]
    expect(await files.count()).toBe(await titles.count())
    await expectAccessible(page)
    expectNoSurprise(page)
  })
})
