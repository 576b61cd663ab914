import { beforeAll, describe, expect, it } from 'vitest'
import { MOST_VIEWS } from '#contract/staff/desk/view-rooms.ts'
import { staffKey, staffMember, type StaffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop({ DEMO: 'true', RATE_LIMITS: 'false' })
})

const NOT_FOUND = { code: 'STAFF_NOT_FOUND' }
const body = { room: 'jobs' as const, address: '?state=dead' }
const save = ({ call }: StaffMember, name: string, shared = false) =>
  call('views.save', { body: { ...body, name, shared } })
const remove = ({ call }: StaffMember, viewId: string) => call('views.remove', { params: { viewId } })
const seenBy = async ({ call }: StaffMember) => (await call('views.list', { query: { room: 'jobs' } })).views

describe('a saved view', () => {
  it('is one’s own, or shared with all, and removed by who made it', async () => {
    const [one, other] = [await staffMember(shop, 'analyst'), await staffMember(shop, 'analyst')]
    const mine = await save(one, 'Mine')
    const shared = await save(one, 'Ours', true)
    expect(await seenBy(other)).toEqual([
      { ...body, id: shared.id, name: 'Ours', shared: true, own: false, mayRemove: false },
    ])
    for (const { id } of [mine, shared]) {
      await expect(remove(other, id)).rejects.toMatchObject(NOT_FOUND)
      await remove(one, id)
    }
    expect(await seenBy(one)).toEqual([])
  })

  it('that is shared is removed by who may change staff, too, and the history tells of it', async () => {
    const [one, owner] = [await staffMember(shop, 'analyst'), await staffMember(shop, 'owner')]
    const [mine, shared] = [await save(one, 'Mine'), await save(one, 'Misleading', true)]
    expect(await seenBy(owner)).toMatchObject([{ id: shared.id, own: false, mayRemove: true }])
    await expect(remove(owner, mine.id)).rejects.toMatchObject(NOT_FOUND)
    await remove(owner, shared.id)
    expect(await seenBy(one)).toMatchObject([{ id: mine.id }])
    const { rows } = await owner.call('history.list', { query: { objectType: 'view', objectId: shared.id } })
    expect(rows[0]).toMatchObject({ staffId: owner.id, changes: [{ field: 'name', before: 'Misleading' }] })
  })

  it('is made and removed by no key, whatever it may do', async () => {
    const owner = await staffMember(shop, 'owner')
    const key = await staffKey(shop, owner, { permissions: ['jobs.read', 'staff.write'] })
    const unsigned = { code: 'STAFF_SIGN_IN_REQUIRED' }
    await expect(key('views.save', { body: { ...body, name: 'A robot’s', shared: true } })).rejects.toMatchObject(
      unsigned,
    )
    const { id } = await save(owner, 'Kept', true)
    await expect(key('views.remove', { params: { viewId: id } })).rejects.toMatchObject(unsigned)
    await remove(owner, id)
  })

  it('is of a room that there is', async () => {
    const { visitor } = await staffMember(shop, 'owner')
    const headers = { 'content-type': 'application/json' }
    const wish = JSON.stringify({ ...body, room: 'nowhere', name: 'Lost' })
    const answer = await visitor.fetch('/api/staff/v1/views', { method: 'POST', headers, body: wish })
    expect((await answer.json()).errorDetails[0]).toMatchObject({ name: 'INVALID_INPUT', field: 'body.room' })
  })

  it('is one of as many as somebody can tell apart, however quickly they are kept', async () => {
    const one = await staffMember(shop, 'analyst')
    for (let each = 1; each < MOST_VIEWS; each++) await save(one, `View ${each}`)
    const saved = await Promise.allSettled([save(one, 'The last one'), save(one, 'One more')])
    expect(saved.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(save(one, 'Another')).rejects.toMatchObject({ code: 'STAFF_NOT_NOW' })
    expect(await seenBy(one)).toHaveLength(MOST_VIEWS)
  })
})
