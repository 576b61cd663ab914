import { randomInt } from 'node:crypto'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import { backgroundShop } from '../background-shop.ts'
import type { Db } from '../db/database.ts'
import { inSavepoint, isRetryable, transact } from '../db/transaction.ts'
import type { Work } from '../jobs/jobs.ts'
import { enqueueMail } from '../mail/mail.service.ts'
import type { Services } from '../services.ts'
import type { Shop } from '../shop.ts'
import { captureWhatLeft } from './capture.service.ts'
import { noteOrderWords } from './find-orders.queries.ts'
import { moveShipment, nextStep, type Step } from './fulfilment.ts'
import { earn } from './ledgers.service.ts'
import { mailLine } from './mail-lines.ts'
import { storeOf, type OrderShipment } from './order-document.ts'
import { hasLeft } from './shipment-kinds.ts'
import { findOrder, type StoredOrder } from './order.service.ts'
import { postponeOrder, restock, takeDueOrder, updateOrder } from './order.queries.ts'
import { refundReturned } from './refund-returned.service.ts'
import { reckoned } from './reckon-return.service.ts'
import { makeDue } from './warehouse.queries.ts'
import {
  moveReturn,
  postponeReturn,
  readReturn,
  stageOfReturns,
  takeDueReturn,
  type DueReturn,
} from './return.queries.ts'

const MOST_AT_ONCE = 200
/** Until then someone may have put right what was wrong. */
const POSTPONED_MS = 10 * 60 * 1000

/** A routine. Where parcels are real, only who packs them moves an order on. */
export const fulfilWhereSimulated: Work = async services => {
  if (services.config.FULFILMENT === 'simulated') await fulfil(services)
}

/** What a warehouse, a carrier and a returns desk would do, at the demo's pace. */
export async function fulfil(services: Services): Promise<void> {
  const shop = backgroundShop(services, 'en-us')
  await moveAll(shop, { take: takeDueOrder, move: moveOrder, postpone: postponeOrder })
  await moveAll(shop, { take: takeDueReturn, move: moveReturned, postpone: postponeReturn })
}

/** Spares an order, and what comes back of it, the wait for its next step. */
export async function fulfilNow(services: Services, number: string): Promise<void> {
  await makeDue(services.database.db, number, services.clock())
  await fulfil(services)
}

type Line = {
  take: (db: Db, now: Date) => Promise<string | undefined>
  move: (shop: Shop, number: string) => Promise<void>
  postpone: (db: Db, number: string, until: Date) => Promise<unknown>
}

/** Moves what is due, each in a transaction of its own. What cannot be moved waits, and keeps nothing else waiting. */
async function moveAll(shop: Shop, { take, move, postpone }: Line): Promise<void> {
  for (let moved = 0; moved < MOST_AT_ONCE; moved++) {
    const number = await transact(shop.db, async db => {
      const due = await take(db, shop.now)
      if (due === undefined) return undefined
      await inSavepoint({ ...shop, db }, inside => move(inside, due)).catch(async (error: unknown) => {
        if (isRetryable(error)) throw error
        shop.log.error('An order could not be moved on', { number: due, error })
        await postpone(db, due, new Date(shop.now.getTime() + POSTPONED_MS))
      })
      return due
    })
    if (number === undefined) return
  }
}

const trackingNumber = (site: string) => `RP${String(randomInt(1e10)).padStart(10, '0')}${site}`

async function moveOrder(shop: Shop, number: string): Promise<void> {
  const order = await findOrder(shop, number)
  if (!order) return
  await takeStep(
    shop,
    order,
    nextStep(order, shop.now, () => trackingNumber(order.site)),
  )
}

export type Sent = { readonly carrier: string; readonly trackingNumber: string; readonly trackingUrl?: string }

/** One shipment, as far as whoever packs and carries it says. False when it cannot get there from where it is. */
export async function moveShipmentTo(
  shop: Shop,
  number: string,
  shipmentId: string,
  { to, sent }: { to: OrderStatus; sent: Sent | undefined },
): Promise<boolean> {
  for (;;) {
    const order = await findOrder(shop, number, 'lock')
    const shipment = order?.document.shipments.find(each => each.shipmentId === shipmentId)
    if (shipment?.status === to) return true
    const step = order && moveShipment(order, shipmentId, { now: shop.now, sent })
    if (!order || !step) return false
    await takeStep(shop, order, step)
  }
}

async function takeStep(shop: Shop, order: StoredOrder, step: Step): Promise<void> {
  const { number } = order
  await updateOrder(shop.db, order, step)
  if (order.status === 'paid') await earn(shop, order)
  if (step.moved.some(hasLeft)) await captureWhatLeft(shop, number)
  if (step.moved.some(({ trackingNumber: known }) => known !== undefined))
    await noteOrderWords(shop.db, { ...order, document: step.document })
  for (const shipment of step.moved) await tell(shop, order, shipment)
}

async function tell(shop: Shop, order: StoredOrder, shipment: OrderShipment): Promise<void> {
  const to = { to: order.email, locale: order.locale }
  const lines = order.document.lines
    .filter(line => line.shipmentId === shipment.shipmentId && line.qty > line.cancelledQty)
    .map(line => mailLine(line, line.qty - line.cancelledQty))
  const values = { orderNumber: order.number, currency: order.currency, lines }
  if (shipment.status === 'shipped') {
    const { carrier = '', trackingNumber: number = '' } = shipment
    await enqueueMail(shop.db, {
      template: 'order-shipped',
      ...to,
      values: { ...values, carrier, trackingNumber: number },
    })
  }
  if (shipment.status === 'ready-for-pickup')
    await enqueueMail(shop.db, {
      template: 'order-ready',
      ...to,
      values: { ...values, store: shipment.storeInfo?.name ?? shipment.collectionPointName ?? 'Cairn' },
    })
}

const cameFrom = ({ document }: StoredOrder, items: DueReturn['items']) =>
  items.map(({ itemId, skuKey, qty }) => {
    const line = document.lines.find(({ id }) => id === itemId)
    return { skuKey, qty, store: line ? storeOf(document, line) : 0 }
  })

/** The parcel came back: the pieces go on the shelf, then the money to the buyer. */
async function moveReturned(shop: Shop, number: string): Promise<void> {
  const due = await readReturn(shop.db, number)
  const order = await findOrder(shop, due.order_number, 'lock')
  if (!order) return
  if (due.status === 'return-requested') {
    await moveReturn(shop.db, due.number, 'returned', shop.now)
    const { items, document } = await reckoned(shop, order, due)
    await restock(shop.db, order.number, cameFrom(order, items))
    const status = await stageOfReturns(shop.db, order)
    await updateOrder(shop.db, order, { status, document })
    return
  }
  await refundReturned(shop, due)
}
