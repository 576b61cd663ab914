import { beforeAll, describe, expect, it } from 'vitest'
import * as given from '#server/testing/given.ts'
import { signInAs } from '#server/testing/people.ts'
import { testShop, type TestShop } from '#server/testing/test-shop.ts'
import { seedPeople } from './people.ts'

describe('the people of the demo shop', () => {
  let shop: TestShop

  beforeAll(async () => {
    shop = await testShop()
    await given.store(shop, { id: 1001 })
    await seedPeople(shop.database.pool)
  })

  it.each(['member', 'loyal', 'partial', 'employee', 'athlete', 'ipa', 'wranx'])('%s signs in', async name => {
    const visitor = shop.newVisitor()
    await signInAs(visitor, `${name}@cairn.test`)
    const { consumerProfile } = await visitor.call('consumer.profile')
    expect(consumerProfile.consumerDetails.email).toBe(`${name}@cairn.test`)
  })

  it('have what the README says', async () => {
    const loyal = shop.newVisitor()
    await signInAs(loyal, 'loyal@cairn.test')
    const { consumerProfile } = await loyal.call('consumer.profile')
    expect(consumerProfile).toMatchObject({ isLoyaltyMember: true, loyaltySummary: { points: { balance: 640 } } })
    const { payment_instruments } = await loyal.call('consumer.paymentInstruments')
    expect(payment_instruments).toMatchObject([
      { card: { lastFour: '4242', main: true }, billingAddress: { city: 'Boulder' } },
    ])
    const saved = await shop.database.db.selectFrom('saved_cards').select('provider_token').executeTakeFirstOrThrow()
    expect(await shop.services.payments.provider.describeToken(saved.provider_token)).toMatchObject({
      lastFour: '4242',
    })
  })

  it('include an associate, and are not seeded twice', async () => {
    await seedPeople(shop.database.pool)
    const answer = await shop
      .newVisitor()
      .call('authentication.agentLogin', { body: { storeId: '1001', employeeId: 'E100', pin: '471100' } })
    expect(answer.inStoreSalesInfo).toMatchObject({
      storeId: '1001',
      storeEmployeeId: 'E100',
      storeEmployeeName: 'Jo Marsh',
    })
  })
})
