import type { StaffCall } from '#contract/staff/staff-client.ts'
import { CARDS, cartToOrder, HOME, payWith } from './given-checkout.ts'
import { aCustomer, anAmount, pick, reason, some, type Action, type Customer, type Work } from './staff-work.ts'

const card = async ({ cards, random }: Work, call: StaffCall) => {
  const { rows } = await call('giftCards.find', { query: { q: pick(cards, random) } })
  return rows[0]?.ref
}

/** Several goods together, as a customer has them sent home. */
export async function cartOf({ skus, random }: Pick<Work, 'skus' | 'random'>, buyer: Customer): Promise<string> {
  const [sku = '', ...others] = some(skus, random)
  const qty = () => 1 + Math.floor(random() * 3)
  const basketId = await cartToOrder(buyer, { sku, qty: qty(), address: buyer.home })
  for (const other of others) await buyer.call('cart.addItem', { body: { basketId, sku: other, qty: qty() } })
  return basketId
}

/** What staff give away: points, cards, coupons; and what is ordered on the telephone. */
export const VALUE_ACTIONS = {
  points: (work, call) =>
    call('customers.addPoints', {
      ...aCustomer(work),
      body: { points: Math.floor(work.random() * 1200) - 500 || 1, reason },
    }),
  issueCard: (work, call) =>
    call('giftCards.issue', {
      body: { email: 'card@cairn.test', amount: 100 + anAmount(work), locale: 'en-us', reason },
    }),
  async correctCard(work, call) {
    const ref = await card(work, call)
    const body = { amount: anAmount(work) - 3000 || 1, reason }
    return ref !== undefined && call('giftCards.correct', { params: { ref }, body })
  },
  async freezeCard(work, call) {
    const ref = await card(work, call)
    const body = { frozen: work.random() < 0.5, reason }
    return ref !== undefined && call('giftCards.freeze', { params: { ref }, body })
  },
  async giveCoupon(work, call) {
    const { params } = aCustomer(work)
    const { templates } = await call('customers.couponTemplates', { params })
    const body = { template: pick(templates, work.random).id, reason }
    return templates.length > 0 && call('customers.giveCoupon', { params, body })
  },
  async revokeCoupon(work, call) {
    const { params } = aCustomer(work)
    const { vouchers } = await call('customers.read', { params })
    const open = vouchers.find(({ state }) => state === 'open')
    return open && work.random() < 0.5 && call('customers.revokeCoupon', { params, body: { code: open.code, reason } })
  },
  async decideCredit(work, call) {
    const { credits } = await call('credits.waiting')
    const waiting = credits.find(({ mayDecide }) => mayDecide)
    const decision = work.random() < 0.7 ? 'given' : 'declined'
    return waiting && call('credits.decide', { params: { creditId: waiting.id }, body: { decision } })
  },
  /** A customer buys with what staff gave, while others of the staff may be taking it back. */
  async buy(work, call) {
    const buyer = pick(work.customers, work.random)
    const { vouchers } = await call('customers.read', { params: { id: buyer.consumerId } })
    const basketId = await cartOf(work, buyer)
    const open = vouchers.find(({ state }) => state === 'open')
    const { currentLoyaltyPoints: points } = await buyer.call('consumer.vouchers')
    if (open && work.random() < 0.7)
      await buyer.call('cart.applyCoupon', { query: {}, body: { basketId, couponCode: open.code } })
    if (points >= 200) await buyer.call('cart.applyReward', { params: { basketId }, body: { points: 200 } })
    const { orderNumber } = await buyer.call('cart.placeOrder', { headers: {}, body: { cartId: basketId } })
    return work.sales.push({ number: orderNumber, buyer })
  },
  async phoneOrder(work, call) {
    const email = `caller-${Math.floor(work.random() * 1e9)}@cairn.test`
    const address = { ...HOME, recipientContactEmail: email }
    const items = some(work.skus, work.random).map(sku => ({ sku, qty: 1 + Math.floor(work.random() * 3) }))
    const { id } = await call('phoneOrders.create', { body: { locale: 'en-us', items, address } })
    await call('phoneOrders.send', { params: { id } })
    return work.links.push({ id, email })
  },
  async payByLink(work) {
    if (work.links.length === 0) return false
    const token = await work.linkTo(pick(work.links, work.random).email)
    if (token === undefined) return false
    const buyer = pick(
      work.customers.filter(({ home }) => home === HOME),
      work.random,
    )
    const { basketId } = await buyer.call('cart.openPaymentLink', { body: { token } })
    await payWith(buyer, basketId, CARDS.good)
    const { orderNumber } = await buyer.call('cart.placeOrder', { headers: {}, body: { cartId: basketId } })
    return work.sales.push({ number: orderNumber, buyer })
  },
  async revokePhoneOrder(work, call) {
    if (work.links.length === 0 || work.random() < 0.7) return false
    return call('phoneOrders.revoke', { params: { id: pick(work.links, work.random).id } })
  },
} as const satisfies Record<string, Action>
