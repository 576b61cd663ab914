import { beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { contract } from '#contract/contract.ts'
import { SITES } from '#domain/sites/sites.ts'
import * as promotions from '../testing/given-promotion.ts'
import * as given from '../testing/given.ts'
import { linksTo, tokenIn } from '../testing/mailed-links.ts'
import { newEmail, person } from '../testing/people.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await testShop()
})

type Person = Awaited<ReturnType<typeof person>>
const update = ({ call }: Pick<Person, 'call'>, consumerProfile: object) =>
  call('consumer.updateProfile', { body: { consumerProfile } })

describe('the profile', () => {
  it('is for its owner only', async () => {
    await expect(shop.newVisitor().call('consumer.profile')).rejects.toMatchObject({ errorId: 'AUT432', status: 401 })
    await expect(given.guest(shop).call('consumer.profile')).rejects.toMatchObject({ errorId: 'AUT432' })
    await expect(given.associate(shop).call('consumer.profile')).rejects.toMatchObject({ errorId: 'AUT404' })
    await expect(given.signedIn(shop, 'con_gone').call('consumer.profile')).rejects.toMatchObject({ errorId: 'PRO404' })
  })

  it('leaves out what only a later version knows', async () => {
    const robin = await person(shop)
    const { pool } = shop.database
    await pool.query('alter table consumers drop constraint consumers_gender_check')
    await pool.query(`update consumers set gender = 'of another day' where id = $1`, [robin.consumerId])
    const { consumerProfile } = await robin.call('consumer.profile')
    expect(consumerProfile.consumerDetails).not.toHaveProperty('gender')
  })

  it('keeps what is left out of a change', async () => {
    const robin = await person(shop)
    await update(robin, {
      consumerDetails: { postalCode: '80302', phone: '+13035550211' },
      preferences: { interests: 'climbing|travel' },
    })
    const { consumerProfile } = contract.consumer.updateProfile.response.parse(
      await update(robin, { preferences: { preferredShoeSize: '9' } }),
    )
    expect(consumerProfile).toMatchObject({
      consumerDetails: { firstName: 'Robin', postalCode: '80302', phone: '+13035550211' },
      preferences: { interests: 'climbing|travel', preferredShoeSize: '9' },
    })
  })

  it('takes no interests where the site does not ask for them; those of before may be taken back', async () => {
    const robin = await person(shop)
    await update(robin, { preferences: { interests: 'climbing' } })
    const usual = SITES.US.features
    Object.assign(SITES.US, { features: { ...usual, asksInterests: false } })
    onTestFinished(() => void Object.assign(SITES.US, { features: usual }))
    await expect(update(robin, { preferences: { interests: 'travel' } })).rejects.toMatchObject({ errorId: 'AUT404' })
    const left = { consumerDetails: { email: newEmail() }, preferences: { interests: 'travel' }, subscriptions: [] }
    const visitor = shop.newVisitor().call('consumer.createProfile', { body: { consumerProfile: left } })
    await expect(visitor).rejects.toMatchObject({ errorId: 'AUT404' })
    await expect(update(robin, { preferences: { preferredShoeSize: '9' } })).resolves.toMatchObject({
      consumerProfile: { preferences: { interests: 'climbing', preferredShoeSize: '9' } },
    })
    await expect(update(robin, { preferences: { interests: '' } })).resolves.toMatchObject({
      consumerProfile: { preferences: { interests: '' } },
    })
  })

  it('refuses an address or a number of someone else', async () => {
    const other = await person(shop, { phone: '+13035550222' })
    const robin = await person(shop)
    await expect(update(robin, { consumerDetails: { email: other.email.toUpperCase() } })).rejects.toMatchObject({
      errorId: 'PRO400',
    })
    await expect(update(robin, { consumerDetails: { phone: '+13035550222' } })).rejects.toMatchObject({
      errorId: 'AUT442',
    })
  })

  it('does not change a birth date that was given, nor make anyone an employee', async () => {
    const robin = await person(shop)
    await expect(update(robin, { consumerDetails: { birthDate: '1970-01-01' } })).rejects.toMatchObject({
      errorId: 'PRO418',
    })
    await expect(update(robin, { consumerDetails: { employee: { termsAccepted: true } } })).rejects.toMatchObject({
      errorId: 'PRO418',
    })
  })

  it('tells the later of two changes at once', async () => {
    if (inject('engine') !== 'postgres') return
    const robin = await person(shop)
    const changes = Array.from({ length: 8 }, (_, each) =>
      update(robin, { preferences: { preferredShoeSize: String(each) } }),
    )
    const failed = (await Promise.allSettled(changes)).flatMap(each =>
      each.status === 'rejected' ? [each.reason.errorId] : [],
    )
    expect(new Set(failed)).toEqual(new Set(['PRO412']))
  })

  it('joins the loyalty program with what it needs', async () => {
    const robin = await person(shop)
    const join = { enrollments: [{ type: 'Loyalty', optin: true }] }
    await expect(robin.call('consumer.vouchers')).rejects.toMatchObject({ errorId: '4044', status: 404 })
    await expect(update(robin, join)).rejects.toMatchObject({
      details: { field: 'body.consumerProfile.consumerDetails.phone' },
    })
    const joined = await update(robin, { ...join, consumerDetails: { phone: '+13035550233' } })
    expect(joined.consumerProfile).toMatchObject({ isLoyaltyMember: true, loyaltySummary: { points: { balance: 0 } } })
  })

  it('counts what a program covered in every currency against the one limit', async () => {
    const spent = { program: 'employee', amount: 100_000 } as const
    const consumerId = await promotions.consumer(shop, { employee: 'accepted', spent })
    await shop.database.db
      .insertInto('program_spend')
      .values({ ...spent, consumer_id: consumerId, currency: 'EUR', order_number: 'CRN-EU' })
      .execute()
    for (const locale of ['en-us', 'de-de']) {
      const { call } = given.signedIn(shop, consumerId, { 'x-locale': locale })
      const { employee } = (await call('consumer.profile')).consumerProfile.consumerDetails
      expect(employee).toMatchObject({ currentSpend: 200_000, annualCap: 500_000 })
    }
  })

  it('accepts the employee terms once someone is an employee', async () => {
    const robin = await person(shop)
    await shop.database.db
      .updateTable('consumers')
      .set({ is_employee: true })
      .where('id', '=', robin.consumerId)
      .execute()
    const before = await robin.call('consumer.profile')
    expect(before.consumerProfile.consumerDetails.employee).toEqual({
      currentSpend: 0,
      annualCap: 500_000,
      currency: 'USD',
      termsAccepted: false,
    })
    const after = await update(robin, { consumerDetails: { employee: { termsAccepted: true } } })
    expect(after.consumerProfile.consumerDetails.employee?.termsAccepted).toBe(true)
  })
})

