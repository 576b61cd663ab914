import { beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { staffContract, staffCalls as allCalls } from '#contract/staff/staff.ts'
import { exampleOf } from '#contract/example.ts'
import { ALL_PERMISSIONS } from '#domain/staff/permissions.ts'
import { isPresetRole, PRESET_ROLES } from '#domain/staff/roles.ts'
import { STAFF_PASSWORD, staffCalls, staffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { inviteByCommand } from './invite-by-command.ts'
import { currentCode } from './totp.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop({ DEMO: 'true' })
})

const code = (name: string) => ({ code: name })

describe('signing in as staff', () => {
  it('tells who one is and what one may do', async () => {
    const service = await staffMember(shop, 'service', ['DE'])
    const me = await service.call('session.read')
    expect(me).toMatchObject({ id: service.id, kind: 'person', sites: ['DE'], limits: { refund: 20_000 } })
    expect(me.permissions).toEqual(
      ALL_PERMISSIONS.filter(each => PRESET_ROLES.service.permissions.some(p => p === each)),
    )
  })

  it('is refused for consumers, strangers and wrong passwords alike, and locked after five', async () => {
    const call = staffCalls(shop.newVisitor().visitor)
    await expect(call('session.read')).rejects.toMatchObject(code('STAFF_SIGN_IN_REQUIRED'))
    const body = { email: 'nobody@cairn.test', password: 'x' }
    for (let i = 0; i < 5; i++)
      await expect(call('session.signIn', { body })).rejects.toMatchObject(code('STAFF_SIGN_IN_REFUSED'))
    await expect(call('session.signIn', { body })).rejects.toMatchObject(code('STAFF_LOCKED'))
  })

  it('lasts an hour without a sign of life, and ends at once when blocked', async () => {
    const owner = await staffMember(shop, 'owner')
    const editor = await staffMember(shop, 'editor')
    await owner.call('people.change', { params: { staffId: editor.id }, body: { state: 'blocked' } })
    await expect(editor.call('session.read')).rejects.toMatchObject(code('STAFF_SIGN_IN_REQUIRED'))
    await expect(
      editor.call('session.signIn', { body: { email: editor.email, password: STAFF_PASSWORD } }),
    ).rejects.toMatchObject(code('STAFF_SIGN_IN_REFUSED'))
    shop.advance(61 * 60_000)
    await expect(owner.call('session.read')).rejects.toMatchObject(code('STAFF_SIGN_IN_REQUIRED'))
  })

  it('can be seen and ended from another browser', async () => {
    const owner = await staffMember(shop, 'owner')
    const other = staffCalls(shop.newVisitor().visitor)
    await other('session.signIn', { body: { email: owner.email, password: STAFF_PASSWORD } })
    const { sessions } = await other('session.list')
    const former = sessions.find(each => !each.current)
    await other('session.end', { params: { sessionId: former?.id ?? '' } })
    await expect(owner.call('session.read')).rejects.toMatchObject(code('STAFF_SIGN_IN_REQUIRED'))
  })

  it('needs a second factor wherever the shop is not one for trying', async () => {
    const real = await testShop({ DEMO: 'false' })
    await expect(staffMember(real, 'owner')).rejects.toMatchObject(code('STAFF_SIGN_IN_REFUSED'))
  })
})

describe('an invitation', () => {
  it.runIf(inject('engine') === 'postgres')('by command is good for a week by the time of the database', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 8 * 24 * 3_600_000 })
    const { database, services } = shop
    const wanted = { email: 'by.command@cairn.test', name: 'By Command', role: 'owner' }
    const address = await inviteByCommand(database.db, services.config, wanted).finally(() => vi.useRealTimers())
    const token = new URL(address).hash.slice(1)
    const call = staffCalls(shop.newVisitor().visitor)
    expect(await call('session.invitation', { body: { token } })).toMatchObject({ email: wanted.email })
  })

  it('is mailed, taken up once with a password and an authenticator, and signs in with both from then on', async () => {
    const owner = await staffMember(shop, 'owner')
    const email = 'new.person@cairn.test'
    const assignments = [{ role: 'editor', sites: ['FR' as const] }]
    const { id } = await owner.call('people.invite', { body: { email, name: 'New Person', assignments } })
    await owner.call('people.inviteAgain', { params: { staffId: id } })
    const chosen = { email: 'chosen@cairn.test', name: 'Chosen', assignments, language: 'es' as const }
    await owner.call('people.invite', { body: chosen })
    const sent = await shop.database.pool.query<{ locale: string }>(
      `select payload->>'locale' as locale from jobs where payload->>'template' = 'staff-invitation'
        and payload->>'to' in ('${email}', 'chosen@cairn.test') order by id`,
    )
    expect(sent.rows.map(({ locale }) => locale)).toEqual(['fr-fr', 'fr-fr', 'es-es'])
    await expect(
      owner.call('people.invite', { body: { email: 'New.Person@cairn.test', name: 'Twin', assignments } }),
    ).rejects.toMatchObject(code('STAFF_KNOWN'))
    const { rows } = await shop.database.pool.query<{ path: string }>(
      `select payload->'values'->>'path' as path from jobs where payload->>'to' = '${email}' and payload->>'template' = 'staff-invitation' order by id desc`,
    )
    const token = rows[0]?.path.split('#')[1] ?? ''
    const call = staffCalls(shop.newVisitor().visitor)
    const { totpSecret } = await call('session.invitation', { body: { token } })
    const password = 'long enough for staff'
    const now = () => shop.services.clock()
    const accept = { token, name: 'New Person', password, code: currentCode(totpSecret, now()) }
    const common = { ...accept, password: 'qwertyuiop12' }
    await expect(call('session.accept', { body: common })).rejects.toMatchObject(code('PASSWORD_COMMON'))
    const theirs = { ...accept, password: 'New-Person-2026' }
    await expect(call('session.accept', { body: theirs })).rejects.toMatchObject(code('STAFF_PASSWORD_PERSONAL'))
    expect(await call('session.accept', { body: accept })).toMatchObject({ name: 'New Person', sites: ['FR'] })
    await expect(call('session.accept', { body: accept })).rejects.toMatchObject(code('STAFF_LINK_INVALID'))
    const later = staffCalls(shop.newVisitor().visitor)
    await expect(later('session.signIn', { body: { email, password } })).rejects.toMatchObject(
      code('STAFF_CODE_REQUIRED'),
    )
    await expect(later('session.signIn', { body: { email, password, code: accept.code } })).rejects.toMatchObject(
      code('STAFF_SIGN_IN_REFUSED'),
    )
    shop.advance(30_000)
    await later('session.signIn', { body: { email, password, code: currentCode(totpSecret, now()) } })
  })
})

