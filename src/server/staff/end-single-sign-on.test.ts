import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashPassword } from '../identity/passwords.ts'
import type { Visitor } from '../testing/http-transport.ts'
import { browserAt, signInThrough } from '../testing/openid-browser.ts'
import { openIdProvider, SHOP_CLIENT } from '../testing/openid-provider.ts'
import { STAFF_PASSWORD, staffCalls, staffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { newInvitation } from './invitations.service.ts'
import { currentCode } from './totp.ts'

let shop: TestShop
let provider: Awaited<ReturnType<typeof openIdProvider>>
beforeAll(async () => {
  provider = await openIdProvider()
  shop = await testShop({
    DEMO: 'true',
    PUBLIC_URL: 'http://localhost',
    STAFF_OIDC_ISSUER: provider.issuer,
    STAFF_OIDC_CLIENT_ID: SHOP_CLIENT.id,
    STAFF_OIDC_CLIENT_SECRET: SHOP_CLIENT.secret,
    STAFF_OIDC_ROLES: 'shop-editors=editor',
  })
})
afterAll(() => provider.stop())

const code = (name: string) => ({ code: name })
const inviter = () => ({ db: shop.database.db, services: shop.services, now: shop.services.clock() })
const signIn = (visitor: Visitor, login: string, query = '') =>
  signInThrough(browserAt(provider.issuer), visitor, login, query)

async function lettersTo(email: string): Promise<string[]> {
  const { rows } = await shop.database.pool.query<{ template: string }>(
    `select payload->>'template' as template from jobs where payload->>'to' = $1 order by id`,
    [email],
  )
  return rows.map(({ template }) => template)
}

describe('single sign-on', () => {
  it('is taken off by whoever may change somebody, who comes in by what else there is and may link it again', async () => {
    const [owner, member] = [await staffMember(shop, 'owner'), await staffMember(shop, 'service')]
    const fresh = () =>
      shop.database.pool.query('update staff_sessions set proved_at = now() where staff_id = $1', [member.id])
    await fresh()
    await signIn(member.visitor, member.id, '?link=1')
    const elsewhere = shop.newVisitor().visitor
    await signIn(elsewhere, member.id)
    const takeOff = (by = owner) => by.call('people.endSingleSignOn', { params: { staffId: member.id } })
    const analyst = await staffMember(shop, 'analyst')
    await expect(takeOff(analyst)).rejects.toMatchObject(code('STAFF_FORBIDDEN'))
    const rights = { permissions: ['staff.read' as const, 'staff.write' as const] }
    await owner.call('roles.save', { params: { role: 'head' }, body: rights })
    await expect(takeOff(await staffMember(shop, 'head'))).rejects.toMatchObject(code('STAFF_GRANT_REFUSED'))
    expect(await takeOff()).toMatchObject({ state: 'active', hasSingleSignOn: false, hasPassword: true })
    await expect(staffCalls(elsewhere)('session.read')).rejects.toMatchObject(code('STAFF_SIGN_IN_REQUIRED'))
    await expect(member.call('session.read')).rejects.toMatchObject(code('STAFF_SIGN_IN_REQUIRED'))
    expect(await signIn(elsewhere, member.id)).toBe('/studio?sso=refused')
    await expect(takeOff()).rejects.toMatchObject(code('STAFF_NOT_FOUND'))
    const told = await owner.call('history.list', { query: { objectType: 'person', objectId: member.id } })
    expect(told.rows[0]).toMatchObject({
      call: 'people.endSingleSignOn',
      staffId: owner.id,
      changes: [{ field: 'singleSignOn', before: provider.issuer }],
    })
    expect(await lettersTo(member.email)).toEqual(['staff-way-added', 'staff-ways-changed'])
    await member.call('session.signIn', { body: { email: member.email, password: STAFF_PASSWORD } })
    expect(await signIn(member.visitor, member.id, '?link=1')).toBe('/studio/account')
  })

  it.each(['invited.last', 'editor.last'])(
    'is taken off %s, who has no other way in, only by who says so: a new link is the way back',
    async login => {
      const owner = await staffMember(shop, 'owner')
      const email = `${login}@cairn.test`
      if (login === 'invited.last') {
        const body = { email, name: 'Ann', assignments: [{ role: 'analyst' }] }
        await owner.call('people.invite', { body })
      }
      const { visitor } = shop.newVisitor()
      expect(await signIn(visitor, login)).toBe('/studio')
      const { id } = await staffCalls(visitor)('session.read')
      const known = await hashPassword('a password from before')
      if (login === 'editor.last')
        await shop.database.pool.query('update staff set password_hash = $2 where id = $1', [id, known])
      const takeOff = (lastWay: boolean) =>
        owner.call('people.endSingleSignOn', { params: { staffId: id }, query: { lastWay } })
      await expect(takeOff(false)).rejects.toMatchObject(code('STAFF_NO_WAY_LEFT'))
      expect(await staffCalls(visitor)('session.read')).toMatchObject({ id })
      const without = { state: 'active', hasSingleSignOn: false, hasPassword: false, hasPasskey: false }
      expect(await takeOff(true)).toMatchObject(without)
      await expect(staffCalls(visitor)('session.read')).rejects.toMatchObject(code('STAFF_SIGN_IN_REQUIRED'))
      expect(await signIn(visitor, login)).toBe('/studio?sso=refused')
      await owner.call('people.inviteAgain', { params: { staffId: id } })
      const token = await newInvitation(inviter(), id)
      const call = staffCalls(visitor)
      const { totpSecret } = await call('session.invitation', { body: { token } })
      const six = currentCode(totpSecret, shop.services.clock())
      await call('session.accept', { body: { token, name: 'Ann', password: 'long enough for staff', code: six } })
      expect(await call('session.read')).toMatchObject({ singleSignOn: 'none', hasPassword: true })
    },
  )

  it('stays with the last owner who has no other way in', async () => {
    const owner = await staffMember(shop, 'owner')
    await shop.database.pool.query(`update staff set state = 'blocked' where id <> $1 and kind = 'person'`, [owner.id])
    await shop.database.pool.query(`update staff_sessions set proved_at = now() where staff_id = $1`, [owner.id])
    await signIn(owner.visitor, owner.id, '?link=1')
    await shop.database.pool.query('update staff set password_hash = null where id = $1', [owner.id])
    const params = { staffId: owner.id }
    const last = owner.call('people.endSingleSignOn', { params, query: { lastWay: true } })
    await expect(last).rejects.toMatchObject(code('STAFF_LAST_OWNER'))
    // Nor does somebody count who cannot come in any more.
    const other = await staffMember(shop, 'owner')
    await shop.database.pool.query('update staff set password_hash = null where id = $1', [other.id])
    const lesser = owner.call('people.change', { params, body: { assignments: [{ role: 'analyst' }] } })
    await expect(lesser).rejects.toMatchObject(code('STAFF_LAST_OWNER'))
  })
})
