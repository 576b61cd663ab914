import { beforeAll, expect, it } from 'vitest'
import * as given from '../testing/given.ts'
import { CARDS, HOME, payWith } from '../testing/given-checkout.ts'
import { newEmail } from '../testing/people.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { staffMember, type StaffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

let shop: TestShop
let owner: StaffMember
const reason = 'A late parcel'

beforeAll(async () => {
  shop = await testShop({ DEMO: 'true' })
  owner = await staffMember(shop, 'owner')
  await given.product(shop, { sku: 'CARD-50', price: 5000, giftCard: true, stock: null })
  const limits = { credit: 0 }
  for (const [role, permissions] of [
    ['cards', ['giftcards.read', 'giftcards.write', 'customers.read']],
    ['cards-alone', ['giftcards.read', 'giftcards.write']],
  ] as const)
    await owner.call('roles.save', { params: { role }, body: { permissions: [...permissions], limits } })
})

async function bought(recipientEmail: string) {
  const buyer = given.guest(shop)
  const items = [{ sku: 'CARD-50', giftCard: { amount: 5000, recipientEmail } }]
  const { id: cartId } = await buyer.call('cart.createWithItem', { body: { items } })
  await buyer.call('cart.setBillingAddress', { params: { basketId: cartId }, body: HOME })
  await payWith(buyer, cartId, CARDS.good)
  const { orderNumber } = await buyer.call('cart.placeOrder', { headers: {}, body: { cartId } })
  await runJobs(shop)
  return (await owner.call('giftCards.find', { query: { q: orderNumber } })).rows[0]
}

it('names the card that waits for a second person, and where it went or would go, to those who may see persons', async () => {
  const clerk = await staffMember(shop, 'cards')
  const [asked, sent, recipient] = [newEmail(), newEmail(), newEmail()]
  const issue = ({ call }: StaffMember, email: string) =>
    call('giftCards.issue', { body: { email, amount: 2500, locale: 'en-us', reason } })
  await issue(clerk, asked)
  await issue(owner, sent)
  await runJobs(shop)
  const [ofStaff] = (await owner.call('giftCards.find', { query: { q: sent } })).rows
  const ofBuyer = await bought(recipient)
  for (const card of [ofStaff, ofBuyer])
    await clerk.call('giftCards.correct', { params: { ref: card?.ref ?? '' }, body: { amount: 100, reason } })

  const seenBy = async ({ call }: StaffMember) =>
    (await call('credits.waiting')).credits.map(({ kind, card, sentTo }) => [kind, card, sentTo])
  const named = (card: typeof ofStaff) => ({ ref: card?.ref, masked: card?.masked })
  expect(await seenBy(owner)).toEqual([
    ['new-gift-card', undefined, asked],
    ['gift-card', named(ofStaff), sent],
    ['gift-card', named(ofBuyer), recipient],
  ])
  expect(await seenBy(await staffMember(shop, 'cards-alone'))).toEqual([
    ['new-gift-card', undefined, undefined],
    ['gift-card', named(ofStaff), undefined],
    ['gift-card', named(ofBuyer), undefined],
  ])
  const { credits } = await owner.call('credits.waiting')
  const notMade = credits.find(({ kind }) => kind === 'new-gift-card')?.id
  const { rows } = await owner.call('history.list', { query: { call: 'credits.waiting' } })
  expect(new Set(rows.map(({ objectId }) => objectId))).toEqual(new Set([notMade, ofStaff?.ref, ofBuyer?.ref]))
})
