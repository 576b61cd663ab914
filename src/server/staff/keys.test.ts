import { beforeAll, describe, expect, it } from 'vitest'
import { staffCalls, staffMember, type StaffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

let shop: TestShop
let owner: StaffMember
beforeAll(async () => {
  shop = await testShop({ DEMO: 'true' })
  owner = await staffMember(shop, 'owner')
})

const make = (wish: { name?: string; expiresAt?: string }) =>
  owner.call('keys.create', { body: { name: 'Robot', permissions: ['jobs.read'], ...wish } })

const keysMade = async () => (await owner.call('keys.list', { query: { limit: 200 } })).rows.length

describe('a key', () => {
  it('that would open nothing is not made', async () => {
    const before = await keysMade()
    const now = shop.services.clock()
    for (const expiresAt of [now, new Date(now.getTime() - 60_000)])
      await expect(make({ expiresAt: expiresAt.toISOString() })).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        details: { field: 'body.expiresAt' },
      })
    expect(await keysMade()).toBe(before)
  })

  it('ends after two years at the latest, whatever was asked for', async () => {
    const inDays = (days: number) => new Date(shop.services.clock().getTime() + days * 86_400_000).toISOString()
    await expect(make({ expiresAt: inDays(740) })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      details: { field: 'body.expiresAt', reason: 'a key ends after 730 days at the latest.' },
    })
    expect((await make({ expiresAt: inDays(730) })).key.state).toBe('active')
    const earliest = inDays(730)
    const { expiresAt = '' } = (await make({})).key
    expect(expiresAt >= earliest && expiresAt <= inDays(730), expiresAt).toBe(true)
  })

  it('that has ended is ended once: a second time changes nothing, and the history tells of none', async () => {
    const { key } = await make({ name: 'Ended' })
    for (let each = 0; each < 2; each++)
      expect(await owner.call('keys.revoke', { params: { keyId: key.id } })).toMatchObject({ state: 'blocked' })
    const { rows } = await owner.call('history.list', { query: { objectType: 'key', objectId: key.id } })
    expect(rows.map(({ call }) => call)).toEqual(['keys.revoke', 'keys.create'])
  })

  it('whose name nobody could see is not made', async () => {
    const before = await keysMade()
    for (const name of ['\u200B', '\u200B\u2060\u00AD', '\u3164', '\u2800', '\u202E\uFE0F', 'ERP \u202Etset'])
      await expect(make({ name })).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        details: { field: 'body.name' },
      })
    expect(await keysMade()).toBe(before)
    for (const name of ['倉庫', 'Ü', '7', '🏔️', 'می‌خواهم']) expect((await make({ name })).key).toMatchObject({ name })
  })

  it('has no session that it could end, and the history tells of none', async () => {
    const { key, secret } = await make({ name: 'Signs out' })
    const robot = staffCalls(shop.newVisitor().visitor, secret)
    await expect(robot('session.signOut')).rejects.toMatchObject({ code: 'STAFF_SIGN_IN_REQUIRED' })
    expect((await owner.call('history.list', { query: { staffId: key.id } })).rows).toEqual([])
    expect(await robot('session.read')).toMatchObject({ id: key.id })
  })
})
