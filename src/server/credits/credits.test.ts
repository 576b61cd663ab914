import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findViolations } from '../checkout/invariants.ts'
import * as given from '../testing/given.ts'
import { cartToOrder } from '../testing/given-checkout.ts'
import { newEmail, person } from '../testing/people.ts'
import { mailTo, runJobs } from '../testing/run-jobs.ts'
import { staffMember, type StaffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

let shop: TestShop
let owner: StaffMember
let service: StaffMember
const reason = 'A late parcel'

beforeAll(async () => {
  shop = await testShop({ DEMO: 'true' })
  owner = await staffMember(shop, 'owner')
})

/** What one gives in a day counts for all, so each test has somebody of its own. */
beforeEach(async () => {
  service = await staffMember(shop, 'service')
})

const pointsOf = async (id: string) => owner.call('customers.read', { params: { id } })

describe('points', () => {
  it('are given within a limit that counts for a month; above it a second person decides, who is somebody else', async () => {
    const { consumerId: id } = await person(shop)
    const give = (points: number) => service.call('customers.addPoints', { params: { id }, body: { points, reason } })
    expect(await give(400)).toEqual({ state: 'given' })
    expect(await give(200)).toEqual({ state: 'waiting' })
    expect((await pointsOf(id)).points).toBe(400)
    const { credits } = await service.call('credits.waiting')
    const asked = credits.find(({ customerId }) => customerId === id)
    const named = { customerName: expect.stringContaining(' '), balance: 400 }
    expect(asked).toMatchObject({ amount: 200, mayDecide: false, ...named })
    const corrections = async (who: StaffMember) =>
      (await who.call('customers.corrections', { params: { id }, query: {} })).rows
    expect((await corrections(owner))[0]).toMatchObject({ id: asked?.id, mayDecide: true })
    expect((await corrections(service))[0]).toMatchObject({ id: asked?.id, mayDecide: false })
    const creditId = asked?.id ?? ''
    const decide = (who: StaffMember) =>
      who.call('credits.decide', { params: { creditId }, body: { decision: 'given' } })
    await expect(decide(await staffMember(shop, 'analyst'))).rejects.toMatchObject({ code: 'STAFF_FORBIDDEN' })
    await expect(decide(service)).rejects.toMatchObject({ code: 'STAFF_SECOND_PERSON' })
    await decide(owner)
    await expect(decide(owner)).rejects.toMatchObject({ code: 'STAFF_NOT_NOW' })
    const shown = await pointsOf(id)
    expect(shown.points).toBe(600)
    const { rows: ledger } = await service.call('customers.points', { params: { id }, query: {} })
    expect(ledger.map(({ points, balance, correction }) => [points, balance, correction?.reason])).toEqual([
      [200, 600, reason],
      [400, 400, reason],
    ])
    expect((await service.call('customers.corrections', { params: { id }, query: {} })).rows).toMatchObject([
      { kind: 'points', amount: 200, reason, state: 'given', decidedBy: 'The owner' },
      { amount: 400, state: 'given' },
    ])
    await expect(
      owner.call('customers.addPoints', { params: { id }, body: { points: -601, reason } }),
    ).rejects.toMatchObject({ code: 'STAFF_NOT_NOW' })
    expect(await findViolations(shop.database.pool)).toEqual([])
  })
})

describe('an approval', () => {
  it('counts from when it is given, however long it was waited for', async () => {
    const { consumerId: id } = await person(shop)
    const approver = await staffMember(shop, 'service')
    const states: string[] = []
    for (const points of [400, 300, 300])
      states.push((await service.call('customers.addPoints', { params: { id }, body: { points, reason } })).state)
    expect(states).toEqual(['given', 'waiting', 'waiting'])
    await shop.database.pool.query(
      `update credits set created_at = created_at - interval '40 days' where subject = $1 and state = 'waiting'`,
      [id],
    )
    const { credits } = await approver.call('credits.waiting')
    const [first, second] = credits.filter(({ customerId }) => customerId === id)
    const approve = (creditId = '') =>
      approver.call('credits.decide', { params: { creditId }, body: { decision: 'given' } })
    await approve(first?.id)
    await expect(approve(second?.id)).rejects.toMatchObject({ code: 'STAFF_SECOND_PERSON' })
    expect((await pointsOf(id)).points).toBe(700)
  })
})

describe('a coupon', () => {
  it('is given with a reason, mailed, and counts once, for its person alone', async () => {
    await given.product(shop, { sku: 'SORRY-9', price: 9000, stock: 50 })
    const robin = await person(shop)
    const params = { id: robin.consumerId }
    const { templates, limit } = await service.call('customers.couponTemplates', { params })
    expect([limit, templates.map(({ worth }) => worth)]).toEqual([5000, [1000, 2500, 5000, 10_000]])
    const give = (template: string, who = service) =>
      who.call('customers.giveCoupon', { params, body: { template, reason } })
    expect(await give('goodwill-25')).toEqual({ state: 'given' })
    await expect(give('loyalty-welcome')).rejects.toMatchObject({ code: 'STAFF_NOT_FOUND' })
    const coupons = async () => (await pointsOf(robin.consumerId)).vouchers
    const code = (await coupons())[0]?.code ?? ''
    await runJobs(shop)
    expect((await mailTo(shop, robin.email)).some(({ body }) => body.includes(code))).toBe(true)
    const own = await robin.call('consumer.coupons')
    const promotionName = '25 off, with our apologies'
    expect(own).toEqual({ coupons: [{ couponCode: code, promotionName, expiresAt: expect.any(String) }] })

    const use = (who: typeof robin, basketId: string) =>
      who.call('cart.applyCoupon', { query: {}, body: { basketId, couponCode: code } })
    const stranger = await person(shop)
    const { id: theirs } = await stranger.call('cart.createWithItem', { body: { items: [{ sku: 'SORRY-9', qty: 1 }] } })
    await expect(use(stranger, theirs)).rejects.toMatchObject({ code: 'PROMO_INVALID' })
    expect(await stranger.call('consumer.coupons')).toEqual({ coupons: [] })
    const basketId = await cartToOrder(robin, { sku: 'SORRY-9', card: null })
    expect((await use(robin, basketId)).totals.totalDiscount).toBe(2500)
    await service.call('customers.revokeCoupon', { params, body: { code, reason } })
    expect(await robin.call('consumer.coupons')).toEqual({ coupons: [] })
  })

  it('above one’s limit waits for a second person, and none comes of a no', async () => {
    const { consumerId } = await person(shop)
    const params = { id: consumerId }
    const give = (template: string) => service.call('customers.giveCoupon', { params, body: { template, reason } })
    expect(await give('goodwill-100')).toEqual({ state: 'waiting' })
    expect(await give('goodwill-25')).toEqual({ state: 'given' })
    expect(await give('goodwill-50')).toEqual({ state: 'waiting' })
    const waiting = (await owner.call('credits.waiting')).credits.filter(({ customerId }) => customerId === consumerId)
    expect(waiting.map(({ kind, worth }) => [kind, worth])).toEqual([
      ['coupon', 10_000],
      ['coupon', 5000],
    ])
    const decide = (who: StaffMember, creditId: string | undefined, decision: 'given' | 'declined') =>
      who.call('credits.decide', { params: { creditId: creditId ?? '' }, body: { decision } })
    await expect(decide(service, waiting[0]?.id, 'given')).rejects.toMatchObject({ code: 'STAFF_SECOND_PERSON' })
    await decide(owner, waiting[0]?.id, 'given')
    await decide(owner, waiting[1]?.id, 'declined')
    const { vouchers } = await pointsOf(consumerId)
    expect(vouchers.map(({ promotion, state }) => [promotion, state])).toEqual([
      ['goodwill-100', 'open'],
      ['goodwill-25', 'open'],
    ])
    const { rows } = await owner.call('history.list', { query: { objectType: 'customer', objectId: consumerId } })
    const told = rows.flatMap(({ changes }) => changes.filter(({ field }) => field === 'state'))
    expect(told.map(({ after }) => after)).toEqual(['declined', 'given', 'waiting', 'given', 'waiting'])
    expect(JSON.stringify(rows)).not.toContain(vouchers[0]?.code)
  })

  it('counts against what one gives in a day, whoever gets it', async () => {
    const states: string[] = []
    for (const template of ['goodwill-25', 'goodwill-25', 'goodwill-10']) {
      const { consumerId: id } = await person(shop)
      states.push((await service.call('customers.giveCoupon', { params: { id }, body: { template, reason } })).state)
    }
    expect(states).toEqual(['given', 'given', 'waiting'])
  })

  it('is revoked with a reason, also in a cart that has it, and not once it is used', async () => {
    const robin = await person(shop)
    const params = { id: robin.consumerId }
    const give = () => service.call('customers.giveCoupon', { params, body: { template: 'goodwill-10', reason } })
    await give()
    const basketId = await cartToOrder(robin, { sku: 'SORRY-9' })
    const coupons = async () => (await pointsOf(robin.consumerId)).vouchers
    const use = (couponCode: string) => robin.call('cart.applyCoupon', { query: {}, body: { basketId, couponCode } })
    const revoke = (code: string) => service.call('customers.revokeCoupon', { params, body: { code, reason } })
    const first = (await coupons())[0]?.code ?? ''
    await use(first)
    await revoke(first)
    expect((await robin.call('cart.read', { params: { basketId } })).totals.totalDiscount).toBe(0)
    await expect(use(first)).rejects.toMatchObject({ code: 'PROMO_EXPIRED' })
    await expect(revoke(first)).rejects.toMatchObject({ code: 'STAFF_NOT_NOW' })

    await give()
    const second = (await coupons()).find(({ state }) => state === 'open')?.code ?? ''
    await use(second)
    await robin.call('cart.prepareOrder', { headers: {}, body: { basketId } })
    const { orderNumber } = await robin.call('cart.placeOrder', { headers: {}, body: { cartId: basketId } })
    expect((await coupons()).find(({ code }) => code === second)).toMatchObject({
      state: 'used',
      orders: [orderNumber],
    })
    await owner.call('roles.save', { params: { role: 'people' }, body: { permissions: ['customers.read'] } })
    const withoutOrders = await staffMember(shop, 'people')
    const seen = await withoutOrders.call('customers.read', { params })
    expect(seen.vouchers.map(({ orders }) => orders)).toEqual([[], []])
    await expect(revoke(second)).rejects.toMatchObject({ code: 'STAFF_NOT_NOW' })
    const other = await person(shop)
    const again = await cartToOrder(robin, { sku: 'SORRY-9' })
    await expect(
      robin.call('cart.applyCoupon', { query: {}, body: { basketId: again, couponCode: second } }),
    ).rejects.toMatchObject({ code: 'PROMO_LIMIT_EXCEEDED' })
    await service.call('customers.merge', {
      params: { id: other.consumerId },
      body: { other: robin.consumerId, reason },
    })
    const moved = await service.call('customers.corrections', { params: { id: other.consumerId }, query: {} })
    expect(moved.rows.map(({ kind }) => kind)).toEqual(['coupon', 'coupon'])
    expect(await findViolations(shop.database.pool)).toEqual([])
  })
})

describe('a gift card', () => {
  it('is issued by mail, corrected and frozen, and its ledger reads like a bank’s', async () => {
    const email = newEmail()
    await expect(
      service.call('giftCards.issue', { body: { email, amount: 2000, locale: 'en-us', reason } }),
    ).rejects.toMatchObject({ code: 'STAFF_FORBIDDEN' })
    const issued = await owner.call('giftCards.issue', { body: { email, amount: 5000, locale: 'en-us', reason } })
    expect(issued.state).toBe('given')
    // Whoever wrote it down knows the card, and finds it by whom it went to.
    const toThem = await service.call('giftCards.find', { query: { q: email.toUpperCase() } })
    expect(toThem.rows.map(row => row.ref)).toEqual([issued.ref])
    const ash = await person(shop, { email: email.toUpperCase() })
    const { rows: given } = await service.call('customers.corrections', { params: { id: ash.consumerId }, query: {} })
    expect(given).toMatchObject([{ kind: 'new-gift-card', amount: 5000, state: 'given' }])
    await runJobs(shop)
    const [letter] = await mailTo(shop, email)
    const [, digits = ''] = /(\d{4} \d{4} \d{4} \d{4} \d{3})/.exec(letter?.body ?? '') ?? []
    const code = /\b\d{8}\b/.exec(letter?.body ?? '')?.[0] ?? ''
    const number = digits.replaceAll(' ', '')
    const { rows: jobs } = await shop.database.pool.query(`select payload from jobs where kind = 'staff-gift-card'`)
    expect(JSON.stringify(jobs)).not.toContain(code)

    const [found] = (await service.call('giftCards.find', { query: { q: number.slice(-4) } })).rows
    const ref = found?.ref ?? ''
    expect(issued.ref).toBe(ref)
    expect(JSON.stringify(found)).not.toContain(number)
    const correct = (amount: number) => owner.call('giftCards.correct', { params: { ref }, body: { amount, reason } })
    await correct(-1500)
    await expect(correct(-3501)).rejects.toMatchObject({ code: 'STAFF_NOT_NOW' })
    const balance = () =>
      shop.newVisitor().call('cart.giftCardBalance', { body: { giftCardNumber: number, giftCardCode: code } })
    await owner.call('giftCards.freeze', { params: { ref }, body: { frozen: true, reason } })
    await expect(balance()).rejects.toMatchObject({ code: 'GC_NOT_ACTIVE' })
    await owner.call('giftCards.freeze', { params: { ref }, body: { frozen: false, reason } })
    expect(await balance()).toMatchObject({ balance: 3500 })
    const shown = await service.call('giftCards.read', { params: { ref } })
    const { rows: entries } = await service.call('giftCards.ledger', { params: { ref }, query: {} })
    expect(entries.map(({ kind, amount, balance: left }) => [kind, amount, left])).toEqual([
      ['corrected', -1500, 3500],
      ['issued', 5000, 5000],
    ])
    expect(shown.mayChange).toBe(false)
    const ofCard = await owner.call('history.list', { query: { objectType: 'gift-card', objectId: ref } })
    expect(ofCard.rows.map(({ call }) => call)).toEqual([
      'giftCards.freeze',
      'giftCards.freeze',
      'giftCards.correct',
      'giftCards.issue',
    ])
    const { rows } = await owner.call('history.list', { query: { objectType: 'gift-card' } })
    expect(JSON.stringify(rows)).not.toContain(number)
    expect(await findViolations(shop.database.pool)).toEqual([])
  })

  it('is issued and corrected above one’s limit by a second person, and nothing of it is there before', async () => {
    const permissions = ['giftcards.read', 'giftcards.write', 'customers.read', 'customers.write'] as const
    await owner.call('roles.save', {
      params: { role: 'cards' },
      body: { permissions: [...permissions], limits: { credit: 5000 } },
    })
    const clerk = await staffMember(shop, 'cards')
    const email = newEmail()
    const issue = (amount: number) =>
      clerk.call('giftCards.issue', { body: { email, amount, locale: 'en-us', reason } })
    expect([await issue(5000), await issue(5001)]).toMatchObject([{ state: 'given' }, { state: 'waiting' }])
    await runJobs(shop)
    const letters = await mailTo(shop, email)
    expect(letters).toHaveLength(1)
    const digits = /(\d{4} \d{4} \d{4} \d{4} \d{3})/.exec(letters[0]?.body ?? '')?.[1] ?? ''
    const [card] = (await owner.call('giftCards.find', { query: { q: digits.replaceAll(' ', '') } })).rows
    const params = { ref: card?.ref ?? '' }
    const colleague = await staffMember(shop, 'cards')
    const body = { amount: 5002, reason }
    expect(await colleague.call('giftCards.correct', { params, body })).toEqual({ state: 'waiting' })
    const shown = () => owner.call('giftCards.read', { params })
    expect(await shown()).toMatchObject({ balance: 5000 })
    const waiting = async () =>
      (await owner.call('credits.waiting')).credits.filter(({ amount }) => amount === 5001 || amount === 5002)
    for (const { id } of await waiting()) {
      const decided = { params: { creditId: id }, body: { decision: 'given' as const } }
      for (const who of [clerk, colleague])
        await expect(who.call('credits.decide', decided)).rejects.toMatchObject({ status: 403 })
      await owner.call('credits.decide', decided)
    }
    await runJobs(shop)
    expect(await waiting()).toEqual([])
    expect(await shown()).toMatchObject({ balance: 10_002 })
    expect(await mailTo(shop, email)).toHaveLength(2)
    expect(await findViolations(shop.database.pool)).toEqual([])
  })
})
