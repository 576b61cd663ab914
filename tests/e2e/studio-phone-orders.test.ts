import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { payByCard } from './buying.ts'
import { contentWidth, expectAccessible, shopUrl, visit } from './harness.ts'
import { expectNoSurprise, signIn } from './studio-people.ts'

async function mailedLink(email: string): Promise<string> {
  const find = async () => {
    const listed = await (await fetch(`${shopUrl()}/dev/mailbox?to=${encodeURIComponent(email)}`)).text()
    const href = /href="(\/dev\/mailbox\/[^"]+)"/.exec(listed)?.[1]
    if (href === undefined) return undefined
    return /\/en-us\/payment-link\?token=[\w-]+/.exec(await (await fetch(`${shopUrl()}${href}`)).text())?.[0]
  }
  await expect.poll(find).toBeDefined()
  return (await find()) ?? ''
}

const ADDRESS = {
  'First name': 'Robin',
  'Last name': 'Hale',
  'Street and number': '1200 Pearl Street',
  City: 'Boulder',
  'Postal code': '80302',
  Telephone: '(303) 555-0147',
}
async function fillAddressOf(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(ADDRESS)) await page.getByLabel(label, { exact: true }).fill(text)
  await page.getByLabel('State or province', { exact: true }).selectOption('Colorado')
}

describe('orders by telephone', () => {
  it('are filled at the desk, mailed as a link and paid in the shop’s checkout', async () => {
    const email = 'caller@cairn.test'
    const page = await signIn('service')
    await page.goto('/studio/orders')
    await page.getByRole('link', { name: 'Orders by telephone' }).click()
    await page.getByRole('link', { name: 'Take an order' }).click()
    await page.getByLabel('Find a size').fill('boot')
    await page.getByRole('button', { name: /^Add / }).and(page.locator(':enabled')).first().click()
    await page.getByLabel('Email').fill(email)
    await fillAddressOf(page)
    await expectAccessible(page)
    const telephone = page.getByLabel('Telephone', { exact: true })
    const trouble = () => telephone.evaluate((input: HTMLInputElement) => input.validationMessage)
    await telephone.fill('030')
    expect(await trouble()).toContain('no telephone number of that country')
    await telephone.fill(ADDRESS.Telephone)
    expect(await trouble()).toBe('')
    await page.getByRole('button', { name: 'Work out the total' }).click()
    await page.getByRole('heading', { name: 'What it comes to' }).waitFor()
    await page.getByText('Not sent yet').waitFor()
    await page.getByRole('button', { name: 'Send payment link' }).click()
    await page.getByText('The letter is written and kept').waitFor()
    await page.getByText('Link sent').waitFor()
    await expectAccessible(page)

    const buyer = await visit(await mailedLink(email), { screen: 'phone' })
    await buyer.getByRole('heading', { name: 'Your order by telephone' }).waitFor()
    expect(await buyer.getByText('Pearl Street').count()).toBe(0)
    await expectAccessible(buyer)
    await buyer.getByRole('button', { name: 'To checkout' }).click()
    await buyer.waitForURL(/checkout/)
    await payByCard(buyer, '4242424242424242')
    await buyer.getByRole('button', { name: /^Pay \$/ }).click()
    await buyer.waitForURL(/order-confirmation/)

    await page.reload()
    const order = page.getByRole('link', { name: /^CRN-/ })
    await order.waitFor()
    await order.click()
    await page.getByText('Ordered by telephone').waitFor()
    expectNoSurprise(page)

    await page.goto('/studio/phone-orders/new')
    await page.getByLabel('Find a size').fill('boot')
    await page.getByRole('button', { name: /^Add / }).and(page.locator(':enabled')).first().click()
    await page.getByLabel('Email').fill(email)
    await fillAddressOf(page)
    const postalCode = page.getByLabel('Postal code', { exact: true })
    await postalCode.fill('1')
    await page.getByRole('button', { name: 'Work out the total' }).click()
    await page.locator('[aria-invalid=true]').and(postalCode).waitFor()

    const phone = await signIn('service', { screen: 'phone' })
    await phone.goto('/studio/phone-orders')
    await phone.getByRole('heading', { name: 'Orders by telephone' }).waitFor()
    await phone.getByRole('link', { name: /^CRN-/ }).first().waitFor()
    expect(await contentWidth(phone)).toBe(390)
    await expectAccessible(phone)
    await phone.goto('/studio/phone-orders/new')
    await phone.getByLabel('Find a size').waitFor()
    expect(await contentWidth(phone)).toBe(390)
    await expectAccessible(phone)
  })

  it('of a member are counted as his, and ask him to sign in', async () => {
    const page = await signIn('service')
    await page.goto('/studio/customers')
    await page.getByLabel('Find somebody').fill('ipa@')
    await page.getByRole('button', { name: 'Find', exact: true }).click()
    await page.getByRole('row').filter({ hasText: 'ipa@cairn.test' }).getByRole('link').click()
    await page.getByRole('link', { name: 'Take an order' }).click()
    await page.getByText(/counted at their prices/).waitFor()
    expect(await page.getByLabel('Email').inputValue()).toBe('ipa@cairn.test')
    await page.getByLabel('Find a size').fill('boot')
    await page.getByRole('button', { name: /^Add / }).and(page.locator(':enabled')).first().click()
    await fillAddressOf(page)
    await page.getByRole('button', { name: 'Work out the total' }).click()
    await page.getByRole('link', { name: 'For a member' }).waitFor()
    await page.getByRole('term').filter({ hasText: 'IPA pro discount' }).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Send payment link' }).click()
    await page.getByText('The letter is written and kept').waitFor()

    const buyer = await visit(await mailedLink('ipa@cairn.test'), { screen: 'phone' })
    await buyer.getByRole('button', { name: 'To checkout' }).click()
    await buyer.getByText('This order was made for your account.', { exact: false }).waitFor()
    await expectAccessible(buyer)
    const main = buyer.getByRole('main')
    await main.getByRole('link', { name: 'Sign in', exact: true }).click()
    await main.getByLabel('Email address').fill('ipa@cairn.test')
    await main.getByRole('button', { name: 'Continue', exact: true }).click()
    await buyer.getByLabel('Password', { exact: true }).fill('Cairn-demo-1')
    await main.getByRole('button', { name: 'Sign in', exact: true }).click()
    await main.getByRole('button', { name: 'Not now' }).click()
    await main.getByRole('button', { name: 'To checkout' }).click()
    await buyer.waitForURL(/checkout/)
    await payByCard(buyer, '4242424242424242')
    await buyer.getByRole('button', { name: /^Pay \$/ }).click()
    await buyer.waitForURL(/order-confirmation/)
    await page.reload()
    await page.getByRole('link', { name: /^CRN-/ }).click()
    await page.getByRole('heading', { name: /^CRN-/, level: 1 }).waitFor()
    await page.getByRole('term').filter({ hasText: 'IPA pro discount' }).waitFor()
    expectNoSurprise(page)
  })
})