describe('rights', () => {
  it('are asked for by every call, and given by nothing but the role', async () => {
    const members = new Map(
      await Promise.all(
        Object.keys(PRESET_ROLES)
          .filter(isPresetRole)
          .map(async role => [role, await staffMember(shop, role)] as const),
      ),
    )
    for (const { name, endpoint } of allCalls()) {
      if (endpoint.staff === 'nobody' || endpoint.staff === 'anyone') continue
      for (const [role, { visitor }] of members) {
        const allowed = PRESET_ROLES[role].permissions.some(each => each === endpoint.staff)
        const path = `/api/staff/v1${endpoint.path.replaceAll(/\{\w+\}/g, '0')}`
        const body = endpoint.method === 'GET' ? {} : { body: '{}', headers: { 'content-type': 'application/json' } }
        const answer = await (await visitor.fetch(path, { method: endpoint.method, ...body })).json()
        const refused = answer.errorDetails?.[0]?.name === 'STAFF_FORBIDDEN'
        expect(refused, `${role} calls ${name}`).toBe(!allowed)
      }
    }
  })

  it('are not handed on by who does not have them', async () => {
    const owner = await staffMember(shop, 'owner')
    const body = { permissions: ['staff.read', 'staff.write', 'orders.read'] as const, limits: {} }
    await owner.call('roles.save', {
      params: { role: 'team-lead' },
      body: { ...body, permissions: [...body.permissions] },
    })
    const lead = await staffMember(shop, 'team-lead')
    const invite = (role: string) =>
      lead.call('people.invite', {
        body: { email: `${role}.friend@cairn.test`, name: 'Friend', assignments: [{ role }] },
      })
    await expect(invite('owner')).rejects.toMatchObject(code('STAFF_GRANT_REFUSED'))
    const twice = [{ role: 'team-lead' }, { role: 'team-lead', sites: ['DE' as const] }]
    await expect(
      lead.call('people.invite', { body: { email: 'twice@cairn.test', name: 'Twice', assignments: twice } }),
    ).rejects.toMatchObject(code('INVALID_INPUT'))
    await invite('team-lead')
    await expect(
      lead.call('keys.create', { body: { name: 'Robot', permissions: ['orders.refund'] } }),
    ).rejects.toMatchObject(code('STAFF_GRANT_REFUSED'))
    await expect(
      lead.call('people.change', { params: { staffId: owner.id }, body: { state: 'blocked' } }),
    ).rejects.toMatchObject(code('STAFF_GRANT_REFUSED'))
    await expect(lead.call('people.inviteAgain', { params: { staffId: owner.id } })).rejects.toMatchObject(
      code('STAFF_GRANT_REFUSED'),
    )
    await expect(
      lead.call('roles.save', { params: { role: 'team-lead' }, body: { permissions: ['customers.erase'] } }),
    ).rejects.toMatchObject(code('STAFF_GRANT_REFUSED'))
    await owner.call('roles.save', { params: { role: 'eraser' }, body: { permissions: ['customers.erase'] } })
    await expect(lead.call('roles.remove', { params: { role: 'eraser' } })).rejects.toMatchObject(
      code('STAFF_GRANT_REFUSED'),
    )
    await expect(owner.call('roles.remove', { params: { role: 'team-lead' } })).rejects.toMatchObject(
      code('STAFF_ROLE_IN_USE'),
    )
  })

  it('are not lost to all: the last owner stays', async () => {
    const alone = await testShop({ DEMO: 'true' })
    const owner = await staffMember(alone, 'owner')
    const params = { staffId: owner.id }
    await expect(owner.call('people.change', { params, body: { state: 'blocked' } })).rejects.toMatchObject(
      code('STAFF_LAST_OWNER'),
    )
    await expect(
      owner.call('people.change', { params, body: { assignments: [{ role: 'owner', sites: ['US'] }] } }),
    ).rejects.toMatchObject(code('STAFF_LAST_OWNER'))
    const body = { email: 'never.came@cairn.test', name: 'Never Came', assignments: [{ role: 'owner' }] }
    const { id } = await owner.call('people.invite', { body })
    for (const state of ['blocked', 'active'] as const)
      await owner.call('people.change', { params: { staffId: id }, body: { state } })
    await expect(
      owner.call('people.change', { params, body: { assignments: [{ role: 'analyst' }] } }),
    ).rejects.toMatchObject(code('STAFF_LAST_OWNER'))
    await staffMember(alone, 'owner')
    await owner.call('people.change', { params, body: { assignments: [{ role: 'analyst' }] } })
  })

  it('that matter ask for a fresh proof', async () => {
    const owner = await staffMember(shop, 'owner')
    shop.advance(6 * 60_000)
    const body = { name: 'Robot', permissions: ['orders.read' as const] }
    await expect(owner.call('keys.create', { body })).rejects.toMatchObject(code('STAFF_PROOF_REQUIRED'))
    await owner.call('session.prove', { body: { password: STAFF_PASSWORD } })
    await owner.call('keys.create', { body })
  })
})

