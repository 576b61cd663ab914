import { beforeAll, describe, expect, it } from 'vitest'
import { STAFF_PASSWORD, staffCalls, staffMember, type StaffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop({ DEMO: 'true' })
})

const tryIn = (email: string, password: string) =>
  staffCalls(shop.newVisitor().visitor)('session.signIn', { body: { email, password } })

async function lockOut({ email }: StaffMember) {
  for (let i = 0; i < 5; i++)
    await expect(tryIn(email, 'wrong')).rejects.toMatchObject({ code: 'STAFF_SIGN_IN_REFUSED' })
  await expect(tryIn(email, STAFF_PASSWORD)).rejects.toMatchObject({ code: 'STAFF_LOCKED' })
}

const listed = async (owner: StaffMember, { email }: StaffMember) => {
  const { rows } = await owner.call('people.list', { query: { q: email } })
  return rows[0]
}

describe('somebody who tried too often', () => {
  it('is listed as locked, until the time is over', async () => {
    const [owner, editor] = [await staffMember(shop, 'owner'), await staffMember(shop, 'editor')]
    expect(await listed(owner, editor)).toMatchObject({ locked: false })
    await lockOut(editor)
    expect(await listed(owner, editor)).toMatchObject({ locked: true })
    shop.advance(16 * 60_000)
    expect(await listed(owner, editor)).toMatchObject({ locked: false })
  })

  it('is let in again by a colleague at once, which the history tells', async () => {
    const [owner, editor] = [await staffMember(shop, 'owner'), await staffMember(shop, 'editor')]
    await lockOut(editor)
    const unlock = () => owner.call('people.unlock', { params: { staffId: editor.id } })
    expect(await unlock()).toMatchObject({ id: editor.id, locked: false })
    expect(await tryIn(editor.email, STAFF_PASSWORD)).toMatchObject({ id: editor.id })
    await unlock()
    const { rows } = await owner.call('history.list', { query: { call: 'people.unlock', staffId: owner.id } })
    expect(rows).toMatchObject([
      { objectType: 'person', objectId: editor.id, changes: [{ field: 'locked', before: true, after: false }] },
    ])
  })

  it('does not let oneself in again from a place where one is signed in still', async () => {
    const [owner, other] = [await staffMember(shop, 'owner'), await staffMember(shop, 'owner')]
    await lockOut(owner)
    const unlock = ({ call }: StaffMember) => call('people.unlock', { params: { staffId: owner.id } })
    await expect(unlock(owner)).rejects.toMatchObject({ code: 'STAFF_NOT_NOW' })
    await expect(tryIn(owner.email, STAFF_PASSWORD)).rejects.toMatchObject({ code: 'STAFF_LOCKED' })
    expect(await unlock(other)).toMatchObject({ id: owner.id, locked: false })
  })

  it('is not let in by who may do less', async () => {
    const owner = await staffMember(shop, 'owner')
    const body = { permissions: ['staff.read' as const, 'staff.write' as const] }
    await owner.call('roles.save', { params: { role: 'doorkeeper' }, body })
    const doorkeeper = await staffMember(shop, 'doorkeeper')
    await lockOut(owner)
    await expect(doorkeeper.call('people.unlock', { params: { staffId: owner.id } })).rejects.toMatchObject({
      code: 'STAFF_GRANT_REFUSED',
    })
    await expect(tryIn(owner.email, STAFF_PASSWORD)).rejects.toMatchObject({ code: 'STAFF_LOCKED' })
  })
})
