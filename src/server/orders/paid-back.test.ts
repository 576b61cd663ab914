import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { exampleOf } from '#contract/example.ts'
import { staffCalls as allCalls } from '#contract/staff/staff.ts'
import { ALL_PERMISSIONS } from '#domain/staff/permissions.ts'
import * as given from '../testing/given.ts'
import { cartToOrder } from '../testing/given-checkout.ts'
import * as promotions from '../testing/given-promotion.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { staffCalls, staffMember, type StaffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

const PAYING = allCalls().flatMap(({ name, endpoint }) =>
  endpoint.paysOut === undefined ? [] : [{ name, endpoint, how: endpoint.paysOut }],
)
const of = (...hows: string[]) => PAYING.filter(({ how }) => hows.includes(how))

let shop: TestShop
let owner: StaffMember
let secret: string
beforeAll(async () => {
  shop = await testShop({ DEMO: 'true', FULFILMENT: 'external', RATE_LIMITS: 'false' })
  owner = await staffMember(shop, 'owner')
  const body = { name: 'May all', permissions: [...ALL_PERMISSIONS] }
  secret = (await owner.call('keys.create', { body })).secret
  await given.product(shop, { sku: 'BOOT-9', price: 12_000, stock: 1000 })
})

const system = () => staffCalls(shop.newVisitor().visitor, secret)

/** An open browser at which nobody has shown who they are for a while. */
async function leftAlone(role: string) {
  const member = await staffMember(shop, role)
  await shop.database.pool.query(
    `update staff_sessions set proved_at = proved_at - interval '10 minutes' where staff_id = $1`,
    [member.id],
  )
  return member
}

async function ordered() {
  const buyer = await given.signedIn(shop, await promotions.consumer(shop))
  const cartId = await cartToOrder(buyer, { sku: 'BOOT-9', qty: 2 })
  const order = await buyer.call('cart.placeOrder', { headers: {}, body: { cartId } })
  await runJobs(shop)
  return { buyer, number: order.orderNumber, itemId: order.items[0]?.id ?? '' }
}

async function announced() {
  const { buyer, number, itemId } = await ordered()
  const params = { orderNumber: number }
  await system()('fulfilment.acknowledge', { params, body: { externalId: number } })
  await system()('fulfilment.send', { params, body: { parcelId: 'A', items: [{ itemId, qty: 2 }] } })
  await system()('fulfilment.arrive', { params: { ...params, parcelId: 'A' } })
  const items = [{ itemId, qty: 1, reason: 'other' }]
  return {
    number,
    itemId,
    ...(await buyer.call('consumer.returnLabel', { params: { orderId: number }, body: { items } })),
  }
}

type By = StaffMember['call']
/** Money that is owed: what leads to it, by the call that pays it. */
const OWED: Readonly<Record<string, () => Promise<{ number: string; pay: (by: By) => Promise<unknown> }>>> = {
  'orders.cancel': async () => {
    const { number } = await ordered()
    return { number, pay: by => by('orders.cancel', { params: { number }, body: { reason: 'Asked for' } }) }
  },
  'fulfilment.cancel': async () => {
    const { number } = await ordered()
    const body = { cancellationId: 'none', reason: 'out-of-stock' as const }
    return { number, pay: by => by('fulfilment.cancel', { params: { orderNumber: number }, body }) }
  },
  'returns.receive': async () => {
    const { number, itemId, returnNumber } = await announced()
    const body = { pieces: [{ itemId, condition: 'as-new' as const, refund: true }] }
    return { number, pay: by => by('returns.receive', { params: { returnNumber }, body }) }
  },
}

const refundedOf = async (number: string) => (await owner.call('orders.read', { params: { number } })).refunded

const UNPROVEN = { code: 'STAFF_PROOF_REQUIRED' }

describe('money that staff give', () => {
  it.each(of('given').map(({ name, endpoint }) => ({ name, endpoint })))(
    'is given by nobody who is not there, and by no key: $name',
    async ({ endpoint }) => {
      const alone = await leftAlone('owner')
      const path = `/api/staff/v1${endpoint.path.replaceAll(/\{\w+\}/g, '1')}`
      const body = endpoint.body && JSON.stringify(exampleOf(endpoint.body))
      const ask = async (by: StaffMember['visitor'], key?: string) => {
        const headers = { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) }
        const answer = await by.fetch(path, { method: endpoint.method, headers, ...(body && { body }) })
        return (await answer.json()).errorDetails?.[0]?.name
      }
      expect(await ask(alone.visitor)).toBe(UNPROVEN.code)
      expect(await ask(shop.newVisitor().visitor, secret)).toBe(UNPROVEN.code)
    },
  )
})

