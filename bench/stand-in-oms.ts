// An order-management system as another company would write it: from docs/integrate.md and docs/staff-openapi.json alone.
import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { conditionFor, planFor } from './stand-in-oms-plans.ts'
import { listenForWebhooks, type Heard } from './stand-in-oms-webhooks.ts'

const Order = z.object({
  orderNumber: z.string(),
  items: z.array(z.object({ id: z.string(), sku: z.string(), qty: z.int(), cancelledQty: z.int() })),
})
type Order = z.output<typeof Order>
const Taken = z.object({
  orders: z.array(z.object({ position: z.int(), order: Order })),
  next: z.int(),
  more: z.boolean(),
})
const Returns = z.object({ rows: z.array(z.object({ number: z.string(), orderNumber: z.string() })) })
const Return = z.object({ lines: z.array(z.object({ itemId: z.string(), qty: z.int(), gift: z.boolean() })) })
const Received = z.object({ refund: z.int(), restocked: z.int(), writtenOff: z.int() })
const Stale = z.object({ stale: z.boolean() })

export type Booked = {
  position: number
  items: { id: string; sku: string; qty: number; shipped: number; cancelled: number }[]
  parcels: string[]
  state: 'new' | 'done' | 'cancelled'
}

export type OmsOptions = {
  /** Where the shop is at this moment: any of its servers. */
  readonly shop: () => string
  readonly key: string
  readonly location: number
  /** Pieces on the shelf when it opened, and what the products of these SKUs are called. */
  readonly shelf: ReadonlyMap<string, { onHand: number; productId: string }>
}

const RETRY_MS = 200
const LIMIT_MS = 10_000

