import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { fillAddress, fillCart, payByCard } from './buying.ts'
import { awake, contentWidth, expectAccessible, newContext, READ } from './harness.ts'

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('name') ?? document.activeElement?.id)

async function atCheckout(screen: 'phone' | 'desktop', qty?: number): Promise<Page> {
  const page = await fillCart(await newContext({ screen }), qty)
  await page.goto('/en-us/checkout')
  return page
}

describe('the checkout', () => {
  it('has nothing around it but the way back, help and what is safe', async () => {
    const page = await atCheckout('desktop')
    await page.getByText('Secure checkout').waitFor()
    await page.getByRole('link', { name: 'Help', exact: true }).waitFor()
    await page.getByRole('link', { name: 'Back to the cart' }).waitFor()
    expect(await page.getByRole('navigation', { name: 'Main menu' }).count()).toBe(0)
    expect(await page.getByRole('searchbox').count()).toBe(0)
    await expectAccessible(page)
  })

  it('says on a phone too that it is safe, within its width in every language', async () => {
    const page = await atCheckout('phone')
    for (const locale of ['en-us', 'fr-fr', 'de-de', 'es-es'] as const) {
      await page.goto(`/${locale}/checkout`, READ)
      const note = page.locator('header p')
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 })
        expect((await note.boundingBox())?.width, `${locale} at ${width}`).toBeGreaterThan(48)
        expect(await contentWidth(page), `${locale} at ${width}`).toBe(width)
      }
    }
  })

  it('says all that is missing at once, at its field, and goes to the first', async () => {
    const page = await atCheckout('phone')
    const email = page.getByLabel('Email')
    await expect.poll(() => page.locator('main form').first().getAttribute('novalidate')).not.toBeNull()
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await expect.poll(() => page.getByText('This field is required').count()).toBe(8)
    await expect.poll(() => focused(page)).toBe('recipientContactEmail')
    await email.fill('robin')
    await email.blur()
    await page.getByText('Email is not valid').waitFor()
    await email.fill('robin@cairn.test')
    await expect.poll(() => email.getAttribute('aria-invalid')).toBeNull()
    await expectAccessible(page, 'main')
  })

  it('says lengths in the words of the specification, and pours the telephone into the mask of its dial code', async () => {
    const page = await atCheckout('phone')
    await expect.poll(() => page.locator('main form').first().getAttribute('novalidate')).not.toBeNull()
    await page.getByLabel('First name').fill('A')
    await page.getByLabel('First name').blur()
    await page.getByText('Value must contain at least 2 characters').waitFor()
    await page.locator('[name=city]').fill('B'.repeat(31))
    await page.locator('[name=city]').blur()
    await page.getByText('Value must not be longer than 30 characters').waitFor()
    const phone = page.getByLabel('Phone')
    await phone.pressSequentially('303555')
    await phone.blur()
    await page.getByText('A valid phone number is required').waitFor()
    await phone.press('End')
    await phone.pressSequentially('0147')
    await expect.poll(() => phone.inputValue()).toBe('(303) 555 - 0147')
    await expect.poll(() => phone.getAttribute('aria-invalid')).toBeNull()
    await phone.fill('+44 20 7946 0958')
    await expect.poll(() => page.getByLabel('Country code').inputValue()).toBe('44')
    expect(await phone.inputValue()).not.toContain('+')
    await expectAccessible(page, 'main')
  })

  it('asks for the card in the typeface of the shop, on the edge of all that is around it', async () => {
    const page = await atCheckout('desktop')
    await fillAddress(page)
    const number = page.frameLocator('iframe').locator('[name=number]')
    await number.waitFor()
    const faces = () =>
      number.evaluate(() =>
        [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', '')),
      )
    await expect.poll(faces).toEqual(['Instrument Sans'])
    const left = async (what: Locator) => (await what.boundingBox())?.x
    expect(await left(number)).toBe(await left(page.getByRole('heading', { name: 'Credit or debit card' })))
  })

  it('keeps the room that the form of the card takes, so that nothing below it moves when it comes', async () => {
    for (const screen of ['phone', 'desktop'] as const) {
      const page = await atCheckout(screen)
      await fillAddress(page)
      await awake(page, 'card-frame')
      const markup = await (await page.context().request.get(page.url())).text()
      const needed = () =>
        page
          .frameLocator('iframe')
          .locator('body')
          .evaluate(body => Math.ceil(body.getBoundingClientRect().height) + 8)
      const kept = Number(/<iframe[^>]*style="height:(\d+)px"/.exec(markup)?.[1])
      await expect.poll(needed, { message: screen }).toBe(kept)
    }
  })

  it('names the field of what only the shop can know, and then opens the next step where one looks', async () => {
    const page = await atCheckout('phone')
    await fillAddress(page, { street: 'PO Box 12' })
    await page.getByText('We cannot deliver to a PO box').waitFor()
    await expect.poll(() => focused(page)).toBe('addressLine1')
    await fillAddress(page)
    await expect.poll(() => focused(page)).toBe('open-step')
    const heading = page.getByRole('heading', { name: /Payment$/ })
    await expect.poll(async () => (await heading.boundingBox())?.y ?? 999).toBeLessThan(120)
  })

  it('takes a gift card off what is left to pay, wherever that is told', async () => {
    const page = await atCheckout('desktop', 6)
    await fillAddress(page)
    await page.getByText('Gift card', { exact: true }).click()
    await page.getByLabel('Number (19 digits)').fill('6000000000000000029')
    await page.getByLabel('Code (8 digits)').fill('22222222')
    await page.getByRole('button', { name: 'Apply' }).click()
    const row = page.locator('aside dl:visible').getByText('To pay')
    await row.waitFor()
    const left = await row.locator('xpath=following-sibling::dd').textContent()
    await page.getByText(`${left} left to pay`).waitFor()
    await payByCard(page, '4242424242424242')
    await page.getByRole('button', { name: `Pay ${left}` }).waitFor()
    await expect.poll(() => page.getByText('60 days to send it back').count()).toBe(1)
  })
})
