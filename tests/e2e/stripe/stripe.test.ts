import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { Intent } from '../../../src/server/payment/stripe/stand-in/books.ts'
import { closeDispute, endRefund, openDispute } from '../../../src/server/payment/stripe/stand-in/money-back.ts'
import { fillAddress } from '../buying.ts'
import { awake, expectAccessible, expectNoProblems, newContext, visit, type Screen } from '../harness.ts'
import { signIn } from '../studio-people.ts'
import { routeStripe, type Tokens } from './stripe-browser.ts'
import { answerBank, card, fillCart, press, signUp, toPayment, typeCard } from './stripe-shopper.ts'
import { openStripeShop, type StripeShop } from './stripe-shop.ts'

let shop: StripeShop
const tokens: Tokens = new Map()

beforeAll(async () => {
  shop = await openStripeShop()
})
afterAll(() => shop.close())

async function shopper(screen: Screen = 'desktop'): Promise<{ context: BrowserContext; page: Page }> {
  const context = await newContext({ screen, baseURL: shop.url })
  await routeStripe(context, shop.standIn, tokens)
  return { context, page: await visit('/en-us/search?q=boot', { context }) }
}

/** Waits for the thank-you, and gives the order with its payment at Stripe. */
async function ordered(page: Page): Promise<{ order: string; intent: Intent }> {
  await page.waitForURL(/order-confirmation/)
  const order = /CRN-[\w-]+/.exec(await page.locator('main').innerText())?.[0] ?? ''
  const intent = [...shop.standIn.books.intents.values()].findLast(({ metadata }) =>
    metadata['reference']?.startsWith(`${order}-`),
  )
  if (!intent) throw new Error(`Stripe knows nothing of ${order}`)
  return { order, intent }
}

const chargeOf = ({ latest_charge }: Intent) => shop.standIn.books.charges.get(latest_charge ?? '')

