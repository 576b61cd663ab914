import { beforeAll, describe, expect, it } from 'vitest'
import * as given from '../testing/given.ts'
import { linksTo, tokenIn } from '../testing/mailed-links.ts'
import { newEmail, PASSWORD, person, signInAs } from '../testing/people.ts'
import { mailTo, runJobs } from '../testing/run-jobs.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { challengeOf } from './exchange.service.ts'
import { newSecret } from './ids.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await testShop()
})

const NEXT = 'Granite-2026'

describe('changing the password', () => {
  it('asks for the current one, another new one, and the same twice', async () => {
    const { call } = await person(shop)
    const change = (currentPassword: string, newPassword: string, confirmPassword?: string) =>
      call('authentication.changePassword', {
        body: { currentPassword, newPassword, ...(confirmPassword && { confirmPassword }) },
      })
    await expect(change('Nope-12345', NEXT)).rejects.toMatchObject({ errorId: 'AUT450' })
    await expect(change(PASSWORD, PASSWORD)).rejects.toMatchObject({ errorId: 'AUT451' })
    await expect(change(PASSWORD, NEXT, 'Granite-2027')).rejects.toMatchObject({ errorId: 'FE340' })
    await expect(change(PASSWORD, 'short')).rejects.toMatchObject({ errorId: 'FE872' })
    for (const common of ['Password123', 'Qwerty123', '1Q2w3e4r', 'Passw0rd!'])
      await expect(change(PASSWORD, common)).rejects.toMatchObject({ errorId: 'FE872', code: 'PASSWORD_COMMON' })
    await expect(change(PASSWORD, NEXT, NEXT)).resolves.toEqual({ success: true })
    await expect(change(NEXT, PASSWORD)).rejects.toMatchObject({ errorId: 'AUT452' })
  })

  it('throws everyone else out, and keeps whoever changed it', async () => {
    const { call, email } = await person(shop)
    const elsewhere = shop.newVisitor()
    await signInAs(elsewhere, email)
    await call('authentication.changePassword', { body: { currentPassword: PASSWORD, newPassword: NEXT } })
    await expect(elsewhere.call('consumer.profile')).rejects.toMatchObject({ errorId: 'AUT432' })
    await expect(call('consumer.profile')).resolves.toBeTruthy()
  })

  it('leaves no code that the old one gave', async () => {
    const { call, email } = await person(shop)
    const thief = shop.newVisitor()
    const codeVerifier = newSecret()
    const { authorizationCode } = await thief.call('authentication.signIn', {
      body: { username: email, password: PASSWORD, codeChallenge: challengeOf(codeVerifier) },
    })
    await call('authentication.changePassword', { body: { currentPassword: PASSWORD, newPassword: NEXT } })
    await expect(
      thief.call('authentication.token', {
        body: { grantType: 'authorization_code', authorizationCode, codeVerifier },
      }),
    ).rejects.toMatchObject({ errorId: 'AUT437' })
  })

  it('locks out whoever guesses the current one', async () => {
    const { call } = await person(shop)
    const guess = (currentPassword: string) =>
      call('authentication.changePassword', { body: { currentPassword, newPassword: NEXT } })
    for (let each = 0; each < 5; each++) await expect(guess('Nope-12345')).rejects.toMatchObject({ errorId: 'AUT450' })
    await expect(guess(PASSWORD)).rejects.toMatchObject({ status: 423 })
    shop.advance(16 * 60_000)
    await expect(guess(PASSWORD)).resolves.toEqual({ success: true })
  })

  it('is for those who have one', async () => {
    await shop.database.db
      .insertInto('consumers')
      .values({ id: 'con_left', email: 'left@cairn.test', site: 'US', locale: 'en-us' })
      .execute()
    const change = (id: string) =>
      given
        .signedIn(shop, id)
        .call('authentication.changePassword', { body: { currentPassword: PASSWORD, newPassword: NEXT } })
    await expect(change('con_left')).rejects.toMatchObject({ errorId: 'PRO415' })
    await expect(change('con_gone')).rejects.toMatchObject({ errorId: 'PRO404' })
    await expect(
      shop
        .newVisitor()
        .call('authentication.changePassword', { body: { currentPassword: PASSWORD, newPassword: NEXT } }),
    ).rejects.toMatchObject({ errorId: 'AUT432' })
  })
})

/** The link that was mailed, if one was. */
async function mailedToken(email: string): Promise<string | undefined> {
  const link = (await linksTo(shop, email))['password-reset']
  return link === undefined ? undefined : tokenIn(link)
}

