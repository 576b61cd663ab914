import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { StaffCall } from '#contract/staff/staff-client.ts'
import { staffKey, staffMember, type StaffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { webhookReceiver } from '../testing/webhook-receiver.ts'
import { createSender } from './sender.ts'

const REFUSED = { code: 'STAFF_GRANT_REFUSED' }

let shop: TestShop
let owner: StaffMember
let german: StaffMember
let receiver: Awaited<ReturnType<typeof webhookReceiver>>

beforeAll(async () => {
  shop = await testShop()
  owner = await staffMember(shop, 'owner')
  german = await staffMember(shop, 'integrator', ['DE'])
  receiver = await webhookReceiver()
})
afterAll(() => receiver.stop())
beforeEach(async () => {
  await shop.database.pool.query('delete from webhook_endpoints')
  await shop.database.pool.query('delete from events')
  receiver.received.length = 0
  receiver.state.answer = () => ({ status: 204 })
})

async function endpoint(call: StaffCall, wish: { sites?: ['DE']; types?: string[]; payload?: 'full' } = {}) {
  const body = { name: 'The warehouse', url: receiver.url, types: ['order.*'], ...wish }
  const { endpoint: made, secret } = await call('webhooks.create', { body })
  receiver.state.secret = secret
  return { endpointId: made.id }
}
const tell = (resource: string, site: string) =>
  shop.database.pool.query(`select tell_event('order.changed', $1, $2, 1, '{}')`, [resource, site])
const received = () => receiver.received.map(({ resource }) => resource)
async function send() {
  const sender = createSender(shop.services)
  while (await sender.pass()) await sender.settled()
}

describe('a webhook that tells more than one may see', () => {
  it('is neither redirected, nor given a secret, nor removed, nor replayed', async () => {
    const everywhere = await endpoint(owner.call)
    const withBuyers = await endpoint(owner.call, { sites: ['DE'], payload: 'full' })
    for (const params of [everywhere, withBuyers]) {
      const url = `${receiver.url}/mine`
      await expect(german.call('webhooks.change', { params, body: { url } })).rejects.toMatchObject(REFUSED)
      const narrower = { url, sites: ['DE' as const], payload: 'ids' as const }
      await expect(german.call('webhooks.change', { params, body: narrower })).rejects.toMatchObject(REFUSED)
      await expect(german.call('webhooks.rotate', { params })).rejects.toMatchObject(REFUSED)
      await expect(german.call('webhooks.remove', { params })).rejects.toMatchObject(REFUSED)
      const body = { from: 1, to: 1_000_000 }
      await expect(german.call('webhooks.replay', { params, body })).rejects.toMatchObject(REFUSED)
    }
    const { endpoints } = await owner.call('webhooks.list')
    expect(endpoints.map(({ url }) => url)).toEqual([receiver.url, receiver.url])
    const own = await endpoint(german.call, { sites: ['DE'] })
    expect(await german.call('webhooks.change', { params: own, body: { name: 'Mine' } })).toMatchObject({
      name: 'Mine',
    })
  })

  it('is not shown, nor what was sent there', async () => {
    await endpoint(owner.call)
    const own = await endpoint(german.call, { sites: ['DE'] })
    await tell('order:US', 'US')
    await tell('order:DE', 'DE')
    await send()
    const { endpoints } = await german.call('webhooks.list')
    expect(endpoints.map(({ id }) => id)).toEqual([own.endpointId])
    const seen = await german.call('webhooks.deliveries', { query: {} })
    expect(seen.rows.map(({ resource, endpointId }) => [resource, endpointId])).toEqual([['order:DE', own.endpointId]])
    expect(seen.counts).toMatchObject({ waiting: 0, failing: 0, delivered: 1, failed: 0 })
    expect((await owner.call('webhooks.deliveries', { query: {} })).rows).toHaveLength(3)
  })

  it('hides from readers of one site what went there while it was for all', async () => {
    const params = await endpoint(owner.call)
    await tell('order:US', 'US')
    await tell('order:DE', 'DE')
    await send()
    await owner.call('webhooks.change', { params, body: { sites: ['DE'] } })
    const { rows, counts } = await german.call('webhooks.deliveries', { query: {} })
    expect(rows.map(({ resource }) => resource)).toEqual(['order:DE'])
    expect(counts).toMatchObject({ delivered: 1 })
  })
})

describe('a webhook that is changed', () => {
  it('asks for a fresh proof, which no key can give', async () => {
    const params = await endpoint(owner.call)
    const key = await staffKey(shop, owner, { permissions: ['integrations.write', 'orders.read'] })
    const change = (call: StaffCall) => call('webhooks.change', { params, body: { url: `${receiver.url}/mine` } })
    await expect(change(key)).rejects.toMatchObject({ code: 'STAFF_PROOF_REQUIRED' })
    await shop.database.pool.query(`update staff_sessions set proved_at = now() - interval '1 hour'`)
    await expect(change(owner.call)).rejects.toMatchObject({ code: 'STAFF_PROOF_REQUIRED' })
    const again = { params, body: { from: 1, to: 1 } }
    await expect(owner.call('webhooks.replay', again)).rejects.toMatchObject({ code: 'STAFF_PROOF_REQUIRED' })
    await shop.database.pool.query('update staff_sessions set proved_at = now()')
    expect(await change(owner.call)).toMatchObject({ url: `${receiver.url}/mine` })
  })

  it('no longer gets what waits for it and is not wanted any more', async () => {
    const params = await endpoint(owner.call)
    receiver.state.answer = () => ({ status: 503 })
    await tell('order:US', 'US')
    await tell('order:DE', 'DE')
    await send()
    const changed = await owner.call('webhooks.change', { params, body: { sites: ['DE'], state: 'active' } })
    expect(changed).toMatchObject({ waiting: 1 })
    receiver.state.answer = () => ({ status: 204 })
    await shop.database.pool.query(`update webhook_deliveries set next_at = '-infinity'`)
    await send()
    expect(received()).toEqual(['order:DE'])
  })

  it('is sent nothing that was queued by what it wanted before, and the rest does not wait for that', async () => {
    await endpoint(owner.call)
    await tell('order:1', 'US')
    await tell('order:1', 'DE')
    const sender = createSender(shop.services)
    await shop.database.pool.query(`update webhook_endpoints set state = 'paused'`)
    await sender.pass()
    await shop.database.pool.query(`update webhook_endpoints set state = 'active', sites = '{DE}'`)
    await send()
    await send()
    expect(receiver.received.map(({ sequence }) => sequence)).toEqual([2])
  })
})
