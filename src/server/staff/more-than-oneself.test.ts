import { beforeAll, describe, expect, it } from 'vitest'
import { runJobs } from '../testing/run-jobs.ts'
import { staffCalls, staffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

const REFUSED = { code: 'STAFF_GRANT_REFUSED' }

let shop: TestShop
beforeAll(async () => {
  shop = await testShop({ DEMO: 'true' })
})

type Person = Awaited<ReturnType<typeof staffMember>>

/** Somebody who may change staff and little else. */
async function headOf(owner: Person) {
  const body = { permissions: ['staff.read' as const, 'staff.write' as const, 'orders.read' as const] }
  await owner.call('roles.save', { params: { role: 'head-of-desk' }, body })
  return staffMember(shop, 'head-of-desk')
}

const keyOf = ({ call }: Person, permission: 'jobs.read' | 'orders.read', name = 'Robot') =>
  call('keys.create', { body: { name, permissions: [permission] } })

describe('who may change staff, but has fewer rights than somebody', () => {
  it('does not sign them out', async () => {
    const owner = await staffMember(shop, 'owner')
    const head = await headOf(owner)
    await expect(head.call('people.endSessions', { params: { staffId: owner.id } })).rejects.toMatchObject(REFUSED)
    expect(await owner.call('session.read')).toMatchObject({ id: owner.id })
  })

  it('does not sign them out with all of a query either, and is told so', async () => {
    const owner = await staffMember(shop, 'owner')
    const head = await headOf(owner)
    const { id } = await head.call('people.endAllSessions', { body: { role: 'owner' } })
    await runJobs(shop)
    const task = await head.call('tasks.read', { params: { taskId: id } })
    expect(task).toMatchObject({ state: 'done', refused: task.done })
    expect(await owner.call('session.read')).toMatchObject({ id: owner.id })
  })

  it('does not end a key that may do more', async () => {
    const owner = await staffMember(shop, 'owner')
    const head = await headOf(owner)
    const [more, less] = [await keyOf(owner, 'jobs.read'), await keyOf(owner, 'orders.read')]
    const ended = (keyId: string) => head.call('keys.revoke', { params: { keyId } })
    await expect(ended(more.key.id)).rejects.toMatchObject(REFUSED)
    expect(await ended(less.key.id)).toMatchObject({ state: 'blocked' })
    await staffCalls(shop.newVisitor().visitor, more.secret)('jobs.list')
  })
})

describe('the keys of somebody who is blocked', () => {
  it('are found by who made them, and go on working unless they are ended too', async () => {
    const [owner, leaver] = [await staffMember(shop, 'owner'), await staffMember(shop, 'owner')]
    const { key, secret } = await keyOf(leaver, 'jobs.read')
    const robot = staffCalls(shop.newVisitor().visitor, secret)
    const block = (endKeys: boolean) =>
      owner.call('people.change', { params: { staffId: leaver.id }, body: { state: 'blocked', endKeys } })
    await block(false)
    await robot('jobs.list')
    const { rows } = await owner.call('keys.list', { query: { createdBy: leaver.id } })
    expect(rows).toMatchObject([{ id: key.id, state: 'active' }])
    await block(true)
    await expect(robot('jobs.list')).rejects.toMatchObject({ code: 'STAFF_SIGN_IN_REQUIRED' })
    const told = await owner.call('history.list', { query: { objectType: 'key', objectId: key.id } })
    expect(told.rows[0]).toMatchObject({ call: 'people.change', staffId: owner.id })
  })

  it('are not ended by whoever could not end each of them: nobody is blocked then either', async () => {
    const owner = await staffMember(shop, 'owner')
    const head = await headOf(owner)
    const leaver = await staffMember(shop, 'owner')
    const { secret } = await keyOf(leaver, 'jobs.read')
    const demoted = { assignments: [{ role: 'head-of-desk' }] }
    await owner.call('people.change', { params: { staffId: leaver.id }, body: demoted })
    const block = (endKeys: boolean) =>
      head.call('people.change', { params: { staffId: leaver.id }, body: { state: 'blocked', endKeys } })
    await expect(block(true)).rejects.toMatchObject(REFUSED)
    await staffCalls(shop.newVisitor().visitor, secret)('jobs.list')
    expect(await leaver.call('session.read')).toMatchObject({ id: leaver.id })
    expect(await block(false)).toMatchObject({ state: 'blocked' })
  })
})
