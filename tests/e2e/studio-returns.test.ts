import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { contentWidth, expectAccessible, shopUrl } from './harness.ts'
import { announceReturn, buyAsGuest, callsOn, expectNoSurprise, signIn } from './studio-people.ts'

/** One of two pieces is exchanged while both are on their way. */
async function exchangeUnderway(staff: Page) {
  const number = await buyAsGuest()
  const headers = { origin: shopUrl() }
  for (let step = 0; step < 2; step++) await staff.request.post('/dev/warehouse', { form: { order: number }, headers })
  const call = callsOn(staff)
  const [line] = (await call('orders.read', { params: { number } })).lines
  const itemId = line?.id ?? ''
  const { sizes } = await call('orders.sizes', { params: { number, itemId } })
  const other = sizes.find(({ free }) => free > 0)?.sku ?? ''
  const body = { itemId, qty: 1, sku: other, reason: 'Too small' }
  const { returnNumber = '' } = await call('orders.exchange', { params: { number }, body })
  return { returnNumber, sku: line?.sku ?? '' }
}

describe('the returns desk', () => {
  it('takes a parcel in with a scanner, on a phone, and says what is not refunded and why', async () => {
    const page = await signIn('warehouse', { screen: 'phone' })
    const { order, returnNumber, sku } = await announceReturn(page)
    await page.goto('/studio/returns')
    await page.getByRole('row', { name: new RegExp(returnNumber) }).waitFor()
    expect(await contentWidth(page)).toBe(390)
    await expectAccessible(page)
    const opener = page.getByLabel('Scan or type a return or order number')
    // A scanner types where the room begins, without a tap before.
    await page.keyboard.insertText('RET-NONE')
    await page.keyboard.press('Enter')
    await page.getByText('No return has this number.').waitFor()
    await opener.fill(returnNumber.toLowerCase())
    await opener.press('Enter')
    await page.getByRole('heading', { name: returnNumber, level: 1 }).waitFor()
    const scanner = page.getByLabel('Scan a piece')
    await scanner.fill('SOMETHING')
    await scanner.press('Enter')
    await page.getByText('SOMETHING is not in this return.').waitFor()
    await scanner.fill(sku)
    await scanner.press('Enter')
    await page.getByText(/1 of 2 looked at/).waitFor()
    const came = page.getByLabel('How it came: Piece 2')
    await came.selectOption('worn')
    const whole = await page.getByRole('button', { name: /Take in and refund \$/ }).textContent()
    await page.getByLabel('Of what was paid, %').fill('60')
    await page.getByLabel('Why is not everything refunded?').waitFor()
    await expect.poll(() => page.getByRole('button', { name: /Take in/ }).textContent()).not.toBe(whole)
    expect(await contentWidth(page)).toBe(390)
    await expectAccessible(page)
    // A third one that nobody announced.
    await scanner.fill(sku)
    await scanner.press('Enter')
    await page.getByText(/all 2 are looked at already/).waitFor()
    await came.selectOption('missing')
    await page.getByLabel('Why is not everything refunded?').fill('Only one pair was in the parcel.')
    expect(await contentWidth(page)).toBe(390)
    await expectAccessible(page)
    await page.getByRole('button', { name: /Take in and refund \$/ }).click()
    await page.getByText(/1 on the shelf, 0 written off/).waitFor()
    await page.getByText('Only one pair was in the parcel.').waitFor()
    await page.getByRole('link', { name: order }).click()
    await page.getByText('Return taken in').waitFor()
    await page.getByRole('listitem').filter({ hasText: 'Back on the shelf' }).getByText(sku).waitFor()
    const label = await page.getByRole('link', { name: 'Label' }).getAttribute('href')
    const printed = await page.request.get(label ?? '')
    expect([printed.status(), printed.headers()['content-type']]).toEqual([200, 'application/pdf'])
    expectNoSurprise(page)
  })

  it('asks what came back of a parcel that never arrived, and takes the rest in with it', async () => {
    const page = await signIn('owner', { screen: 'phone' })
    const { returnNumber, sku } = await exchangeUnderway(page)
    await page.goto(`/studio/returns/${returnNumber}`)
    const choice = page.getByRole('group', { name: 'What came back of the parcel?' })
    await choice.waitFor()
    const scanner = page.getByLabel('Scan a piece')
    await scanner.fill(sku)
    await scanner.press('Enter')
    await page.getByText(/1 of 1 looked at/).waitFor()
    expect(await page.getByRole('button', { name: 'Take in', exact: true }).isDisabled()).toBe(true)
    await choice.getByLabel('Only what was announced').check()
    await page.getByRole('button', { name: 'Take in, refund nothing' }).waitFor()
    await choice.getByLabel('The whole parcel came back').check()
    await scanner.fill(sku)
    await scanner.press('Enter')
    await page.getByText(/2 of 2 looked at/).waitFor()
    expect(await contentWidth(page)).toBe(390)
    await expectAccessible(page)
    await page.getByRole('button', { name: /Take in and refund \$/ }).click()
    await page.getByText(/2 on the shelf, 0 written off/).waitFor()
    expectNoSurprise(page)
  })
})
