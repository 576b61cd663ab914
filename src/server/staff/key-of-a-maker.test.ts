import { beforeAll, describe, expect, it } from 'vitest'
import { staffCalls, staffMember, type StaffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

let shop: TestShop
let owner: StaffMember
beforeAll(async () => {
  shop = await testShop({ DEMO: 'true' })
  owner = await staffMember(shop, 'owner')
})

async function keyOf({ call }: StaffMember, sites?: ['DE', 'FR']) {
  const body = { name: 'Robot', permissions: ['jobs.read' as const, 'orders.read' as const], ...(sites && { sites }) }
  const { key, secret } = await call('keys.create', { body })
  return { id: key.id, robot: staffCalls(shop.newVisitor().visitor, secret) }
}

const assign = ({ id }: StaffMember, role: string, sites?: ['DE', 'US']) =>
  owner.call('people.change', { params: { staffId: id }, body: { assignments: [{ role, ...(sites && { sites }) }] } })

const forbidden = { code: 'STAFF_FORBIDDEN', details: { permission: 'jobs.read' } }

describe('a key', () => {
  it('does no more than its maker may at that moment, and all it was given once they may again', async () => {
    const maker = await staffMember(shop, 'owner')
    const { id, robot } = await keyOf(maker)
    await robot('jobs.list')
    await assign(maker, 'service')
    await expect(robot('jobs.list')).rejects.toMatchObject(forbidden)
    expect(await robot('session.read')).toMatchObject({ permissions: ['orders.read'] })
    const listed = async () => (await owner.call('keys.list', { query: { createdBy: maker.id } })).rows
    expect(await listed()).toMatchObject([{ id, state: 'active', withheld: ['jobs.read'] }])
    await assign(maker, 'owner')
    await robot('jobs.list')
    expect((await listed())[0]).not.toHaveProperty('withheld')
  })

  it('works on no other sites than its maker', async () => {
    const maker = await staffMember(shop, 'owner')
    const [everywhere, some] = [await keyOf(maker), await keyOf(maker, ['DE', 'FR'])]
    await assign(maker, 'owner', ['DE', 'US'])
    expect(await everywhere.robot('session.read')).toMatchObject({ sites: ['US', 'DE'] })
    expect(await some.robot('session.read')).toMatchObject({ sites: ['DE'] })
  })

  it('loses what a role of its maker loses', async () => {
    const permissions = ['staff.read', 'staff.write', 'jobs.read', 'orders.read'] as const
    const save = (kept: readonly (typeof permissions)[number][]) =>
      owner.call('roles.save', { params: { role: 'keeper' }, body: { permissions: [...kept] } })
    await save(permissions)
    const maker = await staffMember(shop, 'keeper')
    const { robot } = await keyOf(maker)
    await robot('jobs.list')
    await save(permissions.filter(each => each !== 'jobs.read'))
    await expect(robot('jobs.list')).rejects.toMatchObject(forbidden)
    await robot('orders.list')
  })
})
