import { beforeAll, describe, expect, it } from 'vitest'
import type { Permission } from '#domain/staff/permissions.ts'
import { routines } from '../jobs/work.ts'
import { readWorries } from '../health/worries.service.ts'
import { mailTo, runJobs } from '../testing/run-jobs.ts'
import { staffMember, type StaffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

let shop: TestShop
let owner: StaffMember
beforeAll(async () => {
  shop = await testShop({ DEMO: 'true' })
  owner = await staffMember(shop, 'owner')
})

const RIGHTS: Permission[] = ['jobs.read', 'orders.read']
async function keyOf({ call }: StaffMember, { sites, name = 'Robot' }: { sites?: ['DE', 'FR']; name?: string } = {}) {
  const { key } = await call('keys.create', { body: { name, permissions: RIGHTS, ...(sites && { sites }) } })
  return key.id
}

const assign = ({ id }: StaffMember, role: string, sites?: ['DE'] | ['DE', 'FR', 'US']) =>
  owner.call('people.change', { params: { staffId: id }, body: { assignments: [{ role, ...(sites && { sites }) }] } })

/** As if it had been made long before. */
const endsIn = (id: string, left: string, life = '90 days') =>
  shop.database.pool.query(
    `update staff set expires_at = now() + $2::interval, created_at = now() + $2::interval - $3::interval where id = $1`,
    [id, left, life],
  )

const toSee = async (only: 'ending' | 'withheld', by?: StaffMember) =>
  (await owner.call('keys.list', { query: { only, ...(by && { createdBy: by.id }) } })).rows.map(({ id }) => id)
const waits = async ({ call }: StaffMember) =>
  Object.fromEntries((await call('home.read', { query: {} })).waiting.map(({ kind, count }) => [kind, count]))

const tell = async () => {
  const routine = routines.find(({ kind }) => kind === 'tell of keys that end')
  await routine?.work(shop.services, { id: 0, kind: routine.kind, payload: {}, attempts: 1 })
  await runJobs(shop)
}
describe('a key that ends', () => {
  it('is among those to see to in its last week', async () => {
    const maker = await staffMember(shop, 'owner')
    const [soon, later, over, ended] = [await keyOf(maker), await keyOf(maker), await keyOf(maker), await keyOf(maker)]
    await endsIn(soon, '6 days')
    await endsIn(later, '8 days')
    await endsIn(over, '-1 minute')
    await endsIn(ended, '6 days')
    await owner.call('keys.revoke', { params: { keyId: ended } })
    expect(await toSee('ending', maker)).toEqual([soon])
  })

  it('is none to see to when it was made for no longer', async () => {
    const maker = await staffMember(shop, 'owner')
    await endsIn(await keyOf(maker), '3 days', '6 days')
    expect(await toSee('ending', maker)).toEqual([])
  })

  it('is told whoever made it, once, a week before', async () => {
    const maker = await staffMember(shop, 'owner')
    const id = await keyOf(maker, { name: 'Harbour' })
    await endsIn(id, '8 days')
    await tell()
    expect(await mailTo(shop, maker.email)).toEqual([])
    await endsIn(id, '6 days')
    await Promise.all([tell(), tell()])
    await tell()
    const letters = await mailTo(shop, maker.email)
    expect(letters.map(({ subject }) => subject)).toEqual(['The key “Harbour” ends soon'])
    expect(letters[0]?.html).toContain('/studio/keys?only=ending')
  })

  it('waits on the first page of who may make another, and of nobody else', async () => {
    const before = (await waits(owner))['keysEnding'] ?? 0
    await endsIn(await keyOf(owner), '2 days')
    expect(await waits(owner)).toMatchObject({ keysEnding: before + 1 })
    expect(await waits(await staffMember(shop, 'service'))).not.toHaveProperty('keysEnding')
  })
})

describe('a key that is withheld something', () => {
  it('is to see to from when its maker may not until they may again', async () => {
    const maker = await staffMember(shop, 'owner')
    const [id, other] = [await keyOf(maker), await keyOf(maker)]
    await owner.call('keys.revoke', { params: { keyId: other } })
    expect(await toSee('withheld', maker)).toEqual([])
    await assign(maker, 'service')
    expect(await toSee('withheld', maker)).toEqual([id])
    await assign(maker, 'owner')
    expect(await toSee('withheld', maker)).toEqual([])
  })

  it.each([['owner'], ['keeper'], ['service']])('is the one whose list says so, by role %s and by site', async role => {
    const permissions: Permission[] = ['staff.read', 'staff.write', ...RIGHTS]
    await owner.call('roles.save', { params: { role: 'keeper' }, body: { permissions } })
    const maker = await staffMember(shop, 'owner')
    for (const sites of [undefined, ['DE', 'FR'] satisfies ['DE', 'FR']]) await keyOf(maker, sites ? { sites } : {})
    for (const where of [undefined, ['DE'] satisfies ['DE'], ['DE', 'FR', 'US'] satisfies ['DE', 'FR', 'US']]) {
      await assign(maker, role, where)
      const { rows } = await owner.call('keys.list', { query: { createdBy: maker.id } })
      const said = rows.filter(({ withheld }) => withheld !== undefined).map(({ id }) => id)
      expect(await toSee('withheld', maker), `${role} ${where?.join()}`).toEqual(said)
      if (role === 'service' || where?.length === 1) expect(said).toHaveLength(2)
    }
  })

  it('is also one of somebody blocked that nobody ended', async () => {
    const maker = await staffMember(shop, 'owner')
    const id = await keyOf(maker)
    await shop.database.pool.query(`update staff set state = 'blocked' where id = $1`, [maker.id])
    expect(await toSee('withheld', maker)).toEqual([id])
    const { rows } = await owner.call('keys.list', { query: { createdBy: maker.id } })
    expect(rows).toMatchObject([{ id, withheld: RIGHTS }])
  })
})

it('keys to see to are counted with the health of the shop, and worry the doctor', async () => {
  const maker = await staffMember(shop, 'owner')
  await endsIn(await keyOf(maker), '2 days')
  await assign(maker, 'service')
  const ending = (await toSee('ending')).length
  const withheld = (await toSee('withheld')).length
  expect(await owner.call('health.read')).toMatchObject({ keys: { ending, withheld } })
  expect(await waits(owner)).toMatchObject({ keysEnding: ending, keysWithheld: withheld })
  const { worries } = await readWorries(shop.database.pool, shop.services.config, new Date())
  expect(worries.filter(({ about }) => about === 'keys').map(({ say }) => say)).toEqual([
    `${ending} end within 7 days`,
    `${withheld} may not do all they were given, as who made them may not either`,
  ])
})
