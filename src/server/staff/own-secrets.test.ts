import { beforeAll, describe, expect, it } from 'vitest'
import { authenticator } from '../testing/authenticator.ts'
import { staffCalls } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { inviteByCommand } from './invite-by-command.ts'
import { currentCode } from './totp.ts'

const HALF_A_MINUTE = 30_000
const PASSWORD = 'long enough for staff'
const NEXT = 'another one, as long'

/** Not one for trying: a second factor is asked. */
let shop: TestShop
beforeAll(async () => {
  shop = await testShop({ DEMO: 'false', PUBLIC_URL: 'http://shop.test' })
})

const code = (name: string) => ({ code: name })
const browser = () => staffCalls(shop.newVisitor().visitor)

/** What an authenticator shows next: no code is taken twice. */
function nextOf(secret: string): string {
  shop.advance(HALF_A_MINUTE)
  return currentCode(secret, shop.services.clock())
}

async function invitationFor(email: string) {
  const { database, services } = shop
  const address = await inviteByCommand(database.db, services.config, { email, name: 'Sam', role: 'owner' })
  const token = new URL(address).hash.slice(1)
  const call = browser()
  return { call, token, ...(await call('session.invitation', { body: { token } })) }
}

/** Somebody who has just chosen a password and an authenticator. */
async function withBoth(email: string) {
  const { call, token, totpSecret } = await invitationFor(email)
  const { id } = await call('session.accept', {
    body: { token, name: 'Sam', password: PASSWORD, code: nextOf(totpSecret) },
  })
  return { id, call, secret: totpSecret }
}

async function signIn(email: string, password: string, secret: string) {
  const call = browser()
  await call('session.signIn', { body: { email, password, code: nextOf(secret) } })
  return call
}

const toldOf = async (call: ReturnType<typeof browser>, objectId: string) => {
  const { rows } = await call('history.list', { query: { objectType: 'person', objectId } })
  return rows.map(row => ({ call: row.call, changes: row.changes }))
}

async function lettersTo(email: string): Promise<string[]> {
  const { rows } = await shop.database.pool.query<{ template: string }>(
    `select payload->>'template' as template from jobs where payload->>'to' = $1 order by id`,
    [email],
  )
  return rows.map(({ template }) => template)
}

describe('a password of one’s own', () => {
  it('is changed by whoever has just shown the old one: the other sessions end, and they are told', async () => {
    const email = 'sam.password@cairn.test'
    const { id, call, secret } = await withBoth(email)
    const elsewhere = await signIn(email, PASSWORD, secret)
    const change = (password: string) => call('session.changePassword', { body: { password } })
    await expect(change('qwertyuiop12')).rejects.toMatchObject(code('PASSWORD_COMMON'))
    await expect(change('password12345')).rejects.toMatchObject(code('STAFF_PASSWORD_WEAK'))
    for (const own of ['Cairn-shop-2026', 'sam@cairn.test-1', email])
      await expect(change(own)).rejects.toMatchObject(code('STAFF_PASSWORD_PERSONAL'))
    await elsewhere('session.read')
    await change(NEXT)
    await expect(elsewhere('session.read')).rejects.toMatchObject(code('STAFF_SIGN_IN_REQUIRED'))
    expect(await call('session.read')).toMatchObject({ hasPassword: true, hasAuthenticator: true })
    await expect(signIn(email, PASSWORD, secret)).rejects.toMatchObject(code('STAFF_SIGN_IN_REFUSED'))
    await signIn(email, NEXT, secret)
    expect(await toldOf(call, id)).toContainEqual({
      call: 'session.changePassword',
      changes: [{ field: 'ways', after: ['password'] }],
    })
    expect(await lettersTo(email)).toEqual(['staff-ways-changed'])
  })

  it('and the authenticator are changed by nobody who found the session open', async () => {
    const { call } = await withBoth('sam.open@cairn.test')
    const { token, totpSecret } = await call('session.startAuthenticator')
    shop.advance(6 * 60_000)
    const six = nextOf(totpSecret)
    const refused = code('STAFF_PROOF_REQUIRED')
    await expect(call('session.changePassword', { body: { password: NEXT } })).rejects.toMatchObject(refused)
    await expect(call('session.startAuthenticator')).rejects.toMatchObject(refused)
    await expect(call('session.setAuthenticator', { body: { token, code: six } })).rejects.toMatchObject(refused)
  })
})

