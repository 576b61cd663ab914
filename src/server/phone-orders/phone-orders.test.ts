import { beforeAll, describe, expect, inject, it } from 'vitest'
import { findViolations } from '../checkout/invariants.ts'
import { answerChallenge, CARDS, HOME, payWith, type Buyer } from '../testing/given-checkout.ts'
import * as given from '../testing/given.ts'
import { linksTo, tokenIn } from '../testing/mailed-links.ts'
import { person } from '../testing/people.ts'
import { phoneOrder, phoneWish } from '../testing/phone-orders.ts'
import { mailTo, runJobs } from '../testing/run-jobs.ts'
import { staffMember, type StaffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { fulfil } from '../orders/fulfilment.service.ts'
import { forgetUnopened } from './forget-unopened.ts'

let shop: TestShop
let service: StaffMember

beforeAll(async () => {
  shop = await testShop({ DEMO: 'true', RATE_LIMITS: 'false' })
  await given.product(shop, { sku: 'TALUS-9', name: 'Talus boot', price: 12_000, stock: 100 })
  await given.product(shop, { sku: 'SCREE-M', name: 'Scree sock', price: 2000, stock: 100 })
  service = await staffMember(shop, 'service')
})

const read = (id: string) => service.call('phoneOrders.read', { params: { id } })
const take = (token: string, buyer: Buyer = given.guest(shop)) =>
  buyer.call('cart.openPaymentLink', { body: { token } }).then(({ basketId }) => ({ buyer, basketId }))
const job = { id: 0, kind: 'forget', payload: {}, attempts: 1 }
const ended = { code: 'PAYMENT_LINK_ENDED' }

describe('orders on the telephone', () => {
  it('are of what is called so in the language of the shop that is called, or of who takes the call', async () => {
    const { masterId } = await given.product(shop, { sku: 'GRAT-9', stock: 3, prices: { DE: 9900, US: 9900 } })
    const names = { en: 'Ridge mid', de: 'Bergstiefel Grat', fr: 'Chaussure Crête' }
    await shop.database.pool.query('update styles set names = $2 where id = $1', [masterId, JSON.stringify(names)])
    await shop.settled()
    const found = async (q: string, locale: 'de-de' | 'en-us') =>
      (await service.call('phoneOrders.find', { query: { q, locale } })).pieces.map(({ sku, name }) => [sku, name])
    expect(await found('stiefel', 'de-de')).toEqual([['GRAT-9', 'Bergstiefel Grat']])
    expect(await found('ridge', 'de-de')).toEqual([['GRAT-9', 'Bergstiefel Grat']])
    expect(await found('stiefel', 'en-us')).toEqual([])
    const french = await service.visitor.fetch('/api/staff/v1/phone-orders/pieces?q=chaussure&locale=en-us', {
      headers: { 'accept-language': 'fr' },
    })
    expect(await french.json()).toMatchObject({ pieces: [{ sku: 'GRAT-9', name: 'Ridge mid' }] })
  })

  it('are found, filled and counted as the shop counts, and changed until they are opened', async () => {
    const { pieces } = await service.call('phoneOrders.find', { query: { q: 'talus', locale: 'en-us' } })
    expect(pieces).toMatchObject([{ sku: 'TALUS-9', price: 12_000, free: 100 }])
    expect((await service.call('phoneOrders.find', { query: { q: 'boot', locale: 'en-us' } })).pieces).toHaveLength(1)
    expect((await service.call('phoneOrders.find', { query: { q: '%', locale: 'en-us' } })).pieces).toEqual([])
    const { id } = await service.call('phoneOrders.create', { body: phoneWish({ sku: 'TALUS-9', qty: 2 }) })
    const params = { id }
    const body = { ...phoneWish({ sku: 'TALUS-9' }), items: [{ sku: 'SCREE-M', qty: 1 }], delivery: 'me' as const }
    await service.call('phoneOrders.change', { params, body })
    const buyer = given.guest(shop)
    const same = await buyer.call('cart.createWithItem', { body: { items: [{ sku: 'SCREE-M', qty: 1 }] } })
    const inCart = { params: { basketId: same.id } }
    await buyer.call('cart.setShippingAddress', { ...inCart, body: body.address })
    const own = await buyer.call('cart.setShippingMethod', { body: { basketId: same.id, code: 'me' } })
    const shown = await read(id)
    expect(shown).toMatchObject({
      state: 'draft',
      delivery: 'me',
      lines: [{ sku: 'SCREE-M', qty: 1 }],
      mayChange: true,
    })
    expect(shown.totals).toEqual(own.totals)
    expect(shown.deliveries.map(({ code }) => code)).toContain('standard')
  })

  it('are paid by the link with the shop’s own checkout, and say who took them', async () => {
    const { id, token } = await phoneOrder(shop, service, { sku: 'TALUS-9', email: 'pays@cairn.test' })
    expect(await read(id)).toMatchObject({ state: 'sent', email: 'pays@cairn.test' })
    const [letter] = await mailTo(shop, 'pays@cairn.test')
    expect(letter?.template).toBe('payment-link')
    expect(JSON.stringify(letter)).not.toMatch(/Pearl Street|120\.00/)
    const { buyer, basketId } = await take(token)
    expect(await read(id)).toMatchObject({ state: 'opened', mayChange: false })
    const current = await buyer.call('cart.read', { params: { basketId: 'current' } })
    expect(current).toMatchObject({ id: basketId, items: [{ sku: 'TALUS-9' }] })
    await payWith(buyer, basketId, CARDS.good)
    const placed = await buyer.call('cart.placeOrder', { headers: {}, body: { cartId: basketId } })
    await runJobs(shop)
    expect(await read(id)).toMatchObject({ state: 'paid', orderNumber: placed.orderNumber, mayRevoke: false })
    const order = await service.call('orders.read', { params: { number: placed.orderNumber } })
    expect(order).toMatchObject({ channel: 'PHONE', email: 'pays@cairn.test' })
    expect(order.story.find(({ kind }) => kind === 'placed')).toMatchObject({ word: 'PHONE', who: 'The service' })
    await expect(take(token)).rejects.toMatchObject(ended)
    expect(await findViolations(shop.database.pool)).toEqual([])
  })

  it('tell a price that changed meanwhile as anywhere else', async () => {
    const { sku, key } = await given.product(shop, { sku: 'RIDGE-9', price: 9000, stock: 10 })
    const { token } = await phoneOrder(shop, service, { sku })
    const { buyer, basketId } = await take(token)
    await payWith(buyer, basketId, CARDS.good)
    const { totals } = await buyer.call('cart.prepareOrder', { body: { basketId } })
    await shop.database.pool.query(
      'update colour_prices set current = 8000 where colour_id = (select colour_id from skus where key = $1)',
      [key],
    )
    await shop.settled()
    await expect(
      buyer.call('cart.placeOrder', { headers: {}, body: { cartId: basketId, expectedTotal: totals.total } }),
    ).rejects.toMatchObject({ code: 'TOTALS_FAILURE' })
  })

  it('end when they are taken back, sent anew or too old, and tell nobody more', async () => {
    const { id, token } = await phoneOrder(shop, service, { sku: 'TALUS-9' })
    const params = { id }
    await expect(take('guessed')).rejects.toMatchObject(ended)
    await service.call('phoneOrders.send', { params })
    await expect(take(token)).rejects.toMatchObject(ended)
    const other = await phoneOrder(shop, service, { sku: 'TALUS-9' })
    await service.call('phoneOrders.revoke', { params: { id: other.id } })
    await expect(take(other.token)).rejects.toMatchObject(ended)
    expect(await read(other.id)).toMatchObject({ state: 'revoked', maySend: false })
    await expect(service.call('phoneOrders.revoke', { params: { id: other.id } })).rejects.toMatchObject({
      code: 'STAFF_NOT_NOW',
    })
    const old = await phoneOrder(shop, service, { sku: 'TALUS-9' })
    shop.advance(3 * 24 * 60 * 60 * 1000)
    await expect(take(old.token)).rejects.toMatchObject(ended)
    service = await staffMember(shop, 'service')
    expect(await read(old.id)).toMatchObject({ state: 'expired', maySend: true })
  })

  it('are for who may write orders of that site, and each step is in the history', async () => {
    const { id } = await phoneOrder(shop, service, { sku: 'TALUS-9', email: 'hidden@cairn.test' })
    const analyst = await staffMember(shop, 'analyst')
    const body = phoneWish({ sku: 'TALUS-9' })
    await expect(analyst.call('phoneOrders.create', { body })).rejects.toMatchObject({ code: 'STAFF_FORBIDDEN' })
    const seen = await analyst.call('phoneOrders.read', { params: { id } })
    expect(JSON.stringify(seen)).not.toMatch(/hidden@|Pearl Street/)
    const german = await staffMember(shop, 'service', ['DE'])
    await expect(german.call('phoneOrders.create', { body })).rejects.toMatchObject({ code: 'STAFF_FORBIDDEN' })
    const query = { q: 'talus', locale: 'en-us' as const }
    await expect(german.call('phoneOrders.find', { query })).rejects.toMatchObject({ code: 'STAFF_FORBIDDEN' })
    await expect(german.call('phoneOrders.send', { params: { id } })).rejects.toMatchObject({ code: 'STAFF_NOT_FOUND' })
    expect((await german.call('phoneOrders.list', { query: {} })).rows).toEqual([])
    expect((await service.call('phoneOrders.list', { query: { limit: 1 } })).rows).toMatchObject([{ id }])
    const owner = await staffMember(shop, 'owner')
    const { rows } = await owner.call('history.list', { query: { objectType: 'cart', call: 'phoneOrders' } })
    expect(rows.filter(({ kind }) => kind === 'write').map(({ call }) => call)).toEqual(
      expect.arrayContaining(['phoneOrders.create', 'phoneOrders.send', 'phoneOrders.revoke', 'phoneOrders.change']),
    )
    expect(JSON.stringify(rows)).not.toMatch(/Pearl Street|caller@/)
  })

  it('are forgotten with their addresses a month after their link ended, unless somebody opened them', async () => {
    const { id } = await phoneOrder(shop, service, { sku: 'TALUS-9', email: 'never@cairn.test' })
    const opened = await phoneOrder(shop, service, { sku: 'TALUS-9', email: 'opens@cairn.test' })
    await take(opened.token)
    const { rows } = await shop.database.pool.query('select cart_id, expires_at from phone_orders where id = $1', [id])
    const [{ cart_id, expires_at }] = rows
    const kept = async () => (await shop.database.pool.query('select from carts where id = $1', [cart_id])).rows.length
    const MONTH = 30 * 86_400_000
    const at = (ms: number) => ({ ...shop.services, clock: () => new Date(expires_at.getTime() + ms) })
    await forgetUnopened(at(MONTH - 1000), job)
    expect([(await read(id)).id, await kept()]).toEqual([id, 1])
    await forgetUnopened(at(MONTH + 1000), job)
    await expect(read(id)).rejects.toMatchObject({ code: 'STAFF_NOT_FOUND' })
    expect([await kept(), (await read(opened.id)).state]).toEqual([0, 'opened'])
  })

  it('are not taken back once their buyer has them, who may be at his bank', async () => {
    const { id, token } = await phoneOrder(shop, service, { sku: 'TALUS-9' })
    const { buyer, basketId } = await take(token)
    await payWith(buyer, basketId, CARDS.challenge)
    const order = await buyer.call('cart.placeOrder', { headers: {}, body: { cartId: basketId } })
    await expect(service.call('phoneOrders.revoke', { params: { id } })).rejects.toMatchObject({
      code: 'STAFF_NOT_NOW',
    })
    const shown = await read(id)
    expect(shown).toMatchObject({ state: 'opened', mayRevoke: false, lines: [], deliveries: [] })
    for (const hidden of ['pieces', 'address', 'totals']) expect(shown).not.toHaveProperty(hidden)
    const body = await answerChallenge(buyer, order.action?.url ?? '', { verdict: 'confirm', code: '1234' })
    await buyer.call('cart.patchOrder', { headers: {}, params: { orderNumber: order.orderNumber }, body })
    await runJobs(shop)
    expect(await read(id)).toMatchObject({ state: 'paid', orderNumber: order.orderNumber })
    expect(await findViolations(shop.database.pool)).toEqual([])
  })

  it('are for one who opens them; sent again to whom they were made for, they bring nothing of another', async () => {
    const { id, token } = await phoneOrder(shop, service, { sku: 'TALUS-9', email: 'made-for@cairn.test' })
    const { buyer, basketId } = await take(token)
    await payWith(buyer, basketId, CARDS.good)
    await take(token, buyer)
    await expect(take(token)).rejects.toMatchObject(ended)
    const body = { ...HOME, recipientContactEmail: 'elsewhere@cairn.test' }
    await buyer.call('cart.setShippingAddress', { params: { basketId }, body })
    expect(await read(id)).toMatchObject({ email: 'made-for@cairn.test' })
    shop.advance(1000)
    await service.call('phoneOrders.send', { params: { id } })
    expect(await mailTo(shop, 'elsewhere@cairn.test')).toEqual([])
    const links = await linksTo(shop, 'made-for@cairn.test')
    const again = await take(tokenIn(links['payment-link']))
    const cart = await again.buyer.call('cart.read', { params: { basketId } })
    expect(cart).toMatchObject({ items: [{ sku: 'TALUS-9' }], payment_instruments: [], couponItems: [] })
    expect(cart.shippingAddress).toBeUndefined()
    await expect(take(tokenIn(links['payment-link']), buyer)).rejects.toMatchObject(ended)
  })

  it('of a member are counted at his prices, paid by nobody else, and bring him his points', async () => {
    const robin = await person(shop, { loyalty: true, phone: '+13035550188' })
    const owner = await staffMember(shop, 'owner')
    const params = { id: robin.consumerId }
    const body = { verified: true, reason: 'A guide' }
    await owner.call('customers.setProgram', { params: { ...params, program: 'IPA' }, body })
    const said = phoneWish({ sku: 'TALUS-9', email: 'said@cairn.test' })
    const plain = await service.call('phoneOrders.create', { body: said })
    const { id } = await service.call('phoneOrders.create', { body: { ...said, customerId: robin.consumerId } })
    const shown = await read(id)
    expect(shown).toMatchObject({ customerId: robin.consumerId, email: robin.email })
    expect([(await read(plain.id)).totals?.totalDiscount, shown.totals?.totalDiscount]).toEqual([0, 3600])
    expect(await robin.call('cart.read', { params: { basketId: 'current' } }).catch(() => 'none')).toBe('none')
    await service.call('phoneOrders.change', { params: { id }, body: said })
    await service.call('phoneOrders.send', { params: { id } })
    const token = tokenIn((await linksTo(shop, robin.email))['payment-link'])
    expect(await mailTo(shop, 'said@cairn.test')).toEqual([])
    const other = await person(shop)
    for (const stranger of [given.guest(shop), other])
      await expect(take(token, stranger)).rejects.toMatchObject({ code: 'PAYMENT_LINK_SIGN_IN' })
    const { basketId } = await take(token, robin)
    await payWith(robin, basketId, CARDS.good)
    const placed = await robin.call('cart.placeOrder', { headers: {}, body: { cartId: basketId } })
    expect(placed.totals.total).toBe(shown.totals?.total)
    await runJobs(shop)
    const order = await service.call('orders.read', { params: { number: placed.orderNumber } })
    expect(order).toMatchObject({ channel: 'PHONE', customerId: robin.consumerId })
    await fulfil({ ...shop.services, clock: () => new Date(shop.services.clock().getTime() + 3_600_000) })
    await runJobs(shop)
    expect((await service.call('customers.read', { params })).points).toBeGreaterThan(0)
    expect(await findViolations(shop.database.pool)).toEqual([])
  })

  it('of a member are made by who may see him, follow him into another account, and go with it', async () => {
    const [robin, twin] = [await person(shop), await person(shop)]
    const body = { ...phoneWish({ sku: 'TALUS-9' }), customerId: robin.consumerId }
    const keeper = await staffMember(shop, 'warehouse')
    await expect(keeper.call('phoneOrders.create', { body })).rejects.toMatchObject({ code: 'STAFF_FORBIDDEN' })
    await expect(
      service.call('phoneOrders.create', { body: { ...body, customerId: 'con_nobody' } }),
    ).rejects.toMatchObject({ code: 'STAFF_NOT_FOUND' })
    const { id } = await service.call('phoneOrders.create', { body })
    const owner = await staffMember(shop, 'owner')
    const merged = { params: { id: twin.consumerId }, body: { other: robin.consumerId, reason: 'One person' } }
    await owner.call('customers.merge', merged)
    expect(await read(id)).toMatchObject({ customerId: twin.consumerId })
    const { data } = await owner.call('customers.export', {
      params: { id: twin.consumerId },
      body: { reason: 'Asked for' },
    })
    expect(JSON.stringify(data)).toContain('Pearl Street')
    const { pool } = shop.database
    // Whether an address is his or not, what was prepared for his account is.
    await pool.query('update consumers set email_unproven_since = now() where id = $1', [twin.consumerId])
    const { rows } = await pool.query('select cart_id from phone_orders where id = $1', [id])
    const gone = { params: { id: twin.consumerId }, body: { email: twin.email, reason: 'Asked for' } }
    await owner.call('customers.erase', gone)
    await expect(read(id)).rejects.toMatchObject({ code: 'STAFF_NOT_FOUND' })
    const left = await pool.query('select from carts where id = $1', [rows[0].cart_id])
    expect(left.rows).toEqual([])
  })

  it.runIf(inject('engine') === 'postgres')('become one order however many open and pay them', async () => {
    const { token } = await phoneOrder(shop, service, { sku: 'TALUS-9' })
    const tries = await Promise.allSettled(
      [1, 2, 3].map(async () => {
        const { buyer, basketId } = await take(token)
        await payWith(buyer, basketId, CARDS.good)
        return buyer.call('cart.placeOrder', { headers: {}, body: { cartId: basketId } })
      }),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await runJobs(shop)
    expect(await findViolations(shop.database.pool)).toEqual([])
  })
})
