import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { calls } from '#contract/contract.ts'
import { seedPeople } from '#db/seed/people.ts'
import { seedPromotions } from '#db/seed/promotions.ts'
import { seedShop } from '#db/seed/seed.ts'
import { importContent } from '../content/import.ts'
import { previewToken } from '../content/content-view.ts'
import { takeJob } from '../jobs/jobs.ts'
import { work } from '../jobs/work.ts'
import { fulfil } from '../orders/fulfilment.service.ts'
import { insertDemoPictures } from '../social/demo-pictures.ts'
import * as given from '../testing/given.ts'
import { linksTo, tokenIn } from '../testing/mailed-links.ts'
import { newcomer, newEmail, person, signInAs } from '../testing/people.ts'
import { phoneOrder } from '../testing/phone-orders.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { staffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { beLoyal, live, stumble } from '../testing/tours/account.tour.ts'
import { browse } from '../testing/tours/browsing.tour.ts'
import { buy, sellInStore } from '../testing/tours/buying.tour.ts'
import { afterwards } from '../testing/tours/orders.tour.ts'
import { share, speak } from '../testing/tours/voices.tour.ts'
import { watchAnswers } from '../testing/watch-answers.ts'
import { runJob } from '../testing/run-job.ts'

let shop: TestShop
let door: Pick<TestShop, 'newVisitor' | 'services'>
const watch = watchAnswers()
const STORE = { id: 1001, pin: '471100', employee: 'E100' }

beforeAll(async () => {
  shop = await testShop({ CLIENT_INGEST: 'true' })
  const client = await shop.database.pool.connect()
  try {
    await seedShop(client, { styles: 40 })
    await seedPeople(client)
    await seedPromotions(client)
    await insertDemoPictures(client)
  } finally {
    client.release()
  }
  await importContent(shop.database.pool)
  const { pool } = shop.database
  await pool.query(`insert into content_objects (slug, kind) values ('fragment/fit', 'fragment')`)
  await pool.query(`insert into content_versions (slug, scope, version, body, publish_at)
    values ('fragment/fit', 'any', 1, '{"title": "Fit", "sections": []}', '2026-01-01')`)
  await given.event(shop, 'ridge-day')
  await given.product(shop, { sku: 'TOUR-9', price: 12_000, stock: 1000, storeStock: { [STORE.id]: 1000 } })
  await given.product(shop, { sku: 'TOUR-CARD', price: 5000, giftCard: true, stock: null })
  door = { services: shop.services, newVisitor: (...args) => watch.visitor(shop.newVisitor(...args)) }
})

async function deliver() {
  shop.advance(31 * 60 * 1000)
  for (let step = 0; step < 4; step++) {
    await fulfil(shop.services)
    shop.advance(11 * 60 * 1000)
  }
  await runJobs(shop)
}

/** The link that was mailed to someone who forgot the password. */
async function mailedToken(): Promise<string> {
  for (let job = await takeJob(shop.database.db); job; job = await takeJob(shop.database.db)) {
    const mail = z.object({ values: z.object({ path: z.string() }) }).safeParse(job.payload).data
    const token = mail && new URL(mail.values.path, 'http://shop.test').searchParams.get('token')
    if (token) return token
    await runJob(shop.services, work, job)
  }
  return ''
}

async function aProduct(withReviews: string) {
  const { rows } = await shop.database.pool.query<{ id: string }>(withReviews)
  return rows[0]?.id ?? ''
}

describe('the answers of the shop', () => {
  it('are what the published description says, for every call', { timeout: 120_000 }, async () => {
    const productId = await aProduct(
      'select q.style_id as id from questions q join answers a on a.question_id = q.id limit 1',
    )
    const setId = await aProduct('select id from product_sets limit 1')
    await browse(door)
    const robin = await person({ ...door, database: shop.database })
    await buy(robin, { sku: 'TOUR-9', storeId: String(STORE.id) })
    const link = await phoneOrder(shop, await staffMember(shop, 'service'), { sku: 'TOUR-9' })
    await robin.call('cart.openPaymentLink', { body: { token: link.token } })
    await afterwards(robin, { sku: 'TOUR-9', giftCardSku: 'TOUR-CARD' }, deliver)
    await speak(robin, { productId, setId })
    await live(robin, { sku: 'TOUR-9', eventId: 'ridge-day' })
    const loyal = door.newVisitor()
    await signInAs(loyal, 'loyal@cairn.test')
    await beLoyal(loyal, 'TOUR-9')
    const associate = door.newVisitor()
    await associate.call('authentication.agentLogin', {
      body: { storeId: String(STORE.id), employeeId: STORE.employee, pin: STORE.pin },
    })
    await sellInStore(associate, { sku: 'TOUR-9', storeId: String(STORE.id) })
    const moderator = door.newVisitor()
    moderator.visitor.cookies.set('cairn_preview', (await previewToken({ ...shop, db: shop.database.db })) ?? '')
    await share(door.newVisitor(), moderator)
    const stranger = door.newVisitor({ 'x-locale': 'de-de' })
    const reader = newEmail()
    await stranger.call('consumer.createSubscription', {
      body: {
        consumerProfile: { consumerDetails: { email: reader }, subscriptions: [{ channel: 'email', optin: true }] },
      },
    })
    const token = tokenIn((await linksTo(shop, reader))['subscription-confirm'])
    await stranger.call('consumer.followSubscriptionLink', { body: { token } })
    const late = await newcomer(door)
    const confirmation = tokenIn((await linksTo(shop, late.email))['email-confirm'])
    await stranger.call('consumer.confirmEmail', { body: { token: confirmation } })
    const joining = await newcomer(door, { loyalty: true, phone: '+493055510042' }, { 'x-locale': 'de-de' })
    const membership = tokenIn((await linksTo(shop, joining.email))['loyalty-confirm'])
    await stranger.call('consumer.confirmMembership', { body: { token: membership } })
    const { call, email } = await person({ ...door, database: shop.database }, { email: newEmail() })
    await call('authentication.signOut', { body: {} })
    await runJobs(shop)
    await call('authentication.resetPassword', { body: { email } })
    await call('authentication.confirmForgotPassword', {
      body: { token: await mailedToken(), newPassword: 'Cairn-demo-3' },
    })
    await stumble(door.newVisitor())
    expect(watch.faults).toEqual([])
    const names = calls().map(({ name }) => name)
    expect(names.filter(name => !watch.answered.has(name))).toEqual([])
  })
})
