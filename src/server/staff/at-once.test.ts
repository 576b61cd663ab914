import { describe, expect, inject, it } from 'vitest'
import { authenticator } from '../testing/authenticator.ts'
import { held, waitingFor } from '../testing/held.ts'
import { STAFF_PASSWORD, staffCalls, staffMember } from '../testing/staff.ts'
import { testShop } from '../testing/test-shop.ts'
import { currentCode } from './totp.ts'

describe.runIf(inject('engine') === 'postgres')('at the same time', () => {
  it.each([
    ['become something else', { assignments: [{ role: 'analyst' }] }],
    ['are blocked', { state: 'blocked' as const }],
  ])('two owners who %s leave one of them', async (_, body) => {
    const shop = await testShop({ DEMO: 'true' })
    const owners = [await staffMember(shop, 'owner'), await staffMember(shop, 'owner')]
    const outcomes = await held(shop, { hold: 'select from staff for update', waiting: 2 }, () =>
      owners.map(({ id, call }) => call('people.change', { params: { staffId: id }, body })),
    )
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const { rows } = await shop.database.pool.query(`select from staff s join staff_assignments a on a.staff_id = s.id
      where s.state = 'active' and a.role = 'owner'`)
    expect(rows).toHaveLength(1)
  })

  it('a role goes, or is given to somebody', async () => {
    const shop = await testShop({ DEMO: 'true' })
    const owner = await staffMember(shop, 'owner')
    await owner.call('roles.save', { params: { role: 'night-shift' }, body: { permissions: ['orders.read'] } })
    const body = { email: 'night@cairn.test', name: 'Night', assignments: [{ role: 'night-shift' }] }
    const invited = async () => {
      await expect.poll(() => waitingFor(shop)).toBe(1)
      return owner.call('people.invite', { body })
    }
    const outcomes = await held(shop, { hold: 'select from staff_roles for update', waiting: 2 }, () => [
      owner.call('roles.remove', { params: { role: 'night-shift' } }),
      invited(),
    ])
    expect(outcomes).toMatchObject([{ status: 'fulfilled' }, { reason: { code: 'STAFF_NOT_FOUND' } }])
  })

  it('two new links are one', async () => {
    const shop = await testShop({ DEMO: 'true' })
    const owner = await staffMember(shop, 'owner')
    const body = { email: 'twice@cairn.test', name: 'Twice', assignments: [{ role: 'analyst' }] }
    const { id } = await owner.call('people.invite', { body })
    await held(shop, { hold: 'select from staff_secrets for update', waiting: 2 }, () =>
      [1, 2].map(() => owner.call('people.inviteAgain', { params: { staffId: id } })),
    )
    const { rows } = await shop.database.pool.query(`select from staff_secrets where purpose = 'invitation'`)
    expect(rows).toHaveLength(1)
  })

  it('whoever is blocked takes up no invitation', async () => {
    const shop = await testShop({ DEMO: 'true' })
    const owner = await staffMember(shop, 'owner')
    const email = 'let.go@cairn.test'
    const { id } = await owner.call('people.invite', {
      body: { email, name: 'Let Go', assignments: [{ role: 'owner' }] },
    })
    const { rows } = await shop.database.pool.query<{ path: string }>(
      `select payload->'values'->>'path' as path from jobs where payload->>'to' = $1`,
      [email],
    )
    const token = rows[0]?.path.split('#')[1] ?? ''
    const call = staffCalls(shop.newVisitor().visitor)
    const { totpSecret } = await call('session.invitation', { body: { token } })
    const accept = {
      token,
      name: 'Let Go',
      password: 'long enough for staff',
      code: currentCode(totpSecret, shop.services.clock()),
    }
    const while_ = {
      hold: `select from staff where id = '${id}' for update`,
      waiting: 1,
      change: `update staff set state = 'blocked' where id = '${id}'`,
    }
    const [outcome] = await held(shop, while_, () => [call('session.accept', { body: accept })])
    expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'STAFF_LINK_INVALID' } })
    const { rows: people } = await owner.call('people.list', { query: { q: email } })
    expect(people).toMatchObject([{ state: 'blocked' }])
  })

  it('a session that a new link has ended opens no other way in', async () => {
    const shop = await testShop({ DEMO: 'true', PUBLIC_URL: 'http://shop.test' })
    const { id, call } = await staffMember(shop, 'owner')
    const { challenge } = await call('session.startPasskeyRegistration')
    const { token, totpSecret } = await call('session.startAuthenticator')
    const answer = authenticator('http://shop.test').register(challenge)
    const code = currentCode(totpSecret, shop.services.clock())
    const while_ = {
      hold: `select from staff where id = '${id}' for update`,
      waiting: 3,
      change: `delete from staff_sessions where staff_id = '${id}'`,
    }
    const outcomes = await held(shop, while_, () => [
      call('session.changePassword', { body: { password: 'whoever has found it' } }),
      call('session.setAuthenticator', { body: { token, code } }),
      call('session.addPasskey', { body: { answer, name: 'Found' } }),
    ])
    expect(outcomes).toMatchObject(outcomes.map(() => ({ reason: { code: 'STAFF_SIGN_IN_REQUIRED' } })))
  })

  it.each([
    ['is blocked', `state = 'blocked'`],
    ['has another password', `password_hash = 'another'`],
    ['has an authenticator', `totp_sealed = 'sealed'`],
  ])('whoever %s is not signed in by what counted a moment ago', async (_, change) => {
    const shop = await testShop({ DEMO: 'true' })
    const { id, email } = await staffMember(shop, 'owner')
    const while_ = {
      hold: `select from staff where id = '${id}' for update`,
      waiting: 1,
      change: `update staff set ${change} where id = '${id}'`,
    }
    const visitor = shop.newVisitor().visitor
    const [outcome] = await held(shop, while_, () => [
      staffCalls(visitor)('session.signIn', { body: { email, password: STAFF_PASSWORD } }),
    ])
    expect(outcome).toMatchObject({ reason: { code: 'STAFF_SIGN_IN_REFUSED' } })
    const { rows } = await shop.database.pool.query(
      `select from staff_sessions where staff_id = '${id}' and way = 'password'`,
    )
    expect(rows).toHaveLength(1)
  })

  it('a passkey that is removed opens no session any more', async () => {
    const shop = await testShop({ DEMO: 'true', PUBLIC_URL: 'http://shop.test' })
    const { id, call } = await staffMember(shop, 'owner')
    const phone = authenticator('http://shop.test')
    const { challenge } = await call('session.startPasskeyRegistration')
    await call('session.addPasskey', { body: { answer: phone.register(challenge), name: 'Lost' } })
    const thief = staffCalls(shop.newVisitor().visitor)
    const options = await thief('session.startPasskey')
    const while_ = {
      hold: `select from staff where id = '${id}' for update`,
      waiting: 1,
      change: `delete from staff_passkeys where staff_id = '${id}'`,
    }
    const [outcome] = await held(shop, while_, () => [
      thief('session.signInWithPasskey', { body: { answer: phone.prove(options.challenge, 1) } }),
    ])
    expect(outcome).toMatchObject({ reason: { code: 'STAFF_SIGN_IN_REFUSED' } })
  })

  it('whoever is blocked leaves no key and no invitation behind', async () => {
    const shop = await testShop({ DEMO: 'true' })
    const { id, call } = await staffMember(shop, 'owner')
    const while_ = {
      hold: `select from staff where id = '${id}' for update`,
      waiting: 2,
      change: `update staff set state = 'blocked' where id = '${id}'`,
    }
    const outcomes = await held(shop, while_, () => [
      call('keys.create', { body: { name: 'Left behind', permissions: ['orders.read'] } }),
      call('people.invite', { body: { email: 'left@cairn.test', name: 'Left', assignments: [{ role: 'owner' }] } }),
    ])
    expect(outcomes).toMatchObject(outcomes.map(() => ({ reason: { code: 'STAFF_SIGN_IN_REQUIRED' } })))
  })

  it('a key that is being made ends with who makes it, whichever comes first', async () => {
    const shop = await testShop({ DEMO: 'true' })
    const [owner, leaver] = [await staffMember(shop, 'owner'), await staffMember(shop, 'owner')]
    const wish = { name: 'Made on the way out', permissions: ['orders.read' as const] }
    const while_ = { hold: `select from staff where id = '${leaver.id}' for update`, waiting: 2 }
    const [blocked] = await held(shop, while_, () => [
      owner.call('people.change', { params: { staffId: leaver.id }, body: { state: 'blocked' } }),
      leaver.call('keys.create', { body: wish }),
    ])
    expect(blocked).toMatchObject({ status: 'fulfilled' })
    const { rows } = await owner.call('keys.list', { query: { createdBy: leaver.id, state: 'active' } })
    expect(rows).toEqual([])
  })
})