describe('a shop that trades through Stripe', () => {
  it('sells to a guest, and takes the money once', async () => {
    const { page } = await shopper()
    await toPayment(page)
    await expectAccessible(page, 'main')
    await typeCard(page, '4242424242424242')
    expectNoProblems(page)
    await press(page, /^Pay \$/)
    const { intent } = await ordered(page)
    expect(intent).toMatchObject({ status: 'succeeded', capture_method: 'manual', customer: null })
    expect(intent.amount_received).toBe(intent.amount)
    // What the frame asked for is what was charged.
    const said = [...tokens.values()].at(-1)
    expect(said?.get('amount')).toBe(String(intent.amount))
    expect([said?.get('currency'), said?.get('captureMethod')]).toEqual([intent.currency, 'manual'])
  })

  it.each(['phone', 'tablet', 'desktop'] as const)('shows the whole frame on a %s', async screen => {
    const { page } = await shopper(screen)
    await toPayment(page)
    const frame = page.locator('iframe[title="Card details"]')
    const button = card(page).getByRole('button', { name: 'Use this card' })
    await expect
      .poll(async () => {
        const [outside, inside] = [await frame.boundingBox(), await button.boundingBox()]
        return outside && inside ? inside.y + inside.height <= outside.y + outside.height : false
      })
      .toBe(true)
    // Of the window alone: of a whole page, the browser leaves frames of other hosts blank.
    await page.screenshot({ path: `.tmp/stripe-${screen}.png` })
    expectNoProblems(page)
  })

  it('says what is wrong with a card, in the frame or after its bank refused', async () => {
    const { page } = await shopper()
    await toPayment(page)
    await card(page).getByRole('button', { name: 'Use this card' }).click()
    await card(page).getByText('Your card number is incomplete.').waitFor()
    await typeCard(page, '4000000000009995')
    await press(page, /^Pay \$/)
    await page
      .getByText(/not accepted|funds/)
      .first()
      .waitFor()
    await typeCard(page, '4242424242424242')
    await press(page, /^Pay \$/)
    expect((await ordered(page)).intent.status).toBe('succeeded')
  })

  it('takes a wallet with one press', async () => {
    const { page } = await shopper('phone')
    await toPayment(page)
    await card(page).frameLocator('iframe[title=expressCheckout]').getByRole('button').click()
    await press(page, /^Pay \$/)
    const { intent } = await ordered(page)
    expect(intent.status).toBe('succeeded')
    expect(intent.payment_method).toMatch(/^pm_applepay/)
  })

  it('asks the bank’s question in the page, and believes what Stripe says about the answer', async () => {
    const { page } = await shopper()
    await toPayment(page)
    await typeCard(page, '4000000000003220')
    await press(page, /^Pay \$/)
    await answerBank(page, 'Fail')
    await page.getByText('Your payment was not accepted').waitFor()
    await typeCard(page, '4000000000003220')
    await press(page, /^Pay \$/)
    await answerBank(page, 'Complete')
    const { intent } = await ordered(page)
    expect(intent.status).toBe('succeeded')
  })

  it('loses nothing when Stripe’s answer is lost', async () => {
    const { page } = await shopper()
    await toPayment(page)
    await typeCard(page, '4242424242424242')
    let lost = 0
    shop.standIn.fail(({ path }) => (path.endsWith('/confirm') && lost++ < 2 ? { lost: 40 } : undefined))
    await press(page, /^Pay \$/)
    const { order, intent } = await ordered(page)
    shop.standIn.fail(undefined)
    expect(lost).toBeGreaterThan(0)
    const charged = [...shop.standIn.books.charges.values()].filter(({ metadata }) =>
      metadata['reference']?.startsWith(`${order}-`),
    )
    expect(charged.map(({ amount_captured }) => amount_captured)).toEqual([intent.amount])
  })

  it('keeps a member’s card, takes it a second time, and by express checkout again and again', async () => {
    const { page } = await shopper()
    await signUp(page, 'wren@shop.example', 'Wren')
    await toPayment(page)
    await card(page).getByRole('checkbox').check()
    await typeCard(page, '4242424242424242')
    await press(page, /^Pay \$/)
    const first = (await ordered(page)).intent
    expect(first).toMatchObject({ setup_future_usage: 'on_session', customer: expect.stringMatching(/^cus_/) })
    await expect
      .poll(
        async () =>
          (await shop.pool.query('select from saved_cards where provider_token = $1', [first.payment_method])).rowCount,
      )
      .toBe(1)
    await fillCart(page)
    await page.goto('/en-us/checkout')
    await fillAddress(page)
    await press(page, /^Pay with Visa/)
    await press(page, /^Pay \$/)
    const second = (await ordered(page)).intent
    expect(second).toMatchObject({
      status: 'succeeded',
      customer: first.customer,
      payment_method: first.payment_method,
    })
    await page.goto('/en-us/account/addresses')
    const fill = (name: string, value: string) => page.locator(`#address-form [name=${name}]`).fill(value)
    await fill('recipientFirstName', 'Wren')
    await fill('recipientLastName', 'Hollow')
    await fill('addressLine1', '1200 Pearl Street')
    await fill('city', 'Boulder')
    await fill('postalCode', '80302')
    await page.locator('#address-form [name=stateCityProvDept]').selectOption('CO')
    await fill('phone', '(303) 555-0147')
    await page.locator('#address-form [name=main]').check()
    await page.locator('#address-form').getByRole('button', { name: 'Save' }).click()
    await page.getByText('1200 Pearl Street').first().waitFor()
    // With card and address kept, one press leads to the last page, each time.
    for (const again of ['once', 'twice']) {
      await fillCart(page)
      await page.goto('/en-us/checkout')
      await press(page, 'Express checkout')
      await press(page, /^Pay \$/)
      expect([again, (await ordered(page)).intent]).toMatchObject([
        again,
        { status: 'succeeded', customer: first.customer, payment_method: first.payment_method },
      ])
    }
  })

  it('keeps a card from the account whose bank asks first, and asks again when it pays', async () => {
    const { page } = await shopper('phone')
    await signUp(page, 'rowan@shop.example', 'Rowan')
    const add = async (verdict: 'Fail' | 'Complete') => {
      await page.goto('/en-us/account/cards?add=1')
      await awake(page, 'card-frame')
      await card(page).frameLocator('iframe[title=payment]').locator('[name=number]').fill('4000000000003220')
      await card(page).getByRole('button', { name: 'Use this card' }).click()
      await page.getByRole('heading', { name: 'Confirm your card' }).waitFor()
      if (verdict === 'Fail') await page.screenshot({ path: '.tmp/stripe-card-question.png' })
      await answerBank(page, verdict)
    }
    await add('Fail')
    await page.getByText('We could not save this card').waitFor()
    await add('Complete')
    await page.getByText(/Visa.*3220/).waitFor()
    await expectAccessible(page, 'main')
    await fillCart(page)
    await page.goto('/en-us/checkout')
    await fillAddress(page)
    await press(page, /^Pay with Visa/)
    await press(page, /^Pay \$/)
    await answerBank(page, 'Complete')
    const { intent } = await ordered(page)
    const [setup] = [...shop.standIn.books.setups.values()].filter(({ status }) => status === 'succeeded')
    expect(intent).toMatchObject({
      status: 'succeeded',
      customer: setup?.customer,
      payment_method: setup?.payment_method,
    })
  })

  it.each(['phone', 'tablet', 'desktop'] as const)('says on a %s what of it is not for real', async screen => {
    const { page, context } = await shopper(screen)
    const note = /^Trial shop\u00A0· Everything here is made up\u00A0· Payments are tests.*· No mail.*· Links/
    for (const path of ['/en-us', '/en-us/cart', '/en-us/sign-in']) {
      await page.goto(path)
      expect(await page.locator('body aside').first().innerText()).toMatch(note)
    }
    await page.screenshot({ path: `.tmp/not-for-real-${screen}.png` })
    const staff = await signIn('owner', { context })
    const said = staff.getByRole('region', { name: 'Trial shop' }).getByRole('listitem')
    await expect.poll(async () => (await said.allInnerTexts()).length).toBe(5)
    expect(await said.first().innerText()).toMatch(/^Goods and people are made up/)
    await staff.screenshot({ path: `.tmp/not-for-real-studio-${screen}.png` })
    await expectAccessible(staff, '.trial')
  })

  it('refunds a part when a piece is cancelled, shows a dispute, and lets staff settle what did not arrive', async () => {
    const { page } = await shopper()
    await toPayment(page)
    await typeCard(page, '4242424242424242')
    await press(page, /^Pay \$/)
    const { order, intent } = await ordered(page)
    await page.getByRole('link', { name: 'See the order' }).click()
    await page.getByText('Cancel items').click()
    await page.locator('main [name=item]').check()
    await page.locator('main [name^=qty]').first().selectOption('1')
    await press(page, 'Cancel the chosen items')
    await press(page, 'Cancel now')
    await page.waitForURL(/done=cancelled/)
    await expect.poll(() => chargeOf(intent)?.amount_refunded).toBeGreaterThan(0)
    expect(chargeOf(intent)?.amount_refunded).toBeLessThan(intent.amount)
    const dispute = openDispute(shop.standIn.books, intent.id, 1000)
    expect(await shop.tell('charge.dispute.created')).toBe(200)
    await page.reload()
    await page.getByText('Your bank has contested this payment').waitFor()
    await expectAccessible(page, 'main')
    const staff = await signIn('owner', { context: await newContext({ baseURL: shop.url }) })
    await staff.goto(`/studio/orders/${order}`)
    await staff.getByText('A bank disputes the payment').waitFor()
    closeDispute(shop.standIn.books, dispute, 'won')
    expect(await shop.tell('charge.dispute.closed')).toBe(200)
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.getByText('Your bank has contested this payment').count()).toBe(0)

    const refund = [...shop.standIn.books.refunds.values()].find(each => each.payment_intent === intent.id)
    if (!refund) throw new Error('Stripe knows of no refund')
    endRefund(shop.standIn.books, refund, 'failed')
    expect(await shop.tell('refund.failed')).toBe(200)
    await staff.reload()
    await staff.getByText('Dispute won').waitFor()
    await staff.getByRole('heading', { name: 'Money did not arrive' }).waitFor()
    await staff.screenshot({ path: '.tmp/failed-refund.png', fullPage: true })
    await press(staff, 'Settle another way')
    await staff.getByLabel('How did the money go back?').fill('Bank transfer of today')
    await expectAccessible(staff, '[role=dialog]')
    await press(staff, 'It went back')
    await staff.getByText('Refund settled another way').waitFor()
    await expect.poll(() => staff.getByRole('heading', { name: 'Money did not arrive' }).count()).toBe(0)
  })

  it('takes the money when the parcel leaves, where the company wants it so', { timeout: 300_000 }, async () => {
    onTestFinished(() => shop.takeMoneyAt('placement'))
    await shop.takeMoneyAt('shipment')
    const { page } = await shopper()
    await toPayment(page)
    await typeCard(page, '4242424242424242')
    await press(page, /^Pay \$/)
    const { order, intent } = await ordered(page)
    expect(intent).toMatchObject({ status: 'requires_capture', amount_received: 0 })
    const leave = () =>
      shop.pool.query('update orders set next_step_at = now() where number = $1 and next_step_at is not null', [order])
    await expect
      .poll(
        async () => {
          await leave()
          return intent.status
        },
        // Parcels and money move by routines that come round every so often, however quick the machine is.
        { interval: 1000, timeout: 240_000 },
      )
      .toBe('succeeded')
    expect(intent.amount_received).toBe(intent.amount)
  })
})
