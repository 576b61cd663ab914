import { beforeAll, describe, expect, it } from 'vitest'
import { findViolations } from '../checkout/invariants.ts'
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
    expect(asked).toMatchObject({ amount: 200, mayDecide: false })
    const creditId = asked?.id ?? ''
    const decide = (who: StaffMember) =>
      who.call('credits.decide', { params: { creditId }, body: { decision: 'given' } })
    await expect(decide(service)).rejects.toMatchObject({ code: 'STAFF_FORBIDDEN' })
    await decide(owner)
    await expect(decide(owner)).rejects.toMatchObject({ code: 'STAFF_NOT_NOW' })
    const shown = await pointsOf(id)
    expect(shown.points).toBe(600)
    expect(shown.ledger.map(({ points, balance }) => [points, balance])).toEqual([
      [200, 600],
      [400, 400],
    ])
    expect(shown.corrections).toMatchObject([
      { amount: 200, reason, state: 'given', decidedBy: 'The owner' },
      { amount: 400, state: 'given' },
    ])
    await expect(
      owner.call('customers.addPoints', { params: { id }, body: { points: -601, reason } }),
    ).rejects.toMatchObject({ code: 'STAFF_NOT_NOW' })
    expect(await findViolations(shop.database.pool)).toEqual([])
  })
})

describe('a gift card', () => {
  it('is issued by mail, corrected and frozen, and its ledger reads like a bank’s', async () => {
    const email = newEmail()
    await expect(
      service.call('giftCards.issue', { body: { email, amount: 2000, locale: 'en-us', reason } }),
    ).rejects.toMatchObject({ code: 'STAFF_FORBIDDEN' })
    expect(await owner.call('giftCards.issue', { body: { email, amount: 5000, locale: 'en-us', reason } })).toEqual({
      state: 'given',
    })
    await runJobs(shop)
    const [letter] = await mailTo(shop, email)
    const [, digits = ''] = /(\d{4} \d{4} \d{4} \d{4} \d{3})/.exec(letter?.body ?? '') ?? []
    const code = /\b\d{8}\b/.exec(letter?.body ?? '')?.[0] ?? ''
    const number = digits.replaceAll(' ', '')
    const { rows: jobs } = await shop.database.pool.query(`select payload from jobs where kind = 'staff-gift-card'`)
    expect(JSON.stringify(jobs)).not.toContain(code)

    const [found] = (await service.call('giftCards.find', { query: { q: number.slice(-4) } })).rows
    const ref = found?.ref ?? ''
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
    expect(shown.ledger.map(({ kind, amount, balance: left }) => [kind, amount, left])).toEqual([
      ['corrected', -1500, 3500],
      ['issued', 5000, 5000],
    ])
    expect(shown.mayChange).toBe(false)
    const { rows } = await owner.call('history.list', { query: { objectType: 'gift-card' } })
    expect(JSON.stringify(rows)).not.toContain(number)
    expect(await findViolations(shop.database.pool)).toEqual([])
  })
})
