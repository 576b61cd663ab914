import { beforeAll, describe, expect, it } from 'vitest'
import { runJobs } from '../testing/run-jobs.ts'
import { alsoAs, staffCalls, staffMember } from '../testing/staff.ts'
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

describe('who may change staff on some sites only', () => {
  /** May all that an editor may, everywhere, and change staff in one country. */
  async function headOfFrance(owner: Person) {
    const body = { permissions: ['staff.read' as const, 'staff.write' as const] }
    await owner.call('roles.save', { params: { role: 'head-of-country' }, body })
    const head = await staffMember(shop, 'head-of-country', ['FR'])
    await alsoAs(shop, head, 'editor', null)
    return head
  }

  const acts: [string, (by: Person, staffId: string, site?: 'DE' | 'FR') => Promise<unknown>][] = [
    ['unlocks', ({ call }, staffId) => call('people.unlock', { params: { staffId } })],
    ['signs out', ({ call }, staffId) => call('people.endSessions', { params: { staffId } })],
    ['blocks', ({ call }, staffId) => call('people.change', { params: { staffId }, body: { state: 'blocked' } })],
    [
      'invites',
      ({ call }, staffId, site) => {
        const assignments = [{ role: 'editor', ...(site && { sites: [site] }) }]
        return call('people.invite', { body: { email: `to.${staffId}@cairn.test`, name: 'Friend', assignments } })
      },
    ],
  ]

  it.each(acts)('%s whoever works there alone, and nobody of another country or of all', async (_, act) => {
    const owner = await staffMember(shop, 'owner')
    const head = await headOfFrance(owner)
    const editors = [
      [await staffMember(shop, 'editor', ['DE']), 'DE'],
      [await staffMember(shop, 'editor'), undefined],
    ] as const
    for (const [{ id }, site] of editors) await expect(act(head, id, site)).rejects.toMatchObject(REFUSED)
    await act(head, (await staffMember(shop, 'editor', ['FR'])).id, 'FR')
  })

  it('does not sign people of another country out with all of a query', async () => {
    const owner = await staffMember(shop, 'owner')
    const head = await headOfFrance(owner)
    const german = await staffMember(shop, 'editor', ['DE'])
    await head.call('people.endAllSessions', { body: { q: german.email } })
    await runJobs(shop)
    expect(await german.call('session.read')).toMatchObject({ id: german.id })
  })

  it('leaves whoever has no role to those who change staff on all sites', async () => {
    const owner = await staffMember(shop, 'owner')
    const head = await headOfFrance(owner)
    const { id } = await staffMember(shop, 'editor')
    await shop.database.pool.query('delete from staff_assignments where staff_id = $1', [id])
    const block = ({ call }: Person) => call('people.change', { params: { staffId: id }, body: { state: 'blocked' } })
    await expect(block(head)).rejects.toMatchObject(REFUSED)
    expect(await block(owner)).toMatchObject({ state: 'blocked' })
  })

  it('changes no role, which people of other countries may have', async () => {
    const owner = await staffMember(shop, 'owner')
    const head = await headOfFrance(owner)
    const save = ({ call }: Person) =>
      call('roles.save', { params: { role: 'writer' }, body: { permissions: ['content.read'] } })
    await save(owner)
    await expect(save(head)).rejects.toMatchObject(REFUSED)
    await expect(head.call('roles.remove', { params: { role: 'writer' } })).rejects.toMatchObject(REFUSED)
  })
})

describe('the keys of somebody who is blocked', () => {
  it('end with them, are told of in the history, and stay ended when they come back', async () => {
    const [owner, leaver] = [await staffMember(shop, 'owner'), await staffMember(shop, 'owner')]
    const [one, other] = [await keyOf(leaver, 'jobs.read'), await keyOf(leaver, 'orders.read')]
    const robot = staffCalls(shop.newVisitor().visitor, one.secret)
    await robot('jobs.list')
    const put = (state: 'active' | 'blocked') =>
      owner.call('people.change', { params: { staffId: leaver.id }, body: { state } })
    for (const state of ['blocked', 'active'] as const) {
      await put(state)
      await expect(robot('jobs.list')).rejects.toMatchObject({ code: 'STAFF_SIGN_IN_REQUIRED' })
    }
    const { rows } = await owner.call('keys.list', { query: { createdBy: leaver.id } })
    expect(rows).toMatchObject([{ state: 'blocked' }, { state: 'blocked' }])
    for (const { key } of [one, other]) {
      const told = await owner.call('history.list', { query: { objectType: 'key', objectId: key.id } })
      const changes = [{ field: 'state', before: 'active', after: 'blocked' }]
      expect(told.rows[0]).toMatchObject({ call: 'people.change', staffId: owner.id, changes })
      expect(told.rows.filter(({ call }) => call === 'people.change')).toHaveLength(1)
    }
  })

  it('end also where they may do more than who blocks them: nobody stays because of a key', async () => {
    const owner = await staffMember(shop, 'owner')
    const head = await headOf(owner)
    const leaver = await staffMember(shop, 'owner')
    const { secret } = await keyOf(leaver, 'jobs.read')
    const demoted = { assignments: [{ role: 'head-of-desk' }] }
    await owner.call('people.change', { params: { staffId: leaver.id }, body: demoted })
    await head.call('people.change', { params: { staffId: leaver.id }, body: { state: 'blocked' } })
    const robot = staffCalls(shop.newVisitor().visitor, secret)
    await expect(robot('jobs.list')).rejects.toMatchObject({ code: 'STAFF_SIGN_IN_REQUIRED' })
  })

  it('are not those of others, and go on where the block is refused', async () => {
    const [owner, colleague] = [await staffMember(shop, 'owner'), await staffMember(shop, 'owner')]
    const { secret } = await keyOf(colleague, 'jobs.read')
    const editor = await staffMember(shop, 'editor')
    await owner.call('people.change', { params: { staffId: editor.id }, body: { state: 'blocked' } })
    const head = await headOf(owner)
    const blocked = head.call('people.change', { params: { staffId: colleague.id }, body: { state: 'blocked' } })
    await expect(blocked).rejects.toMatchObject(REFUSED)
    await staffCalls(shop.newVisitor().visitor, secret)('jobs.list')
  })
})
