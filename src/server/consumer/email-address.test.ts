import { beforeAll, describe, expect, it } from 'vitest'
import { linksTo, tokenIn } from '../testing/mailed-links.ts'
import { newcomer, newEmail, PASSWORD, person, signInAs } from '../testing/people.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await testShop()
})

type Person = Awaited<ReturnType<typeof person>>
const change = ({ call }: Person, email: string) =>
  call('consumer.updateProfile', { body: { consumerProfile: { consumerDetails: { email } } } })
const confirm = (token: string) => shop.newVisitor().call('consumer.confirmEmail', { body: { token } })
const details = async ({ call }: Pick<Person, 'call'>) =>
  (await call('consumer.profile')).consumerProfile.consumerDetails

describe('the address of a new account', () => {
  it('is confirmed by the link that is mailed to it, and by no other', async () => {
    const robin = await newcomer(shop)
    expect((await details(robin)).emailConfirmed).toBe(false)
    const token = tokenIn((await linksTo(shop, robin.email))['email-confirm'])
    await expect(confirm(`${token}x`)).rejects.toMatchObject({ errorId: 'AUT402' })
    await confirm(token)
    await confirm(token)
    expect((await details(robin)).emailConfirmed).toBe(true)
  })

  it('is confirmed within three days; then another link is asked for', async () => {
    const robin = await newcomer(shop)
    const token = tokenIn((await linksTo(shop, robin.email))['email-confirm'])
    shop.advance(73 * 3_600_000)
    await expect(confirm(token)).rejects.toMatchObject({ errorId: 'AUT402' })
    await signInAs(robin, robin.email)
    await robin.call('consumer.mailConfirmation')
    await confirm(tokenIn((await linksTo(shop, robin.email))['email-confirm']))
    expect((await details(robin)).emailConfirmed).toBe(true)
    await robin.call('consumer.mailConfirmation')
    expect(await linksTo(shop, robin.email)).toEqual({})
  })

  it('gives no right that waits for its owner before it is confirmed', async () => {
    const email = newEmail()
    await shop
      .newVisitor()
      .call('consumer.createProfile', { body: { consumerProfile: { consumerDetails: { email } } } })
    await shop.database.db.updateTable('consumers').set({ is_athlete: true }).where('email', '=', email).execute()
    const visitor = await newcomer(shop, { email })
    expect((await details(visitor)).athlete).toBeUndefined()
    await confirm(tokenIn((await linksTo(shop, email))['email-confirm']))
    expect((await details(visitor)).athlete).toBeDefined()
  })
})

describe('another address', () => {
  it('counts once it is confirmed, and the former one is told before and after', async () => {
    const robin = await person(shop)
    const next = newEmail()
    const { consumerProfile } = await change(robin, next)
    expect(consumerProfile.consumerDetails).toMatchObject({ email: robin.email, pendingEmail: next })
    await expect(signInAs(shop.newVisitor(), next)).rejects.toMatchObject({ errorId: 'AUT401' })
    const token = tokenIn((await linksTo(shop, next))['email-confirm-new'])
    await confirm(token)
    expect(await details(robin)).toMatchObject({ email: next, emailConfirmed: true })
    expect(await details(robin)).not.toHaveProperty('pendingEmail')
    const mailed = await shop.database.db
      .selectFrom('mailbox')
      .select('template')
      .where('recipient', '=', robin.email)
      .execute()
    expect(mailed.map(({ template }) => template)).toContain('email-change-asked')
    expect(await linksTo(shop, robin.email)).toHaveProperty('email-changed')
    await expect(signInAs(shop.newVisitor(), next)).resolves.toMatchObject({ isGuest: false })
    await expect(signInAs(shop.newVisitor(), robin.email)).rejects.toMatchObject({ errorId: 'AUT401' })
  })

  it('is given up with a newer one, with the password, and when someone else has it', async () => {
    const robin = await person(shop)
    const [first, second, third] = [newEmail(), newEmail(), newEmail()]
    await change(robin, first)
    const older = tokenIn((await linksTo(shop, first))['email-confirm-new'])
    await change(robin, second)
    await expect(confirm(older)).rejects.toMatchObject({ errorId: 'AUT402' })
    await robin.call('authentication.changePassword', {
      body: { currentPassword: PASSWORD, newPassword: 'Granite-2026' },
    })
    await expect(confirm(tokenIn((await linksTo(shop, second))['email-confirm-new']))).rejects.toMatchObject({
      errorId: 'AUT402',
    })
    await change(robin, third)
    await person(shop, { email: third })
    await expect(confirm(tokenIn((await linksTo(shop, third))['email-confirm-new']))).rejects.toMatchObject({
      errorId: 'PRO400',
    })
    expect((await details(robin)).email).toBe(robin.email)
  })
})

describe('someone who makes an account with the address of another', () => {
  it('takes nothing with him when he deletes it', async () => {
    const email = newEmail()
    const subscriptions = [{ channel: 'email', optin: true } as const]
    await shop.newVisitor().call('consumer.createSubscription', {
      body: { consumerProfile: { consumerDetails: { email }, subscriptions } },
    })
    const visitor = await newcomer(shop, { email })
    const { consumerId } = visitor
    await visitor.call('consumer.userData', { body: { consumerId, email, action: 'delete' } })
    const left = await shop.database.db
      .selectFrom('subscriptions')
      .select('optin')
      .where('recipient', '=', email)
      .execute()
    expect(left).toEqual([{ optin: true }])
  })
})
