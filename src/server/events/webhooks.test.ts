import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import * as given from '../testing/given.ts'
import { staffMember, type StaffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { webhookReceiver } from '../testing/webhook-receiver.ts'
import { isOutside, refusedBecause } from './outside-address.ts'
import { createSender } from './sender.ts'

const MINUTE_MS = 60_000

let shop: TestShop
let owner: StaffMember
let receiver: Awaited<ReturnType<typeof webhookReceiver>>

beforeAll(async () => {
  shop = await testShop()
  owner = await staffMember(shop, 'owner')
  receiver = await webhookReceiver()
  await given.product(shop, { sku: 'BOOT-9', stock: 100 })
})
afterAll(() => receiver.stop())
beforeEach(async () => {
  await shop.database.pool.query('delete from webhook_endpoints')
  await shop.database.pool.query('delete from events')
  receiver.received.length = 0
  receiver.state.answer = () => ({ status: 204 })
})

const tell = (resource: string, count = 1) =>
  shop.database.pool.query(`select tell_event('order.changed', $1, 'US', n, '{}') from generate_series(1, $2) n`, [
    resource,
    count,
  ])

async function endpoint(wish: { types?: string[]; sites?: ['DE'] } = {}) {
  const body = { name: 'The warehouse', url: receiver.url, types: ['order.*'], ...wish }
  const { endpoint: made, secret } = await owner.call('webhooks.create', { body })
  receiver.state.secret = secret
  return made
}

/** Sends until nothing is due. */
async function send() {
  const sender = createSender(shop.services)
  while (await sender.pass()) await sender.settled()
  await sender.settled()
}
/** The verifier believes no signature of another hour: the wait is over, not the time moved. */
async function makeDue() {
  await shop.database.pool.query(`update webhook_deliveries set next_at = '-infinity' where state = 'waiting'`)
  await shop.database.pool.query(
    `update webhook_endpoints set failures = 0, failing_since = null, not_before = '-infinity'`,
  )
}
const deliveries = async (query: object = {}) => (await owner.call('webhooks.deliveries', { query })).rows
const only = async () => (await owner.call('webhooks.list')).endpoints[0]

describe('webhooks', () => {
  it('are signed as an independent verifier wants them, in order for each thing, once where all is well', async () => {
    await endpoint()
    await tell('order:A', 3)
    await tell('order:B', 2)
    await send()
    expect(receiver.refused).toEqual([])
    const of = (resource: string) => receiver.received.filter(event => event.resource === resource)
    expect(of('order:A').map(({ sequence }) => sequence)).toEqual([1, 2, 3])
    expect(of('order:B').map(({ sequence }) => sequence)).toEqual([1, 2])
    expect(await deliveries({ state: 'delivered' })).toHaveLength(5)
    expect(await only()).toMatchObject({ waiting: 0, failures: 0 })
  })

  it('go again after what the schedule says, and keep their place in the order of their thing', async () => {
    await endpoint()
    receiver.state.answer = ({ resource }) => ({ status: resource === 'order:A' ? 500 : 204 })
    await tell('order:A', 2)
    await tell('order:B', 1)
    await send()
    expect(receiver.received.map(({ resource }) => resource)).toEqual(['order:B'])
    expect(await deliveries({ state: 'failing' })).toMatchObject([{ attempts: 1, status: 500, answer: 'taken' }])
    receiver.state.answer = () => ({ status: 204 })
    await send()
    expect(receiver.received).toHaveLength(1)
    shop.advance(6_000)
    await send()
    expect(receiver.received.map(({ sequence }) => sequence)).toEqual([1, 1, 2])
    expect(await deliveries({ state: 'waiting' })).toEqual([])
  })

  it('wait as long as they are asked to, follow no redirect, and are given up after three days', async () => {
    await endpoint()
    receiver.state.answer = () => ({ status: 429, headers: { 'retry-after': '3600' } })
    await tell('order:A')
    await send()
    const [asked] = await deliveries()
    expect(asked).toMatchObject({ attempts: 1, status: 429 })
    expect(Date.parse(asked?.nextAt ?? '') - Date.now()).toBeGreaterThan(50 * MINUTE_MS)
    receiver.state.answer = () => ({ status: 302, headers: { location: receiver.url } })
    for (let tries = 0; tries < 12; tries++) {
      await makeDue()
      await send()
    }
    expect(await deliveries()).toMatchObject([{ state: 'failed', attempts: 10, status: 302 }])
    expect(receiver.received).toEqual([])
    receiver.state.answer = () => ({ status: 204 })
    const position = asked?.position ?? 0
    const params = { endpointId: (await only())?.id ?? '' }
    expect(await owner.call('webhooks.replay', { params, body: { from: position, to: position } })).toEqual({
      count: 1,
    })
    await send()
    expect(receiver.received).toHaveLength(1)
  })

  it('are paused when their address says it is gone, or takes nothing for days; nothing is lost meanwhile', async () => {
    const { id } = await endpoint()
    receiver.state.answer = () => ({ status: 410 })
    await tell('order:A')
    await send()
    expect(await only()).toMatchObject({ state: 'paused', pausedBecause: 'gone' })
    receiver.state.answer = () => ({ status: 503 })
    await owner.call('webhooks.change', { params: { endpointId: id }, body: { state: 'active' } })
    await makeDue()
    await shop.database.pool.query(`update webhook_endpoints set failing_since = now() - interval '4 days'`)
    await send()
    expect(await only()).toMatchObject({ state: 'paused', pausedBecause: 'unreachable' })
    await tell('order:B')
    await send()
    expect(await only()).toMatchObject({ waiting: 2 })
    receiver.state.answer = () => ({ status: 204 })
    await owner.call('webhooks.change', { params: { endpointId: id }, body: { state: 'active' } })
    await makeDue()
    await send()
    expect(receiver.received.map(({ resource }) => resource).toSorted()).toEqual(['order:A', 'order:B'])
  })

  it('carry both signatures while a secret is exchanged, and only the new one a day later', async () => {
    const { id } = await endpoint()
    const before = receiver.state.secret
    const { secret } = await owner.call('webhooks.rotate', { params: { endpointId: id } })
    for (const known of [before, secret]) {
      receiver.state.secret = known
      await tell(`order:${known.length}`)
      await send()
    }
    expect([receiver.received.length, receiver.refused.length]).toEqual([2, 0])
    await shop.database.pool.query(`update webhook_endpoints set secret_before_until = now() - interval '1 minute'`)
    receiver.state.secret = before
    await tell('order:late')
    await send()
    expect(receiver.refused).toHaveLength(1)
    receiver.refused.length = 0
  })

  it('go again when their sender died before it knew the answer: at least once', async () => {
    if (inject('engine') !== 'postgres') return
    await endpoint()
    await tell('order:A', 2)
    const dying = createSender(shop.services)
    const { promise: when, resolve: answer } = Promise.withResolvers<void>()
    receiver.state.answer = () => ({ status: 204, when })
    await dying.pass()
    // What it had taken stays with it until its lease is over, and the next of the same thing waits.
    await send()
    answer()
    await dying.settled()
    await shop.database.pool.query(`update webhook_deliveries set state = 'waiting', done_at = null`)
    shop.advance(2 * MINUTE_MS)
    receiver.state.answer = () => ({ status: 204 })
    await send()
    expect(receiver.received.map(({ sequence }) => sequence)).toEqual([1, 1, 2])
    shop.advance(-2 * MINUTE_MS)
  })

  it('leave a slow address to itself', async () => {
    await endpoint()
    const slow = await webhookReceiver()
    const { endpoint: made, secret } = await owner.call('webhooks.create', {
      body: { name: 'Slow', url: slow.url, types: ['order.changed'] },
    })
    slow.state.secret = secret
    const { promise: when, resolve: answer } = Promise.withResolvers<void>()
    slow.state.answer = () => ({ status: 204, when })
    const sender = createSender(shop.services)
    await tell('order:A')
    await sender.pass()
    await expect.poll(() => receiver.received.length).toBe(1)
    expect(await deliveries({ endpointId: made.id })).toMatchObject([{ state: 'waiting', attempts: 1 }])
    answer()
    await sender.settled()
    expect(await deliveries({ endpointId: made.id })).toMatchObject([{ state: 'delivered' }])
    await slow.stop()
  })

  it('are for who may see what is sent, and are written into history without their secret', async () => {
    const body = { name: 'Robot', url: receiver.url, types: ['order.*'] }
    const integrator = await staffMember(shop, 'integrator', ['DE'])
    const make = (wish: object) => integrator.call('webhooks.create', { body: { ...body, ...wish } })
    const refused = { code: 'STAFF_GRANT_REFUSED' }
    await expect(make({})).rejects.toMatchObject(refused)
    await expect(make({ sites: ['DE'], types: ['customer.*'] })).rejects.toMatchObject(refused)
    await expect(make({ sites: ['DE'], payload: 'full' })).rejects.toMatchObject(refused)
    const refusals = { staffId: integrator.id, kind: 'refused' as const }
    const { rows: told } = await owner.call('history.list', { query: refusals })
    expect(told[0]).toMatchObject({ call: 'webhooks.create', objectType: 'permission', objectId: 'integrations.write' })
    await make({ sites: ['DE'] })
    await tell('order:US')
    await send()
    expect(await deliveries()).toEqual([])
    const { endpoint: made, secret } = await owner.call('webhooks.create', { body })
    const { rows } = await owner.call('history.list', { query: { objectType: 'webhook', objectId: made.id } })
    expect(rows).toMatchObject([{ call: 'webhooks.create' }])
    expect(JSON.stringify(rows)).not.toContain(secret)
    const { rows: stored } = await shop.database.pool.query('select secret from webhook_endpoints')
    expect(JSON.stringify(stored)).not.toContain(secret.slice(6))
  })
})

describe('addresses inside the house', () => {
  it('are refused, however they are written', async () => {
    const inside = ['10.1.2.3', '169.254.169.254', '172.31.0.1', '192.168.1.1', '100.64.0.1', '0.0.0.0', '224.0.0.1']
    const inside6 = ['fd00::1', 'fe80::1', '::', '::ffff:10.0.0.1', '64:ff9b::a00:1', '2002:a00:1::1']
    expect([...inside, ...inside6].filter(address => isOutside(address, true))).toEqual([])
    expect(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'].filter(address => isOutside(address, false))).toEqual(
      [],
    )
    expect(['8.8.8.8', '2606:4700::1111'].filter(address => !isOutside(address, false))).toEqual([])
    const why = (url: string) => refusedBecause(new URL(url), false)
    expect(why('https://oms.example.com/x')).toBeUndefined()
    expect(
      ['http://oms.example.com', 'https://0x7f.1', 'https://2130706433', 'https://localhost'].map(why),
    ).not.toContain(undefined)
    expect(why('https://user:secret@oms.example.com')).toBe('it holds a password')
    for (const url of ['https://[fd00::1]/', 'http://169.254.169.254/latest', 'https://u:p@example.com'])
      await expect(
        owner.call('webhooks.create', { body: { name: 'x', url, types: ['order.*'] } }),
      ).rejects.toMatchObject({ code: 'STAFF_ADDRESS_REFUSED' })
  })
})
