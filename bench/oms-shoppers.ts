// Shoppers who buy at either of two servers, some of whom cancel, and some of whom send something back.
import { setTimeout as wait } from 'node:timers/promises'
import { CallError, createClient } from '#contract/client.ts'
import { cartToOrder, CARDS, HOME, type Buyer } from '#server/testing/given-checkout.ts'
import { httpTransport } from '#server/testing/http-transport.ts'
import type { ShopProcess } from './shop-process.ts'
import type { Oms } from './stand-in-oms.ts'

type Placed = { buyer: Buyer; email: string; items: { id: string; qty: number }[]; returns: boolean }
export type Market = {
  readonly servers: readonly ShopProcess[]
  readonly skus: readonly string[]
  readonly orders: number
  /** What buyers were told. */
  readonly placed: Map<string, Placed>
  readonly carts: Map<string, string>
  readonly doubled: string[]
  readonly announced: Set<string>
}

export const newMarket = (of: Pick<Market, 'servers' | 'skus' | 'orders'>): Market => ({
  ...of,
  placed: new Map(),
  carts: new Map(),
  doubled: [],
  announced: new Set(),
})

const BUYERS = 6
const PATIENCE = 8
const PAUSE_MS = 150
const CANCELS_EVERY = 23
const RETURNS_EVERY = 5

export async function buyAndReturn(market: Market, oms: Oms): Promise<void> {
  let begun = 0
  const buying = Array.from({ length: BUYERS }, async () => {
    while (market.placed.size < market.orders) await buy(market, begun++)
  })
  await Promise.all(buying)
  for (const deadline = Date.now() + 120_000; Date.now() < deadline; await wait(PAUSE_MS)) {
    await sendBack(market, oms)
    const due = [...market.placed].filter(([number, { returns }]) => returns && isSent(oms, number))
    if (oms.isIdle() && due.every(([number]) => market.announced.has(number))) return
  }
}

const isSent = (oms: Oms, number: string) =>
  oms.orders.get(number)?.state === 'done' && (oms.orders.get(number)?.parcels.length ?? 0) > 0

async function buy(market: Market, n: number): Promise<void> {
  const { servers, skus } = market
  const visitor = httpTransport(
    {
      request: (url, init) => {
        const { port = 0 } = servers[Math.floor(Math.random() * servers.length)] ?? {}
        const { pathname, search } = new URL(url)
        return fetch(`http://127.0.0.1:${port}${pathname}${search}`, { ...init, signal: AbortSignal.timeout(10_000) })
      },
    },
    { 'x-locale': 'en-us' },
  )
  const buyer: Buyer = { visitor, call: createClient(visitor.transport) }
  const email = `oms${n}@cairn.test`
  try {
    await buyer.call('authentication.token', { body: { grantType: 'guest' } })
    const address = { ...HOME, recipientContactEmail: email }
    const sku = skus[n % skus.length] ?? ''
    const cartId = await cartToOrder(buyer, {
      sku,
      qty: 1 + (n % 3),
      address,
      card: n % 11 === 0 ? CARDS.lostAnswer : CARDS.good,
    })
    if (n % 2 === 0)
      await buyer.call('cart.addItem', { body: { basketId: cartId, sku: skus[(n * 7 + 3) % skus.length] ?? '' } })
    const { orderNumber, items } = await insist(() => buyer.call('cart.placeOrder', { headers: {}, body: { cartId } }))
    const before = market.carts.get(cartId)
    if (before !== undefined && before !== orderNumber) market.doubled.push(cartId)
    market.carts.set(cartId, orderNumber)
    const pieces = items.map(({ id, qty }) => ({ id, qty }))
    market.placed.set(orderNumber, { buyer, email, items: pieces, returns: n % RETURNS_EVERY === 0 })
    if (n % CANCELS_EVERY === 0)
      await buyer.call('consumer.cancelOrder', { headers: {}, query: { orderNumber }, body: {} })
  } catch (error) {
    // Killed under him, or packed before he could cancel.
    if (!isLost(error)) throw error
    await wait(PAUSE_MS)
  }
}

const isLost = (error: unknown): boolean =>
  error instanceof CallError
    ? error.status >= 500 || error.status === 409 || error.status === 404
    : error instanceof Error

async function insist<T>(ask: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await ask()
    } catch (error) {
      if (attempt === PATIENCE || !isLost(error)) throw error
      await wait(PAUSE_MS * attempt)
    }
  }
}

/** One piece of the first line goes back once it has arrived. */
async function sendBack({ placed, announced }: Market, oms: Oms): Promise<void> {
  for (const [number, { buyer, email, items, returns }] of placed) {
    const booked = oms.orders.get(number)
    if (!returns || announced.has(number) || !booked || !isSent(oms, number)) continue
    const item = items.find(({ id }) => booked.items.some(each => each.id === id && each.shipped > 0))
    if (!item) continue
    const body = { items: [{ itemId: item.id, qty: 1, reason: 'too-small' as const }], email }
    try {
      await buyer.call('consumer.returnLabel', { params: { orderId: number }, body })
      announced.add(number)
    } catch (error) {
      // Asked again after its answer was lost: the shop has it already.
      if (error instanceof CallError && error.code === 'RETURN_REFUSED') throw error
      if (error instanceof CallError && error.code === 'LIST_PRODUCT_NOT_FOUND') announced.add(number)
      else if (!isLost(error)) throw error
    }
  }
}