describe('an authenticator of one’s own', () => {
  it('counts until the first code of the new one was right, and no code counts twice', async () => {
    const email = 'sam.authenticator@cairn.test'
    const { id, call, secret } = await withBoth(email)
    const { token, totpSecret, totpUri, totpCode } = await call('session.startAuthenticator')
    expect(totpUri).toContain(`secret=${totpSecret}&`)
    expect(totpCode.size).toBeGreaterThan(20)
    const take = (six: string) => call('session.setAuthenticator', { body: { token, code: six } })
    await expect(take(nextOf(secret))).rejects.toMatchObject(code('STAFF_CODE_WRONG'))
    const elsewhere = await signIn(email, PASSWORD, secret)
    const first = nextOf(totpSecret)
    await take(first)
    await expect(elsewhere('session.read')).rejects.toMatchObject(code('STAFF_SIGN_IN_REQUIRED'))
    const again = browser()('session.signIn', { body: { email, password: PASSWORD, code: first } })
    await expect(again).rejects.toMatchObject(code('STAFF_SIGN_IN_REFUSED'))
    await expect(signIn(email, PASSWORD, secret)).rejects.toMatchObject(code('STAFF_SIGN_IN_REFUSED'))
    await signIn(email, PASSWORD, totpSecret)
    expect(await toldOf(call, id)).toContainEqual({
      call: 'session.setAuthenticator',
      changes: [{ field: 'ways', after: ['authenticator'] }],
    })
  })

  it('is taken in the half minute in which the old one was shown', async () => {
    const email = 'sam.quick@cairn.test'
    const { secret } = await withBoth(email)
    const call = await signIn(email, PASSWORD, secret)
    const { token, totpSecret } = await call('session.startAuthenticator')
    const now = currentCode(totpSecret, shop.services.clock())
    await call('session.setAuthenticator', { body: { token, code: now } })
    const later = await signIn(email, PASSWORD, totpSecret)
    expect(await later('session.read')).toMatchObject({ hasAuthenticator: true })
  })

  it('is nobody else’s, and not one that was shown long ago', async () => {
    const email = 'sam.one@cairn.test'
    const { call, secret } = await withBoth(email)
    const other = await withBoth('sam.two@cairn.test')
    const { token, totpSecret } = await call('session.startAuthenticator')
    const taken = (by: typeof call, given = token) =>
      by('session.setAuthenticator', { body: { token: given, code: nextOf(totpSecret) } })
    await expect(taken(other.call)).rejects.toMatchObject(code('STAFF_NOT_FOUND'))
    await expect(taken(call, 'made up')).rejects.toMatchObject(code('STAFF_NOT_FOUND'))
    shop.advance(61 * 60_000)
    const later = await signIn(email, PASSWORD, secret)
    await expect(taken(later)).rejects.toMatchObject(code('STAFF_NOT_FOUND'))
  })
})

describe('who has a passkey alone', () => {
  it('adds a password with an authenticator, and not the one without the other', async () => {
    const email = 'sam.both@cairn.test'
    const phone = authenticator('http://shop.test')
    const { call, token, passkeyOptions } = await invitationFor(email)
    await call('session.accept', { body: { token, name: 'Sam', passkey: phone.register(passkeyOptions.challenge) } })
    expect(await call('session.read')).toMatchObject({ hasPassword: false, hasAuthenticator: false })
    const alone = call('session.changePassword', { body: { password: NEXT } })
    await expect(alone).rejects.toMatchObject(code('STAFF_CODE_REQUIRED'))
    const offer = await call('session.startAuthenticator')
    const six = nextOf(offer.totpSecret)
    const taken = (password: string) =>
      call('session.setAuthenticator', { body: { token: offer.token, code: six, password } })
    await expect(taken('qwertyuiop12')).rejects.toMatchObject(code('PASSWORD_COMMON'))
    await expect(taken('Willkommen 2026!')).rejects.toMatchObject(code('STAFF_PASSWORD_WEAK'))
    await taken(NEXT)
    expect(await call('session.read')).toMatchObject({ hasPassword: true, hasAuthenticator: true })
    await signIn(email, NEXT, offer.totpSecret)
    const [passkey] = (await call('session.passkeys')).passkeys
    await call('session.removePasskey', { params: { passkeyId: passkey?.id ?? '' } })
  })
})
