import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashPassword } from '../identity/passwords.ts'
import type { Visitor } from '../testing/http-transport.ts'
import { browserAt, locationOf, signInThrough } from '../testing/openid-browser.ts'
import { openIdProvider, SHOP_CLIENT } from '../testing/openid-provider.ts'
import { staffCalls, staffMember } from '../testing/staff.ts'
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

const browser = () => browserAt(provider.issuer)
const signIn = (visitor: Visitor, login: string, { at = browser(), query = '' } = {}) =>
  signInThrough(at, visitor, login, query)

const code = (name: string) => ({ code: name })
const inviter = () => ({ db: shop.database.db, services: shop.services, now: shop.services.clock() })

describe('single sign-on', () => {
  it('lets an invited person in, who is known by that identity from then on', async () => {
    const owner = await staffMember(shop, 'owner')
    const invited = await owner.call('people.invite', {
      body: { email: 'sam.reed@cairn.test', name: 'Sam Reed', assignments: [{ role: 'service', sites: ['DE'] }] },
    })
    const { visitor } = shop.newVisitor()
    expect(await signIn(visitor, 'sam.reed', { query: '?to=/studio/history%3Fcall%3Dx' })).toBe(
      '/studio/history?call=x',
    )
    const call = staffCalls(visitor)
    expect(await call('session.read')).toMatchObject({ id: invited.id, way: 'oidc', sites: ['DE'] })
    await shop.database.pool.query(`update staff set email = 'renamed@cairn.test' where id = $1`, [invited.id])
    const again = shop.newVisitor().visitor
    await signIn(again, 'sam.reed')
    expect(await staffCalls(again)('session.read')).toMatchObject({ id: invited.id })
    const { rows } = await owner.call('history.list', { query: { staffId: invited.id } })
    expect(rows.map(row => row.call)).toEqual(['session.signIn', 'session.signIn', 'session.singleSignOn'])
    const people = await owner.call('people.list', { query: { limit: 200 } })
    expect(people.rows.find(({ id }) => id === invited.id)).toMatchObject({ state: 'active', hasSingleSignOn: true })
  })

  it('lets in by a claim that maps to a role, which follows the claim', async () => {
    const { visitor } = shop.newVisitor()
    expect(await signIn(visitor, 'editor.jo')).toBe('/studio')
    const me = await staffCalls(visitor)('session.read')
    expect(me.permissions).toContain('content.write')
    const owner = await staffMember(shop, 'owner')
    await owner.call('people.change', { params: { staffId: me.id }, body: { assignments: [{ role: 'owner' }] } })
    await signIn(visitor, 'editor.jo')
    expect((await staffCalls(visitor)('session.read')).permissions).not.toContain('staff.write')
  })

  it('refuses strangers, unproven addresses and whoever is blocked', async () => {
    const refused = async (login: string) => {
      const { visitor } = shop.newVisitor()
      expect(await signIn(visitor, login)).toBe('/studio?sso=refused')
      await expect(staffCalls(visitor)('session.read')).rejects.toMatchObject(code('STAFF_SIGN_IN_REQUIRED'))
    }
    await refused('stranger')
    const owner = await staffMember(shop, 'owner')
    const invite = (login: string) =>
      owner.call('people.invite', {
        body: { email: `${login}@cairn.test`, name: login, assignments: [{ role: 'analyst' }] },
      })
    await invite('unproven.kim')
    await refused('unproven.kim')
    const { id } = await invite('blocked.lee')
    await owner.call('people.change', { params: { staffId: id }, body: { state: 'blocked' } })
    await refused('blocked.lee')
  })

  it('takes over nobody who works here already: they link it themselves, after a fresh proof', async () => {
    const member = await staffMember(shop, 'service')
    const refused = '/studio?sso=refused'
    const stranger = shop.newVisitor().visitor
    expect(await signIn(stranger, member.id)).toBe(refused)
    await expect(staffCalls(stranger)('session.read')).rejects.toMatchObject(code('STAFF_SIGN_IN_REQUIRED'))
    const link = { query: '?link=1' }
    const proved = (moment: string) =>
      shop.database.pool.query(`update staff_sessions set proved_at = ${moment} where staff_id = $1`, [member.id])
    await proved(`now() - interval '10 minutes'`)
    const away = async (visitor: Visitor) => locationOf(await visitor.fetch('/studio/sso?link=1'))
    expect([await away(member.visitor), await away(stranger)]).toEqual([refused, refused])
    await proved('now()')
    expect(await member.call('session.read')).toMatchObject({ singleSignOn: 'none' })
    expect(await signIn(member.visitor, member.id, link)).toBe('/studio/account')
    expect(await member.call('session.read')).toMatchObject({ singleSignOn: 'linked' })
    expect(await signIn(stranger, member.id)).toBe('/studio')
    expect(await staffCalls(stranger)('session.read')).toMatchObject({ id: member.id, way: 'oidc' })
    const other = await staffMember(shop, 'analyst')
    expect(await signIn(other.visitor, member.id, link)).toBe(refused)
    const begun = await browser().through(await away(other.visitor), other.id)
    await other.call('session.signOut')
    expect(locationOf(await other.visitor.fetch(begun.pathname + begun.search))).toBe(refused)
  })

  it('is closed by a new link like every other way in, once that is taken up, and told of in a letter', async () => {
    const member = await staffMember(shop, 'service')
    await shop.database.pool.query('update staff_sessions set proved_at = now() where staff_id = $1', [member.id])
    await signIn(member.visitor, member.id, { query: '?link=1' })
    const elsewhere = shop.newVisitor().visitor
    expect(await signIn(elsewhere, member.id)).toBe('/studio')
    const token = await newInvitation(inviter(), member.id)
    const call = staffCalls(shop.newVisitor().visitor)
    const { totpSecret } = await call('session.invitation', { body: { token } })
    const six = currentCode(totpSecret, shop.services.clock())
    await call('session.accept', { body: { token, name: 'Sam', password: 'long enough for staff', code: six } })
    await expect(staffCalls(elsewhere)('session.read')).rejects.toMatchObject(code('STAFF_SIGN_IN_REQUIRED'))
    expect(await signIn(elsewhere, member.id)).toBe('/studio?sso=refused')
    expect(await call('session.read')).toMatchObject({ singleSignOn: 'none' })
    const { rows } = await shop.database.pool.query(
      `select payload->>'template' as template from jobs where payload->>'to' = $1 order by id`,
      [`${member.id}@cairn.test`],
    )
    expect(rows).toEqual([{ template: 'staff-way-added' }, { template: 'staff-ways-changed' }])
  })

  it('gives whom a claim let in no other way in, so that all end with the claim', async () => {
    const { visitor } = shop.newVisitor()
    await signIn(visitor, 'editor.max')
    const call = staffCalls(visitor)
    const { id, email, singleSignOn } = await call('session.read')
    expect(singleSignOn).toBe('governs')
    await shop.database.pool.query('update staff_sessions set proved_at = now() where staff_id = $1', [id])
    await expect(call('session.startPasskeyRegistration')).rejects.toMatchObject(code('STAFF_GOVERNED'))
    const password = call('session.changePassword', { body: { password: 'stays after the claim has gone' } })
    await expect(password).rejects.toMatchObject(code('STAFF_GOVERNED'))
    await expect(call('session.startAuthenticator')).rejects.toMatchObject(code('STAFF_GOVERNED'))
    const authenticator = call('session.setAuthenticator', { body: { token: 'any', code: '000000' } })
    await expect(authenticator).rejects.toMatchObject(code('STAFF_GOVERNED'))
    expect(locationOf(await visitor.fetch('/studio/sso?link=1'))).toBe('/studio?sso=refused')
    const owner = await staffMember(shop, 'owner')
    const again = owner.call('people.inviteAgain', { params: { staffId: id } })
    await expect(again).rejects.toMatchObject(code('STAFF_GOVERNED'))
    const token = await newInvitation(inviter(), id)
    const welcome = staffCalls(shop.newVisitor().visitor)
    await expect(welcome('session.invitation', { body: { token } })).rejects.toMatchObject(code('STAFF_GOVERNED'))
    const accept = welcome('session.accept', {
      body: { token, name: 'Max', password: 'stays after the claim has gone', code: '000000' },
    })
    await expect(accept).rejects.toMatchObject(code('STAFF_GOVERNED'))
    // Somebody who chose a password before this rule was kept.
    const known = await hashPassword('a password from before')
    await shop.database.pool.query('update staff set password_hash = $2 where id = $1', [id, known])
    const body = { email: email ?? '', password: 'a password from before' }
    await expect(welcome('session.signIn', { body })).rejects.toMatchObject(code('STAFF_SIGN_IN_REFUSED'))
  })

  it('ends only in the browser in which it began, and once', async () => {
    const owner = await staffMember(shop, 'owner')
    const body = { email: 'alex.moor@cairn.test', name: 'Alex', assignments: [{ role: 'analyst' }] }
    await owner.call('people.invite', { body })
    const [{ visitor: one }, { visitor: other }] = [shop.newVisitor(), shop.newVisitor()]
    const back = await browser().through(locationOf(await one.fetch('/studio/sso')), 'alex.moor')
    const arrive = (visitor: Visitor, search = back.search) => visitor.fetch(back.pathname + search).then(locationOf)
    expect(await arrive(other)).toBe('/studio?sso=refused')
    const cookie = one.cookies.get('cairn_staff_sso') ?? ''
    expect(await arrive(one, `${back.search}x`.replace('state=', 'state=0'))).toBe('/studio?sso=refused')
    one.cookies.set('cairn_staff_sso', cookie)
    expect(await arrive(one)).toBe('/studio?sso=refused')
  })

  it('leads nowhere but into the studio', async () => {
    const owner = await staffMember(shop, 'owner')
    const body = { email: 'toni.vale@cairn.test', name: 'Toni', assignments: [{ role: 'analyst' }] }
    await owner.call('people.invite', { body })
    for (const to of ['https://elsewhere.test/studio', '//elsewhere.test/studio', '/en-us', '/studious'])
      expect(await signIn(shop.newVisitor().visitor, 'toni.vale', { query: `?to=${encodeURIComponent(to)}` })).toBe(
        '/studio',
      )
  })

  it('asks for the password there again before something that matters, and takes it from the same person alone', async () => {
    const owner = await staffMember(shop, 'owner')
    const body = { email: 'dana.holt@cairn.test', name: 'Dana', assignments: [{ role: 'owner' }] }
    const { id } = await owner.call('people.invite', { body })
    const [{ visitor }, at] = [shop.newVisitor(), browser()]
    await signIn(visitor, 'dana.holt', { at })
    await shop.database.pool.query(
      `update staff_sessions set proved_at = now() - interval '10 minutes' where staff_id = $1`,
      [id],
    )
    const call = staffCalls(visitor)
    const make = () => call('keys.create', { body: { name: 'Robot', permissions: ['orders.read'] } })
    await expect(make()).rejects.toMatchObject(code('STAFF_PROOF_REQUIRED'))
    expect(await signIn(visitor, 'editor.someone', { at: browser(), query: '?proof=1' })).toBe('/studio?sso=refused')
    await expect(make()).rejects.toMatchObject(code('STAFF_PROOF_REQUIRED'))
    expect(at.typed()).toBe(1)
    expect(await signIn(visitor, 'dana.holt', { at, query: '?proof=1' })).toBe('/studio/proved')
    expect(at.typed()).toBe(2)
    await make()
  })

  it('is offered only where the settings name a provider', async () => {
    expect(await staffCalls(shop.newVisitor().visitor)('session.ways')).toMatchObject({
      singleSignOn: 'single sign-on',
    })
    const plain = await testShop({ DEMO: 'true' })
    expect(await staffCalls(plain.newVisitor().visitor)('session.ways')).not.toHaveProperty('singleSignOn')
    expect((await plain.newVisitor().visitor.fetch('/studio/sso')).status).toBe(404)
  })
})