/** What it knows, which is all that the shop has told it. */
export async function startOms({ shop, key, location, shelf }: OmsOptions) {
  const orders = new Map<string, Booked>()
  const onHand = new Map(Array.from(shelf, ([sku, { onHand: pieces }]) => [sku, pieces]))
  const seenReturns = new Map<string, { refund: number }>()
  const tally = {
    fed: 0,
    calls: 0,
    again: 0,
    parcels: 0,
    shorted: 0,
    backordered: 0,
    returned: 0,
    counts: 0,
    prices: 0,
  }
  const webhooks = await listenForWebhooks()
  let cursor = 0
  let stopped = false
  let booking: Promise<unknown> = Promise.resolve()

  /** Asks until there is an answer. The same id every time: what was done is not done twice. */
  async function ask(method: string, path: string, body?: object): Promise<unknown> {
    const id = createHash('sha256')
      .update(`${method} ${path} ${JSON.stringify(body)}`)
      .digest('hex')
      .slice(0, 32)
    for (let times = 0; ; times++) {
      tally.calls++
      if (times > 0) tally.again++
      const answer = await fetch(`${shop()}/api/staff/v1${path}`, {
        method,
        headers: {
          authorization: `Bearer ${key}`,
          ...(body && { 'content-type': 'application/json' }),
          ...(method !== 'GET' && { 'x-transaction-id': id }),
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(LIMIT_MS),
      })
        .then(
          async response => ({ status: response.status, text: await response.text() }),
          () => undefined,
        )
        .catch(() => undefined)
      if (answer && answer.status < 300) return JSON.parse(answer.text)
      // A request of the same id may still be under way, or a server that was killed holds it no longer in a moment.
      if (answer && answer.status < 500 && !/TRANSACTION|GEN4|RATE/.test(answer.text))
        throw new Refused(answer.status, `${method} ${path}: ${answer.text.slice(0, 300)}`)
      await wait(RETRY_MS)
    }
  }

  /** Stock is booked one thing after the other, as in any warehouse: a count is of a moment. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = booking.then(work)
    booking = result.catch(() => undefined)
    return result
  }

  async function readOrders(): Promise<void> {
    const { orders: told, next } = Taken.parse(await ask('GET', `/fulfilment/orders?after=${cursor}&limit=50`))
    for (const { position, order } of told) book(position, order)
    cursor = next
  }

  function book(position: number, { orderNumber, items }: Order): void {
    if (orders.has(orderNumber)) throw new Error(`${orderNumber} was listed twice`)
    tally.fed++
    orders.set(orderNumber, {
      position,
      items: items.map(({ id, sku, qty, cancelledQty }) => ({ id, sku, qty, shipped: 0, cancelled: cancelledQty })),
      parcels: [],
      state: 'new',
    })
    for (const { sku, qty, cancelledQty } of items) move(sku, cancelledQty - qty)
  }

  const move = (sku: string, change: number) => void onHand.set(sku, (onHand.get(sku) ?? 0) + change)
  const open = (booked: Booked) => booked.items.filter(({ qty, shipped, cancelled }) => qty > shipped + cancelled)

  async function fulfil(number: string, booked: Booked): Promise<void> {
    const at = `/fulfilment/orders/${number}`
    const plan = planFor(
      number,
      booked.items.reduce((sum, { qty }) => sum + qty, 0),
    )
    try {
      await ask('POST', `${at}/acknowledgement`, { externalId: `SO-${number}` })
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      // Its buyer was faster: it will not be sent, and the pieces are on their shelf.
      booked.state = 'cancelled'
      await inTurn(async () => booked.items.forEach(item => cancel(item, item.qty - item.cancelled, true)))
      return
    }
    const [first] = open(booked)
    if (plan.shorts && first) {
      const restock = plan.restocks
      await inTurn(async () => {
        await ask('POST', `${at}/cancellation`, {
          cancellationId: `SHORT-${number}`,
          items: [{ itemId: first.id, qty: 1 }],
          reason: 'out-of-stock',
          restock,
        })
        cancel(first, 1, restock)
      })
      tally.shorted++
    }
    if (plan.backorders) {
      const items = open(booked).map(({ id, qty, cancelled }) => ({ itemId: id, qty: qty - cancelled }))
      if (items.length > 0) await ask('POST', `${at}/backorder`, { items, expectedOn: '2027-01-15' })
      tally.backordered++
    }
    for (let parcel = 1; open(booked).length > 0; parcel++)
      await send(at, booked, `${number}-${parcel}`, plan.piecesAtOnce)
    for (const parcelId of booked.parcels) await ask('POST', `${at}/parcels/${parcelId}/arrival`, {})
    booked.state = 'done'
  }

  function cancel(item: Booked['items'][number], qty: number, restocked: boolean): void {
    item.cancelled += qty
    if (restocked) move(item.sku, qty)
  }

  async function send(at: string, booked: Booked, parcelId: string, most: number): Promise<void> {
    let room = most
    const items = open(booked).flatMap(item => {
      const qty = Math.min(room, item.qty - item.shipped - item.cancelled)
      room -= qty
      return qty > 0 ? [{ itemId: item.id, qty }] : []
    })
    await ask('POST', `${at}/parcels`, { parcelId, items, carrier: 'Ridge Post', trackingNumber: `RP${parcelId}` })
    for (const { itemId, qty } of items) {
      const item = booked.items.find(({ id }) => id === itemId)
      if (item) item.shipped += qty
    }
    booked.parcels.push(parcelId)
    tally.parcels++
  }

  async function receiveReturns(): Promise<void> {
    const { rows } = Returns.parse(await ask('GET', '/returns?state=return-requested&limit=50'))
    for (const { number, orderNumber } of rows) if (!seenReturns.has(number)) await receive(number, orderNumber)
  }

  async function receive(number: string, orderNumber: string): Promise<void> {
    const { lines } = Return.parse(await ask('GET', `/returns/${number}`))
    const pieces = lines.flatMap(({ itemId, qty }) =>
      Array.from({ length: qty }, (_, piece) => ({ itemId, ...conditionFor(`${number} ${itemId} ${piece}`) })),
    )
    const reason = pieces.every(({ refund }) => refund) ? {} : { reason: 'It was not in the box' }
    await inTurn(async () => {
      const got = Received.parse(await ask('POST', `/returns/${number}/receive`, { pieces, ...reason }))
      seenReturns.set(number, { refund: got.refund })
      const items = orders.get(orderNumber)?.items ?? []
      for (const { itemId, condition, refund } of pieces)
        if (condition === 'as-new' && refund) move(items.find(({ id }) => id === itemId)?.sku ?? '', 1)
    })
    tally.returned++
  }

  /** Counts what is free by its own books, and says up to which order they go. */
  const count = (sequence: number) =>
    inTurn(async () => {
      const rows = Array.from(onHand, ([sku, pieces]) => ({ sku, location, onHand: pieces }))
      Stale.parse(await ask('PUT', '/supply/stock', { feed: 'oms', sequence, ordersUpTo: cursor, rows }))
      tally.counts++
    })

  async function reprice(sequence: number): Promise<void> {
    const rows = Array.from(shelf.values(), ({ productId }, at) => ({
      productId,
      siteId: 'US',
      price: 8000 + ((sequence + at) % 7) * 500,
      original: 12_000,
    }))
    await ask('PUT', '/supply/prices', { feed: 'oms', sequence, rows })
    tally.prices++
  }

  const every = (ms: number, work: (round: number) => Promise<void>) =>
    (async () => {
      for (let round = 1; !stopped; round++) {
        await work(round)
        await wait(ms)
      }
    })()

  async function fulfilAll(): Promise<void> {
    const waiting = [...orders].filter(([, booked]) => booked.state === 'new').slice(0, 6)
    await Promise.all(waiting.map(([number, booked]) => fulfil(number, booked)))
  }

  const working = Promise.all([
    every(300, () => inTurn(readOrders)),
    every(100, fulfilAll),
    every(500, receiveReturns),
    every(1500, count),
    every(2500, reprice),
  ])

  return {
    orders,
    onHand,
    tally,
    webhooks,
    returns: seenReturns,
    /** Whether it has nothing to do that it knows of. */
    isIdle: () => [...orders.values()].every(({ state }) => state !== 'new'),
    failed: working.then(() => undefined),
    async stop(): Promise<void> {
      stopped = true
      await working
      await webhooks.stop()
    },
  }
}
export type Oms = Awaited<ReturnType<typeof startOms>>
export type { Heard }

class Refused extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}
