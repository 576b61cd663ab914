import { beforeAll, describe, expect, inject, it } from 'vitest'
import { createRateLimits } from '../http/rate-limits.ts'
import { openShop } from '../http/request-context.ts'
import * as given from '../testing/given.ts'
import { eventCount } from '../testing/security-events.ts'
import { giftCard } from '../testing/given-promotion.ts'
import { testShop } from '../testing/test-shop.ts'
import { chargeGiftCard, getGiftCard, giftCardToPay, issueGiftCard, refundGiftCard } from './gift-card.service.ts'

const shop = await testShop()
const number = (end: string) => `60000000000000000${end}`
beforeAll(async () => {
  await given.product(shop, { sku: 'BOOT', price: 12_000 })
  await given.product(shop, { sku: 'CARD-50', price: 5000, giftCard: true, stock: null })
  await given.product(shop, { sku: 'CARD-500', price: 50_000, giftCard: true, stock: null })
  await giftCard(shop, { number: number('11'), balance: 5000, expires_on: '2099-01-31' })
  await giftCard(shop, { number: number('37'), balance: 0 })
  await giftCard(shop, { number: number('45'), expires_on: '2020-01-01' })
  await giftCard(shop, { number: number('52'), currency: 'EUR' })
  await giftCard(shop, { number: number('60'), status: 'inactive' })
  await giftCard(shop, { number: number('78') })
  await giftCard(shop, { number: number('86'), balance: 3_000_000_000 })
  await shop.database.pool.query('update gift_cards set balance = 9999 where number = $1', [number('78')])
})

const context = () => openShop(shop.services, { request: new Request('http://shop.test/'), address: 'test' })
const balance = (giftCardNumber: string, giftCardCode = '11111111') =>
  shop.call('cart.giftCardBalance', { body: { giftCardNumber, giftCardCode } })