describe('resetting the password', () => {
  const ask = (email: string) => shop.newVisitor().call('authentication.resetPassword', { body: { email } })
  const confirm = (token: string, newPassword = NEXT, confirmPassword = newPassword) =>
    shop.newVisitor().call('authentication.confirmForgotPassword', { body: { token, newPassword, confirmPassword } })

  it('mails a link that is good once, unlocks, and ends every visit', async () => {
    const { email, call } = await person(shop)
    for (let each = 0; each < 5; each++)
      await signInAs(shop.newVisitor(), email, { password: 'Wrong-guess-1' }).catch(() => {})
    await ask(email)
    const token = (await mailedToken(email)) ?? ''
    await expect(confirm(token, PASSWORD)).rejects.toMatchObject({ errorId: 'AUT451' })
    await expect(confirm(token, NEXT, 'Other-2026')).rejects.toMatchObject({ errorId: 'FE340' })
    await expect(confirm(token)).resolves.toEqual({ success: true })
    await expect(confirm(token, 'Third-2026')).rejects.toMatchObject({ errorId: 'AUT402', status: 410 })
    await expect(call('consumer.profile')).rejects.toMatchObject({ errorId: 'AUT432' })
    await expect(signInAs(shop.newVisitor(), email, { password: NEXT })).resolves.toMatchObject({ isGuest: false })
  })

  it('leaves no passkey behind, and says that it happened', async () => {
    const { email, consumerId } = await person(shop)
    const passkey = { credential_id: `key-${consumerId}`, consumer_id: consumerId, public_key: Buffer.from('key') }
    await shop.database.db
      .insertInto('passkeys')
      .values({ ...passkey, name: 'Phone' })
      .execute()
    await ask(email)
    await confirm((await mailedToken(email)) ?? '')
    const left = await shop.database.db
      .selectFrom('passkeys')
      .select('name')
      .where('consumer_id', '=', consumerId)
      .execute()
    expect(left).toEqual([])
    await runJobs(shop)
    expect((await mailTo(shop, email)).map(({ template }) => template)).toContain('password-changed')
  })

  it('ends with the hour, and with the use of another', async () => {
    const { email } = await person(shop)
    await ask(email)
    const token = (await mailedToken(email)) ?? ''
    shop.advance(61 * 60_000)
    await expect(confirm(token)).rejects.toMatchObject({ errorId: 'AUT402' })
    await ask(email)
    const older = (await mailedToken(email)) ?? ''
    await ask(email)
    await expect(confirm((await mailedToken(email)) ?? '')).resolves.toEqual({ success: true })
    await expect(confirm(older, 'Third-2026')).rejects.toMatchObject({ errorId: 'AUT402' })
  })

  it('ends with any other change of the password, and when a newer link is sent', async () => {
    const { email, call } = await person(shop)
    await ask(email)
    const before = (await mailedToken(email)) ?? ''
    await call('authentication.changePassword', { body: { currentPassword: PASSWORD, newPassword: NEXT } })
    await expect(confirm(before, 'Third-2026')).rejects.toMatchObject({ errorId: 'AUT402' })
    await runJobs(shop)
    await ask(email)
    const older = (await mailedToken(email)) ?? ''
    await ask(email)
    const newest = (await mailedToken(email)) ?? ''
    await expect(confirm(older, 'Third-2026')).rejects.toMatchObject({ errorId: 'AUT402' })
    await expect(confirm(newest, 'Third-2026')).resolves.toEqual({ success: true })
  })

  it('ends with the address it was mailed to, and fills no mailbox', async () => {
    const { email, call } = await person(shop)
    await ask(email)
    const token = (await mailedToken(email)) ?? ''
    const next = newEmail()
    await call('consumer.updateProfile', { body: { consumerProfile: { consumerDetails: { email: next } } } })
    const confirmation = tokenIn((await linksTo(shop, next))['email-confirm-new'])
    await shop.newVisitor().call('consumer.confirmEmail', { body: { token: confirmation } })
    await expect(confirm(token)).rejects.toMatchObject({ errorId: 'AUT402' })
    const other = await person(shop)
    const mailed: (string | undefined)[] = []
    for (let each = 0; each < 6; each++) {
      await ask(other.email)
      mailed.push(await mailedToken(other.email))
    }
    expect(mailed.map(each => each !== undefined)).toEqual([true, true, true, true, true, false])
  })

  it('answers the same for an address nobody has, and mails nothing', async () => {
    const nobody = newEmail()
    await expect(ask(nobody)).resolves.toEqual({ success: true })
    expect(await mailedToken(nobody)).toBeUndefined()
  })
})
