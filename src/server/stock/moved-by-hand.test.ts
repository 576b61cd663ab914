import { beforeAll, describe, expect, inject, it } from 'vitest'
import type { StaffCall } from '#contract/staff/staff-client.ts'
import { MOST_UNPROVED_PIECES } from '#domain/stock/stock-words.ts'
import * as given from '../testing/given.ts'
import { sendFile } from '../testing/imports.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { staffKey, staffMember, type StaffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

let shop: TestShop
let owner: StaffMember
const [CENTRE, STORE] = [1, 1001]
const PART = MOST_UNPROVED_PIECES * 0.6

beforeAll(async () => {
  shop = await testShop()
  owner = await staffMember(shop, 'owner')
})

/** Somebody whose session is open and was proved a while ago. */
async function away() {
  const person = await staffMember(shop, 'warehouse')
  await shop.database.pool.query(
    `update staff_sessions set proved_at = proved_at - interval '10 minutes' where staff_id = $1`,
    [person.id],
  )
  return person
}
const take = (call: StaffCall, sku: string, pieces: number) =>
  call('stock.adjust', { body: { rows: [{ sku, location: CENTRE, change: -pieces }], reason: 'lost' } })
const left = async (sku: string) => {
  const { shelves } = await owner.call('stock.read', { params: { sku } })
  return shelves.find(({ location }) => location === CENTRE)?.onHand
}

describe('who adjusts many pieces', () => {
  it('is asked who is there, at once or within an hour', async () => {
    const { sku } = await given.product(shop, { stock: 500 })
    const person = await away()
    const asked = { code: 'STAFF_PROOF_REQUIRED' }
    await expect(take(person.call, sku, MOST_UNPROVED_PIECES + 1)).rejects.toMatchObject(asked)
    await take(person.call, sku, PART)
    await expect(take(person.call, sku, PART)).rejects.toMatchObject(asked)
    expect(await left(sku)).toBe(500 - PART)
    await take((await away()).call, sku, PART)
    await take(owner.call, sku, MOST_UNPROVED_PIECES + 1)
  })

  it('is asked for what was counted and adjusted together', async () => {
    const { sku } = await given.product(shop, { stock: 500, storeStock: { [STORE]: PART } })
    const person = await away()
    const { id } = await person.call('counts.open', { body: { location: STORE, name: 'Both ways' } })
    await person.call('counts.book', { params: { id }, body: { notScanned: 'gone' } })
    await expect(take(person.call, sku, PART)).rejects.toMatchObject({ code: 'STAFF_PROOF_REQUIRED' })
  })

  it('is asked for what is said to be lost between two places', async () => {
    const { sku } = await given.product(shop, { stock: 500, storeStock: { [STORE]: 1 } })
    const person = await away()
    const lose = async (qty: number) => {
      const body = { from: CENTRE, to: STORE, note: '', lines: [{ sku, qty }] }
      const of = { params: await person.call('transfers.draft', { body }) }
      await person.call('transfers.send', of)
      return person.call('transfers.receive', { ...of, body: { lines: [], shortReason: 'lost' } })
    }
    await lose(PART)
    await expect(lose(PART)).rejects.toMatchObject({ code: 'STAFF_PROOF_REQUIRED' })
  })

  it('is asked for what is sent elsewhere, which is for sale at neither end', async () => {
    const { sku } = await given.product(shop, { stock: 500, storeStock: { [STORE]: 1 } })
    const person = await away()
    const send = async (call: StaffCall, qty: number) => {
      const body = { from: CENTRE, to: STORE, note: '', lines: [{ sku, qty }] }
      return call('transfers.send', { params: await call('transfers.draft', { body }) })
    }
    const asked = { code: 'STAFF_PROOF_REQUIRED' }
    await expect(send(person.call, MOST_UNPROVED_PIECES + 1)).rejects.toMatchObject(asked)
    await send(person.call, PART)
    await expect(send(person.call, PART)).rejects.toMatchObject(asked)
    expect(await left(sku)).toBe(500 - PART)
    await take(person.call, sku, PART)
    await send(owner.call, MOST_UNPROVED_PIECES + 1)
  })

  it.runIf(inject('engine') === 'postgres')('is asked though two clicks come at once', async () => {
    const { sku } = await given.product(shop, { stock: 500 })
    const { call } = await away()
    const both = await Promise.allSettled([take(call, sku, PART), take(call, sku, PART)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('is asked where a file does it, however few they are, and not for looking at one', async () => {
    const { sku } = await given.product(shop, { stock: 500 })
    const person = await away()
    const file = `sku,location,on_hand\n${sku},${CENTRE},0\n`
    const sent = await sendFile(shop, person, { kind: 'stock', file })
    expect(sent).toMatchObject({ state: 'checked', counts: { changed: 1 } })
    const params = { importId: sent.id }
    const apply = (call: StaffCall) =>
      call('imports.apply', { params, body: { allOrNothing: false, lookedAgain: false } })
    await expect(apply(person.call)).rejects.toMatchObject({ code: 'STAFF_PROOF_REQUIRED' })
    await expect(sendFile(shop, person, { kind: 'stock', file, apply: 'rows' })).rejects.toThrow('still you')
    await apply(owner.call)
    await runJobs(shop)
    expect(await left(sku)).toBe(0)
    await expect(person.call('imports.undo', { params })).rejects.toMatchObject({ code: 'STAFF_PROOF_REQUIRED' })
  })

  it('is not asked where a key does it, which may what its scope says', async () => {
    const { sku } = await given.product(shop, { stock: 500 })
    const key = await staffKey(shop, owner, { permissions: ['stock.read', 'stock.write'] })
    await take(key, sku, 400)
    expect(await left(sku)).toBe(100)
    const reader = await staffKey(shop, owner, { permissions: ['stock.read'] })
    await expect(take(reader, sku, 1)).rejects.toMatchObject({ code: 'STAFF_FORBIDDEN' })
  })
})