describe('money that is owed for goods that are here', () => {
  it.each(PAYING.filter(({ how }) => how !== 'given'))(
    'is moved by who is there where it is more than they may give alone: $name',
    async ({ name }) => {
      const found = await OWED[name]?.()
      if (!found) throw new Error(`What leads to ${name}?`)
      const { number, pay } = found
      const role = { role: `of-${name.replace('.', '-')}` }
      const permissions = ['orders.read', 'orders.write', 'orders.ship'] as const
      await owner.call('roles.save', { params: role, body: { permissions: [...permissions] } })
      const alone = await leftAlone(role.role)
      await expect(pay(alone.call)).rejects.toMatchObject(UNPROVEN)
      expect(await refundedOf(number)).toBe(0)
      await pay((await staffMember(shop, role.role)).call)
      expect(await refundedOf(number)).toBeGreaterThan(0)
    },
  )

  it.each(of('owed for parcels'))(
    'is moved by who goes on working, and is asked for no proof meanwhile: $name',
    async ({ name }) => {
      const role = { role: `at-work-${name.replace('.', '-')}` }
      const permissions = ['orders.read', 'orders.write', 'orders.ship'] as const
      await owner.call('roles.save', { params: role, body: { permissions: [...permissions] } })
      const member = await staffMember(shop, role.role)
      const passes = (time: string) =>
        shop.database.pool.query(
          `update staff_sessions set proved_at = proved_at - $2::interval, worked_at = worked_at - $2::interval where staff_id = $1`,
          [member.id, time],
        )
      const next = async (call = name) => (await OWED[call]?.())?.pay(member.call)
      for (const [parcel] of [1, 2, 3].entries()) {
        await expect(next(), `parcel ${parcel}`).resolves.toBeDefined()
        await passes('4 minutes')
      }
      for (const other of ['orders.cancel', 'fulfilment.cancel'])
        await expect(next(other), other).rejects.toMatchObject(UNPROVEN)
      await passes('2 minutes')
      await expect(next(), 'after a pause').rejects.toMatchObject(UNPROVEN)
      await shop.database.pool.query(
        `update staff_sessions set worked_at = now(), proved_at = now() - interval '3 hours 55 minutes' where staff_id = $1`,
        [member.id],
      )
      await expect(next(), 'within half a shift').resolves.toBeDefined()
      await passes('6 minutes')
      await shop.database.pool.query('update staff_sessions set worked_at = now() where staff_id = $1', [member.id])
      await expect(next(), 'after half a shift').rejects.toMatchObject(UNPROVEN)
    },
  )

  it.each(of('owed'))('is moved by no key: $name', async ({ name }) => {
    const { number, pay } = (await OWED[name]?.()) ?? {}
    await expect(pay?.(system())).rejects.toMatchObject(UNPROVEN)
    expect(await refundedOf(number ?? '')).toBe(0)
  })

  it.each(of('owed to systems', 'owed for parcels'))(
    'is moved by a warehouse’s system, as far as it was paid: $name',
    async ({ name }) => {
      const { number = '', pay } = (await OWED[name]?.()) ?? {}
      await pay?.(system())
      const { refunded, total } = await owner.call('orders.read', { params: { number } })
      expect(refunded).toBeGreaterThan(0)
      expect(refunded).toBeLessThanOrEqual(total)
    },
  )
})

it('leaves by no other way: whoever owes it stands behind a call that says so', () => {
  const server = new URL('../', import.meta.url)
  const owing = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter(
    file =>
      file.endsWith('.ts') &&
      !file.endsWith('.test.ts') &&
      /await (?:oweRefund|refundReturned|cancelUnsent|cancelForBuyer)\(/.test(
        readFileSync(new URL(file, server), 'utf8'),
      ),
  )
  expect(owing.toSorted()).toEqual([
    'orders/cancel.service.ts',
    'orders/fulfilment.service.ts',
    'orders/given-refund.service.ts',
    'orders/order-work.service.ts',
    'orders/refund-returned.service.ts',
    'orders/returns-desk.service.ts',
    'orders/warehouse-work.service.ts',
  ])
})