describe('a gift card', () => {
  it('tells its balance, spaces or not', async () => {
    expect(await balance('6000 0000 0000 0000 011')).toEqual({
      maskedNumber: '•••• 0011',
      balance: 5000,
      currency: 'USD',
      expiryDate: '2099-01-31',
    })
  })

  it('may hold more than 32 bits do', async () => {
    expect(await balance(number('86'))).toMatchObject({ balance: 3_000_000_000 })
  })

  it.each([
    ['99', '11111111', 'GFC700'],
    ['11', '22222222', 'GFC700'],
    ['11', '', 'GFC400'],
    ['45', '11111111', 'GFC812'],
    ['52', '11111111', 'GFC725'],
    ['60', '11111111', 'GFC760'],
    ['78', '11111111', 'GFC799'],
  ])('%s with code %s answers %s', async (end, code, errorId) => {
    await expect(balance(number(end), code)).rejects.toMatchObject({ errorId })
  })

  it('pays once, beside at most four others, and never for gift cards', async () => {
    const here = await context()
    const pay = async (end: string, applied: string[] = [], onlyGiftCards = false) =>
      giftCardToPay(await getGiftCard(here, number(end), '11111111'), { applied, onlyGiftCards })
    expect(await pay('11')).toEqual({ number: number('11'), balance: 5000 })
    await expect(pay('37')).rejects.toMatchObject({ code: 'GC_ZERO_BALANCE' })
    await expect(pay('11', [number('11')])).rejects.toMatchObject({ code: 'GC_ALREADY_APPLIED' })
    await expect(pay('11', ['1', '2', '3', '4', '5'])).rejects.toMatchObject({ code: 'GC_MAX_REACHED' })
    await expect(pay('11', [], true)).rejects.toMatchObject({ code: 'GIFT_CARD_NOT_APPLICABLE' })
  })

  it('is not guessed by trying to pay with it', async () => {
    const { call, basketId } = await cartWithBoot()
    const unlimited = shop.services.rateLimits
    Object.assign(shop.services, { rateLimits: createRateLimits({ enabled: true }) })
    const guess = (giftCardCode: string, giftCardNumber = number('11')) =>
      call('cart.addPaymentInstrument', {
        params: { basketId },
        body: { payment_method_id: 'GIFT_CARD', giftCardNumber, giftCardCode },
      })
    for (let code = 0; code < 10; code++)
      await expect(guess(`2222222${code}`, number(`8${code}`))).rejects.toMatchObject({ errorId: 'GFC700' })
    await expect(guess('11111111')).rejects.toMatchObject({ status: 429, code: 'RATE_LIMITED' })
    Object.assign(shop.services, { rateLimits: unlimited })
  })

  it('is locked after five wrong codes, alike whether it exists, wherever they are tried', async () => {
    const [real, madeUp] = ['6000000000000000912', '6000000000000000999']
    await giftCard(shop, { number: real, balance: 5000 })
    const before = await eventCount(shop, 'gift-card-refused')
    const { call, basketId } = await cartWithBoot()
    const pay = (giftCardNumber: string, giftCardCode: string) =>
      call('cart.addPaymentInstrument', {
        params: { basketId },
        body: { payment_method_id: 'GIFT_CARD', giftCardNumber, giftCardCode },
      })
    for (const card of [real, madeUp]) {
      for (let code = 0; code < 3; code++)
        await expect(balance(card, `2222222${code}`)).rejects.toMatchObject({ errorId: 'GFC700' })
      for (let code = 0; code < 2; code++)
        await expect(pay(card, `3333333${code}`)).rejects.toMatchObject({ errorId: 'GFC700' })
      for (const tried of [() => balance(card), () => pay(card, '11111111')])
        await expect(tried()).rejects.toMatchObject({ status: 429, code: 'RATE_LIMITED' })
    }
    expect(await eventCount(shop, 'gift-card-refused')).toBe(before + 10)
    shop.advance(16 * 60 * 1000)
    expect((await balance(real)).balance).toBe(5000)
  })

  it('counts a wrong code also when it came with a transaction id', async () => {
    const card = '6000000000000000920'
    await giftCard(shop, { number: card, balance: 5000 })
    const { basketId, id } = await cartWithBoot()
    for (let code = 0; code < 6; code++) {
      const guesser = given.guest(shop, { 'x-transaction-id': `guess-${code}-of-a-card` }, id)
      const guess = guesser.call('cart.addPaymentInstrument', {
        params: { basketId },
        body: { payment_method_id: 'GIFT_CARD', giftCardNumber: card, giftCardCode: `2222222${code}` },
      })
      await expect(guess).rejects.toMatchObject(code < 5 ? { errorId: 'GFC700' } : { code: 'RATE_LIMITED' })
    }
  })

  it('pays once however often that is sent', async () => {
    const card = '6000000000000000938'
    await giftCard(shop, { number: card, balance: 5000 })
    const { basketId, id } = await cartWithBoot()
    const payer = given.guest(shop, { 'x-transaction-id': 'pay-once-with-a-card' }, id)
    const pay = () =>
      payer.call('cart.addPaymentInstrument', {
        params: { basketId },
        body: { payment_method_id: 'GIFT_CARD', giftCardNumber: card, giftCardCode: '11111111' },
      })
    expect(await pay()).toEqual(await pay())
  })

  it('is charged once per order and never below nothing', async () => {
    const here = await context()
    const { number: card, code } = await issueGiftCard(here, {
      amount: 5000,
      currency: 'USD',
      boughtBy: 'CRN-1 itm_1 1',
    })
    expect((await issueGiftCard(here, { amount: 5000, currency: 'USD', boughtBy: 'CRN-1 itm_1 1' })).number).toBe(card)
    await chargeGiftCard(here, card, 2000, 'CRN-2')
    await chargeGiftCard(here, card, 2000, 'CRN-2')
    expect((await balance(card, code)).balance).toBe(3000)
    await refundGiftCard(here, card, 500, 'CRN-2 return')
    await refundGiftCard(here, card, 500, 'CRN-2 return')
    expect((await balance(card, code)).balance).toBe(3500)
    const tries = inject('engine') === 'postgres' ? 20 : 5
    const charges = await Promise.allSettled(
      Array.from({ length: tries }, (_, index) =>
        here.services.database.db
          .transaction()
          .execute(db => chargeGiftCard({ ...here, db }, card, 1000, `CRN-9${index}`)),
      ),
    )
    expect(charges.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect((await balance(card, code)).balance).toBe(500)
    const chargeFails = () =>
      expect(
        here.services.database.db.transaction().execute(db => chargeGiftCard({ ...here, db }, card, 100, 'CRN-3')),
      ).rejects.toMatchObject({ code: 'PAYMENT_NOT_ENOUGH' })
    await shop.database.pool.query(`update gift_cards set status = 'inactive' where number = $1`, [card])
    await chargeFails()
    const blocked = `update gift_cards set status = 'active', expires_on = '2020-01-01' where number = $1`
    await shop.database.pool.query(blocked, [card])
    await chargeFails()
  })
})

async function cartWithBoot() {
  const { call, id } = given.guest(shop)
  const { id: basketId } = await call('cart.createWithItem', { body: { items: [{ sku: 'BOOT' }] } })
  return { call, basketId, id }
}

describe('a gift card to buy', () => {
  it('costs its amount', async () => {
    const { call, basketId } = await cartWithBoot()
    const details = { amount: 2500, recipientEmail: 'ash@cairn.test' }
    await expect(call('cart.addItem', { body: { basketId, sku: 'CARD-50', giftCard: details } })).rejects.toMatchObject(
      {
        errorId: 'PRC400',
      },
    )
    const cart = await call('cart.addItem', {
      body: { basketId, sku: 'CARD-50', giftCard: { ...details, amount: 5000 } },
    })
    expect(cart.items[1]).toMatchObject({ isDigitalProduct: true, shippingOptions: { selected: 'digital' } })
    expect(cart.shippingMethods.map(({ code }) => code)).toEqual(['standard', 'digital'])
  })

  it('never becomes worth more than it costs', async () => {
    const { call, basketId } = await cartWithBoot()
    const details = { amount: 50_000, recipientEmail: 'ash@cairn.test' }
    const cart = await call('cart.addItem', { body: { basketId, sku: 'CARD-500', giftCard: details } })
    const [boot, card] = cart.items.map(({ id }) => id)
    const update = (itemId = '', change: object) =>
      call('cart.updateItem', { params: { basketId }, body: { itemId, ...change } })
    await expect(update(card, { sku: 'CARD-50' })).rejects.toMatchObject({ errorId: 'PRC400' })
    const asGoods = update(card, { sku: 'BOOT', shippingOption: 'standard' })
    await expect(asGoods).rejects.toMatchObject({ errorId: 'API406' })
    const asCard = update(boot, { sku: 'CARD-50', shippingOption: 'digital' })
    await expect(asCard).rejects.toMatchObject({ errorId: 'API406' })
    expect(await call('cart.read', { params: { basketId } })).toEqual(cart)
  })
})
