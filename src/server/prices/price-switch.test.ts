import { beforeAll, describe, expect, inject, it } from 'vitest'
import { CallError } from '#contract/client.ts'
import { findViolations } from '../checkout/invariants.ts'
import { cartToOrder } from '../testing/given-checkout.ts'
import * as given from '../testing/given.ts'
import { secondShop } from '../testing/second-shop.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { setPrices } from './prices.service.ts'

/** Before and after the moment. */
const AROUND_MS = inject('patience') / 60

/** With its price in one statement: a process that hears of a list without any lays nothing, and comes back at its end. */
const SALE = `with list as (
    insert into price_lists (id, name, sites, starts_at, ends_at, turns_at)
    values ($1, 'Sale', '{US}', now() - interval '2 hours', now() + interval '1 hour', now()) returning id
  ) insert into price_list_rows (list_id, colour_id, site, price) select id, $2, 'US', 9000 from list`

let shop: TestShop
let other: Awaited<ReturnType<typeof secondShop>>

describe.runIf(inject('engine') === 'postgres')('prices that change while people order', () => {
  beforeAll(async () => {
    shop = await testShop()
    other = await secondShop(shop)
  })

  it('charge nobody more than they saw: who would pay more is told, and orders then', async () => {
    const { productId, sku } = await given.product(shop, { price: 12_000, stock: 1000 })
    const { pool } = shop.database
    await pool.query(SALE, ['over', productId])
    await shop.services.turns.caughtUp()
    await shop.settled()
    const buyers = Array.from({ length: 24 }, (_, at) => given.guest(at % 2 === 0 ? shop : other))
    const ready = await Promise.all(
      buyers.map(async buyer => {
        const cartId = await cartToOrder(buyer, { sku })
        const { totals } = await buyer.call('cart.prepareOrder', { headers: {}, body: { basketId: cartId } })
        return async () => {
          const place = () => buyer.call('cart.placeOrder', { headers: {}, body: { cartId } })
          const first = await place().catch((error: unknown) => error)
          if (!(first instanceof CallError)) return { seen: totals.total, last: first }
          expect(first).toMatchObject({ code: 'TOTALS_FAILURE', details: { total: 12_348 } })
          return { seen: 12_348, last: await place() }
        }
      }),
    )
    const [early, late, ...others] = ready
    const before = await early?.()
    const ends = new Date(Date.now() + AROUND_MS)
    await pool.query(`update price_lists set ends_at = $1, turns_at = $1 where id = 'over'`, [ends])
    const around = await Promise.all(
      others.map(async (place, at) => {
        while (Date.now() < ends.getTime() + (at / others.length - 0.5) * AROUND_MS)
          await new Promise(resolve => setTimeout(resolve, 2))
        return place()
      }),
    )
    await shop.settled()
    const after = await late?.()
    for (const one of [before, ...around, after]) expect(one?.last).toMatchObject({ totals: { total: one?.seen } })
    expect([before?.seen, after?.seen]).toEqual([9261, 12_348])
    expect(await findViolations(pool)).toEqual([])
  })

  it('end once for all, whoever sets the regular price meanwhile', async () => {
    const { productId } = await given.product(shop, { price: 12_000 })
    const { pool, db } = shop.database
    for (let round = 0; round < 10; round++) {
      const id = `race-${round}`
      await pool.query(SALE, [id, productId])
      await shop.services.turns.caughtUp()
      const regular = 13_000 + round
      await pool.query(`update price_lists set ends_at = now(), turns_at = now() where id = $1`, [id])
      await Promise.all([
        shop.services.turns.caughtUp(),
        other.services.turns.caughtUp(),
        setPrices(db, [{ productId, siteId: 'US', price: regular, original: regular }], new Date()),
      ])
      const stored = async () => {
        const { rows } = await pool.query(
          `select current, list_id, regular_current from colour_prices where colour_id = $1`,
          [productId],
        )
        return rows
      }
      await expect.poll(stored).toEqual([{ current: regular, list_id: null, regular_current: null }])
    }
  })
})