describe('subscriptions and notifications', () => {
  it('are made by visitors and changed by consumers', async () => {
    const email = newEmail()
    const subscriptions = [
      { channel: 'email', optin: true, category: 'footer' },
      { channel: 'sms', optin: true },
    ] as const
    const consumerProfile = {
      consumerDetails: { email, phone: '+13035550255' },
      subscriptions: [...subscriptions],
    }
    await shop.newVisitor().call('consumer.createSubscription', { body: { consumerProfile } })
    const made = await shop.database.db
      .selectFrom('subscriptions')
      .select(['channel', 'recipient', 'optin'])
      .where('recipient', 'in', [email, '+13035550255'])
      .orderBy('channel')
      .execute()
    expect(made).toEqual([
      { channel: 'email', recipient: email, optin: true },
      { channel: 'sms', recipient: '+13035550255', optin: true },
    ])
    const robin = await person(shop)
    const sms = {
      consumerDetails: { phone: '+13035550244' },
      subscriptions: [{ channel: 'sms', optin: true } as const],
    }
    const changed = contract.consumer.updateSubscription.response.parse(
      await robin.call('consumer.updateSubscription', { body: { consumerProfile: sms } }),
    )
    expect(changed.consumerProfile.subscriptions).toMatchObject([
      { channel: 'sms', recipient: '+13035550244', optin: true },
    ])
    expect(await robin.call('consumer.subscription')).toEqual(changed)
  })

  it('come with what a visitor without an account left, enrollment and shoe size too', async () => {
    const leave = (email: string, preferredShoeSize: string) =>
      shop.newVisitor().call('consumer.createProfile', {
        body: {
          consumerProfile: {
            consumerDetails: {
              email,
              firstName: 'Ash',
              lastName: 'Reed',
              birthDate: '1990-05-14',
              phone: '+13035550288',
            },
            preferences: { preferredShoeSize },
            enrollments: [{ type: 'Loyalty', optin: true, channel: 'web' }],
          },
        },
      })
    const kept = async (email: string) =>
      shop.database.db
        .selectFrom('consumers')
        .leftJoin('enrollments', 'consumer_id', 'consumers.id')
        .select(['preferred_shoe_size as size', 'optin'])
        .where('email', '=', email)
        .execute()
    const email = newEmail()
    await leave(email, '9.5')
    expect(await kept(email)).toEqual([{ size: '9.5', optin: true }])
    const known = await person(shop)
    await leave(known.email, '12')
    expect(await kept(known.email)).toEqual([{ size: null, optin: null }])
  })

  it('follow someone to a new address, and end with a number that is his no more', async () => {
    const [robin, before, phone] = [await person(shop), newEmail(), '+13035550266']
    const details = async () => (await robin.call('consumer.subscription')).consumerProfile.subscriptions
    await shop.newVisitor().call('consumer.createProfile', {
      body: { consumerProfile: { consumerDetails: { email: before, firstName: 'Someone' } } },
    })
    const moveTo = async (email: string, phone: string) => {
      await update(robin, { consumerDetails: { email, phone } })
      const token = tokenIn((await linksTo(shop, email))['email-confirm-new'])
      await shop.newVisitor().call('consumer.confirmEmail', { body: { token } })
    }
    await moveTo(before, phone)
    await update(robin, {
      subscriptions: [
        { channel: 'email', optin: true },
        { channel: 'sms', optin: true },
      ],
    })
    const after = newEmail()
    await moveTo(after, '+13035550277')
    expect(await details()).toMatchObject([{ channel: 'email', recipient: after, optin: true }])
    const next = await person(shop, { email: before, phone, newsletter: true, sms: true })
    expect((await next.call('consumer.profile')).consumerProfile.subscriptions).toMatchObject([
      { channel: 'email', recipient: before },
      { channel: 'sms', recipient: phone },
    ])
    expect(await details()).toHaveLength(1)
  })

  it('need somewhere to go, and go to nobody else', async () => {
    const subscriptions = [{ channel: 'sms', optin: true } as const]
    const consumerProfile = { consumerDetails: { email: newEmail() }, subscriptions }
    await expect(
      shop.newVisitor().call('consumer.createSubscription', { body: { consumerProfile } }),
    ).rejects.toMatchObject({ status: 400 })
    const robin = await person(shop)
    const foreign = {
      consumerDetails: {},
      subscriptions: [{ channel: 'email', optin: false, recipient: newEmail() } as const],
    }
    await expect(
      robin.call('consumer.updateSubscription', { body: { consumerProfile: foreign } }),
    ).rejects.toMatchObject({ status: 400 })
  })

  it('tell what may be written about; of two answers to one question the last counts', async () => {
    const robin = await person(shop)
    const promotions = { channel: 'email', topic: 'promotions' } as const
    const { notifications } = await robin.call('consumer.updateNotifications', {
      body: {
        notifications: [
          { ...promotions, optin: false },
          { ...promotions, optin: true },
        ],
      },
    })
    expect(notifications.filter(each => each.optin)).toEqual([
      { channel: 'email', topic: 'orders', optin: true },
      { channel: 'email', topic: 'promotions', optin: true },
    ])
  })
})
