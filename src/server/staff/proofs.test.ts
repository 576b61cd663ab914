import { beforeAll, describe, expect, it } from 'vitest'
import { STAFF_PASSWORD, staffCalls, staffMember, type StaffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

let shop: TestShop
let owner: StaffMember
beforeAll(async () => {
  shop = await testShop({ DEMO: 'true' })
  owner = await staffMember(shop, 'owner')
})

const toldOf = async ({ id }: StaffMember, call: string) =>
  (await owner.call('history.list', { query: { staffId: id, call } })).rows

const current = async ({ call }: StaffMember) =>
  (await call('session.list')).sessions.find(each => each.current)?.id ?? ''

describe('a fresh proof', () => {
  it('is told of in the history, and so is one that was refused', async () => {
    const member = await staffMember(shop, 'service')
    const objectId = await current(member)
    await expect(member.call('session.prove', { body: { password: 'guessed' } })).rejects.toMatchObject({
      code: 'STAFF_SIGN_IN_REFUSED',
    })
    await member.call('session.prove', { body: { password: STAFF_PASSWORD } })
    const of = { call: 'session.prove', objectType: 'session', objectId }
    expect(await toldOf(member, 'session.prove')).toMatchObject([
      { ...of, kind: 'write', changes: [{ field: 'proof', after: 'password' }] },
      { ...of, kind: 'refused' },
    ])
  })

  it('is looked at no more after five that failed, which promises nothing that there is not', async () => {
    const member = await staffMember(shop, 'service')
    const prove = (password: string) => member.call('session.prove', { body: { password } })
    for (let each = 0; each < 5; each++) await expect(prove('guessed')).rejects.toMatchObject({ status: 401 })
    await expect(prove(STAFF_PASSWORD)).rejects.toMatchObject({
      code: 'STAFF_LOCKED',
      message: expect.not.stringMatching(/reset/i),
    })
  })
})

describe('what somebody may not give', () => {
  it('is told of in the history with whom it was about', async () => {
    const permissions = ['staff.read' as const, 'staff.write' as const]
    await owner.call('roles.save', { params: { role: 'head' }, body: { permissions } })
    await owner.call('roles.save', { params: { role: 'wide' }, body: { permissions: ['orders.read'] } })
    const head = await staffMember(shop, 'head')
    const { key } = await owner.call('keys.create', { body: { name: 'Theirs', permissions: ['orders.read'] } })
    const refused = { code: 'STAFF_GRANT_REFUSED' }
    const makesHimselfOwner = { params: { staffId: head.id }, body: { assignments: [{ role: 'owner' }] } }
    for (let each = 0; each < 2; each++)
      await expect(head.call('people.change', makesHimselfOwner)).rejects.toMatchObject(refused)
    await expect(head.call('keys.revoke', { params: { keyId: key.id } })).rejects.toMatchObject(refused)
    await expect(head.call('roles.remove', { params: { role: 'wide' } })).rejects.toMatchObject(refused)
    const wish = { body: { name: 'More', permissions: ['orders.refund' as const] } }
    await expect(head.call('keys.create', wish)).rejects.toMatchObject(refused)
    const { rows } = await owner.call('history.list', { query: { staffId: head.id, kind: 'refused', order: 'oldest' } })
    expect(rows.map(({ call, objectType, objectId }) => [call, objectType, objectId])).toEqual([
      ['people.change', 'person', head.id],
      ['keys.revoke', 'key', key.id],
      ['roles.remove', 'role', 'wide'],
      ['keys.create', 'permission', 'staff.write'],
    ])
  })
})

describe('whoever signs in over an open session', () => {
  it('leaves none behind that nobody would end', async () => {
    const member = await staffMember(shop, 'editor')
    const first = await current(member)
    await member.call('session.signIn', { body: { email: member.email, password: STAFF_PASSWORD } })
    expect(await member.call('session.list')).toMatchObject({ sessions: [{ current: true }] })
    const second = await current(member)
    const rows = await toldOf(member, 'session.signIn')
    expect(rows.find(({ objectId }) => objectId === first)?.changes).toEqual([{ field: 'endedBy', after: second }])
  })

  it('ends that of a colleague at the same browser, and none at another', async () => {
    const [one, other] = [await staffMember(shop, 'editor'), await staffMember(shop, 'editor')]
    const elsewhere = staffCalls(shop.newVisitor().visitor)
    await elsewhere('session.signIn', { body: { email: one.email, password: STAFF_PASSWORD } })
    await one.call('session.signIn', { body: { email: other.email, password: STAFF_PASSWORD } })
    expect(await one.call('session.read')).toMatchObject({ id: other.id })
    expect((await elsewhere('session.list')).sessions).toMatchObject([{ current: true }])
  })
})