describe('a key', () => {
  it('does what its scopes say and nothing else, until it is ended', async () => {
    const owner = await staffMember(shop, 'owner')
    const { key, secret } = await owner.call('keys.create', { body: { name: 'Robot', permissions: ['jobs.read'] } })
    const robot = staffCalls(shop.newVisitor().visitor, secret)
    expect(await robot('jobs.list')).toMatchObject({ counts: { dead: 0 } })
    for (let i = 0; i < 3; i++)
      await expect(robot('people.list', { query: {} })).rejects.toMatchObject(code('STAFF_FORBIDDEN'))
    const refused = await owner.call('history.list', { query: { staffId: key.id, kind: 'refused' } })
    expect(refused.rows).toMatchObject([{ call: 'people.list', objectType: 'permission', objectId: 'staff.read' }])
    await expect(robot('jobs.discard', { params: { jobId: 1 } })).rejects.toMatchObject(code('STAFF_FORBIDDEN'))
    const { rows: keys } = await owner.call('keys.list', { query: { limit: 200 } })
    expect(keys.find(each => each.id === key.id)?.lastUsedAt).toBeDefined()
    expect(JSON.stringify(keys)).not.toContain(secret)
    await owner.call('keys.revoke', { params: { keyId: key.id } })
    await expect(robot('jobs.list')).rejects.toMatchObject(code('STAFF_SIGN_IN_REQUIRED'))
  })

  it('ends at its time', async () => {
    const owner = await staffMember(shop, 'owner')
    const expiresAt = new Date(shop.services.clock().getTime() + 60_000).toISOString()
    const wish = { name: 'Robot', permissions: ['jobs.read' as const], expiresAt }
    const { key, secret } = await owner.call('keys.create', { body: wish })
    const robot = staffCalls(shop.newVisitor().visitor, secret)
    await robot('jobs.list')
    shop.advance(61_000)
    const listed = async (state: 'active' | 'expired') =>
      (await owner.call('keys.list', { query: { state, limit: 200 } })).rows.find(({ id }) => id === key.id)?.state
    expect([await listed('active'), await listed('expired')]).toEqual([undefined, 'expired'])
    await expect(robot('jobs.list')).rejects.toMatchObject(code('STAFF_SIGN_IN_REQUIRED'))
  })
})

describe('the contract of the staff', () => {
  it('has an example for every body', () => {
    const bodies = allCalls().flatMap(({ name, endpoint }) => (endpoint.body ? [{ name, body: endpoint.body }] : []))
    const unfit = bodies.filter(({ body }) => !body.safeParse(exampleOf(body)).success)
    expect(unfit.map(({ name }) => name)).toEqual([])
  })

  it('says of every write of rights that it needs a fresh proof', () => {
    const writes = [staffContract.people, staffContract.roles, staffContract.keys].flatMap(group =>
      Object.entries(group).filter(([, call]) => call.method !== 'GET'),
    )
    expect(writes.filter(([, call]) => !('proof' in call)).map(([name]) => name)).toEqual([])
  })

  it('says so of refunds, of files about persons and of forgetting them', () => {
    const matters = allCalls().filter(
      ({ name, endpoint }) =>
        endpoint.method !== 'GET' &&
        (/export|erase/i.test(name) || /^(?:orders|refunds)\.(?:refund|decide|settle)/.test(name)),
    )
    expect(matters.length).toBeGreaterThanOrEqual(8)
    expect(matters.filter(({ endpoint }) => !endpoint.proof).map(({ name }) => name)).toEqual([])
  })
})
