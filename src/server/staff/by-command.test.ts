import { beforeAll, describe, expect, it } from 'vitest'
import { staffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { inviteByCommand } from './invite-by-command.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop({ DEMO: 'true' })
})

const invite = (email: string, more: { role?: string } = {}) =>
  inviteByCommand(shop.database.db, shop.services.config, { email, name: 'By Command', role: 'owner', ...more })

describe('an invitation by command', () => {
  it('is told of in the history, the first as the next', async () => {
    const { call } = await staffMember(shop, 'owner')
    await invite('told@cairn.test')
    await invite('told@cairn.test')
    const { rows } = await call('people.list', { query: { q: 'told@cairn.test' } })
    const objectId = rows[0]?.id ?? ''
    const told = await call('history.list', { query: { objectType: 'person', objectId } })
    expect(told.rows).toMatchObject([
      { call: 'people.inviteAgain', staffName: 'npm run staff', changes: [] },
      { call: 'people.invite', staffName: 'npm run staff', changes: expect.any(Array) },
    ])
    expect(told.rows[1]?.changes).toContainEqual({ field: 'assignments', after: [{ role: 'owner' }] })
    expect(JSON.stringify(told.rows)).not.toContain('told@cairn.test')
  })

  it('makes no link for who is blocked, which would open nothing', async () => {
    const { call } = await staffMember(shop, 'owner')
    const { id: staffId, email } = await staffMember(shop, 'editor')
    await call('people.change', { params: { staffId }, body: { state: 'blocked' } })
    await expect(invite(email)).rejects.toThrow(/is blocked/)
  })

  it('takes what is an address, written in one way, and a role that there is', async () => {
    await expect(invite('robin')).rejects.toThrow(/no address/)
    await expect(invite('robin@cairn.test', { role: 'king' })).rejects.toThrow(/no role/)
    const { call } = await staffMember(shop, 'owner')
    await invite('robin@müller.test')
    const { rows } = await call('people.list', { query: { q: 'By Command' } })
    expect(rows.map(({ email }) => email)).toContain('robin@xn--mller-kva.test')
  })
})
