import { describe, expect, it } from 'vitest'
import * as given from '../testing/given.ts'
import * as promotions from '../testing/given-promotion.ts'
import type { Wish } from '../testing/exchange-desk.ts'
import { person } from '../testing/people.ts'
import { HERE, LOST, returningDesk } from '../testing/returning-desk.ts'

const { shop, ordered, arrives, comingBack, booksAreRight } = await returningDesk()

/** Boots and socks have arrived; other boots were to come instead of the first ones, which are back. */
async function exchanging(wish: Wish) {
  const placed = await ordered({ besides: { 'SOCK-M': 1 }, ...wish })
  await arrives(placed.number)
  const order = comingBack(placed)
  const other = await order.exchanged('BOOT-9', 'BOOT-10')
  return { announce: () => order.announce('SOCK-M'), cancel: () => order.cancel(other, 'buyer') }
}

describe('a coupon comes back once none of its goods is kept', () => {
  let coupons = 0
  async function couponOnce() {
    const coupon = `ONCE-${++coupons}`
    await promotions.promotion(shop, { id: coupon.toLowerCase() }, { code: coupon, max_uses: 1 })
    /** Whether somebody else can use it. */
    const isFree = async () => {
      const { call } = given.guest(shop)
      const { id: basketId } = await call('cart.createWithItem', { body: { items: [{ sku: 'SOCK-M' }] } })
      return call('cart.applyCoupon', { query: {}, body: { basketId, couponCode: coupon } }).then(
        ({ couponItems }) => couponItems.some(({ applied }) => applied),
        () => false,
      )
    }
    expect(await isFree()).toBe(true)
    return { coupon, isFree }
  }

  it('a part cancelled and the rest sent back', async () => {
    const { coupon, isFree } = await couponOnce()
    const placed = await ordered({ besides: { 'SOCK-M': 1 }, coupon })
    const order = comingBack(placed)
    await order.cancel(await order.itemOf('SOCK-M'))
    await arrives(placed.number)
    expect(await isFree()).toBe(false)
    const comes = await order.announce('BOOT-9')
    expect(await isFree()).toBe(false)
    await comes(HERE)
    expect(await isFree()).toBe(true)
    await booksAreRight()
  })

  it.each([
    ['cancel', 'announce', 'receive'],
    ['announce', 'receive', 'cancel'],
    ['announce', 'cancel', 'receive'],
  ] as const)('another size and the rest: %s, %s, %s', async (...steps) => {
    const { coupon, isFree } = await couponOnce()
    const { announce, cancel } = await exchanging({ coupon })
    let receive: Awaited<ReturnType<typeof announce>> | undefined
    for (const step of steps) {
      expect(await isFree()).toBe(false)
      if (step === 'announce') receive = await announce()
      else if (step === 'receive') await receive?.(HERE)
      else await cancel()
    }
    expect(await isFree()).toBe(true)
    await booksAreRight()
  })

  it('not with a parcel that was announced and does not come', async () => {
    const { coupon, isFree } = await couponOnce()
    const { announce, cancel } = await exchanging({ coupon })
    const comes = await announce()
    await cancel()
    await comes(LOST)
    expect(await isFree()).toBe(false)
    await booksAreRight()
  })
})

const ENDS = [
  ['comes', HERE, 0],
  ['does not come', LOST, 1],
] as const

describe('what is cancelled beside a parcel that was announced', () => {
  it.each(ENDS)('leaves in a yearly limit what is still at home: it %s', async (_, how, stays) => {
    const athlete = given.signedIn(shop, await promotions.consumer(shop, { athlete: true }))
    const spent = async () => {
      const { rows } = await shop.database.pool.query<{ spent: number }>(
        'select coalesce(sum(amount), 0)::int as spent from program_spend where consumer_id = $1',
        [athlete.id],
      )
      return rows[0]?.spent
    }
    const { announce, cancel } = await exchanging({ buyer: athlete })
    expect(await spent()).toBe(14_000)
    const comes = await announce()
    expect(await spent()).toBe(14_000)
    await cancel()
    expect(await spent()).toBe(2000)
    await comes(how)
    expect(await spent()).toBe(2000 * stays)
    await booksAreRight()
  })

  it.each(ENDS)(
    'leaves what a friend was rewarded for, as long as something is at home: it %s',
    async (_, how, stays) => {
      const member = (phone: string) => person(shop, { loyalty: true, phone })
      const [referrer, friend] = [await member(`+1303555020${stays}`), await member(`+1303555030${stays}`)]
      const { referralCode } = await referrer.call('consumer.loyaltyToken', { body: {} })
      await friend.call('consumer.loyaltyToken', { body: { referralCode } })
      const points = async () => {
        const balances = [referrer, friend].map(async each => each.call('consumer.vouchers'))
        return (await Promise.all(balances)).map(({ currentLoyaltyPoints }) => currentLoyaltyPoints)
      }
      const { announce, cancel } = await exchanging({ buyer: friend })
      expect(await points()).toEqual([200, 340])
      const comes = await announce()
      await cancel()
      expect(await points()).toEqual([200, 220])
      await comes(how)
      expect(await points()).toEqual([200 * stays, 220 * stays])
      await booksAreRight()
    },
  )
})
