import { WIDTHS } from '#contract/products/listing-options.ts'
import type { EXCHANGE_WAYS } from '#contract/staff/orders/order-words.ts'
import { sumOf } from '#domain/money/money.ts'
import { isReturnable } from '#domain/orders/order-status.ts'
import { promisedDates } from '#domain/delivery/delivery.ts'
import { languageOf, SITES } from '#domain/sites/sites.ts'
import { orderedAs } from '#domain/orders/exchanged-for.ts'
import { newId } from '../identity/ids.ts'
import { enqueueMail } from '../mail/mail.service.ts'
import { WIDTH_TEXTS } from '../products/listing-texts.ts'
import { sizeIn } from '#domain/sites/size-names.ts'
import { fitOn, priceAt, sizeOn, type Sellable } from '../sellable/sellable.ts'
import { stockOf } from '../sellable/stock.service.ts'
import { notNow } from '../staff/not-now.ts'
import type { Desk } from '../staff/staff.ts'
import { StoreError } from '../store-error.ts'
import { awaiting } from './awaited.ts'
import { chosenLines, mayStaffCancel } from './cancel.service.ts'
import { sizesOfColour, takeForOrder } from './exchange.queries.ts'
import { isOpen } from './fulfilment.ts'
import { noteOrderWords } from './find-orders.queries.ts'
import { mayGiveQty } from './given-pieces.ts'
import { isWithinLimit } from './given-refund.service.ts'
import { keptPieces, openQty } from './kept.ts'
import { mailLine } from './mail-lines.ts'
import { openForStaff, type PlacedOrder } from './open-for-staff.ts'
import { findHold } from './order-desk.queries.ts'
import { storeOf, type OrderDocument, type OrderLine, type OrderShipment } from './order-document.ts'
import { newReturnNumber } from './order-number.ts'
import { restock, updateOrder } from './order.queries.ts'
import { leftQty } from './parcels.ts'
import { dayAt, receivedOn, returnableUntil } from './present-order.ts'
import { wantReturnLabel } from './return-labels.service.ts'
import { insertReturn } from './return.queries.ts'
import { PARCEL_DAYS_MS, requireReturnable } from './return.service.ts'

type Way = (typeof EXCHANGE_WAYS)[number]

/** Before it is packed the order is changed; once it has left the piece comes back, wherever it is. While it is packed there is no way. */
function wayFor(order: PlacedOrder, line: OrderLine): Way | undefined {
  if (mayStaffCancel(order)) return 'swap'
  if (leftQty(order.document, line) < line.qty - line.cancelledQty) return undefined
  return receivedOn(order, line) === undefined ? 'underway' : 'return'
}

/** Orders of earlier versions do not know what decided about their price, so nothing can stand in its place. */
export function isExchangeable(order: PlacedOrder, line: OrderLine, now: Date): boolean {
  const way = wayFor(order, line)
  if (way === undefined || !order.document.terms || !line.stocked || line.bonus || !isReturnable(line)) return false
  if (!isPaidForOnce(order.document, line) || mayGiveQty(order.document, line) < 1) return false
  return openQty(line) > 0 && (way !== 'return' || returnableUntil(order, line, now) !== undefined)
}

/** Nothing of it is on its way back, and its buyer has no more of it than he ordered. */
function isPaidForOnce(document: OrderDocument, line: OrderLine): boolean {
  const same = document.lines.filter(each => orderedAs(each) === orderedAs(line))
  if (document.awaited?.some(({ itemId }) => same.some(({ id }) => id === itemId))) return false
  return sumOf(same.map(openQty)) <= (keptPieces(document).get(orderedAs(line)) ?? 0)
}

/** What is out twice until the first one is back: no more of an order than its sender might give away. */
function requireMayLend(desk: Desk, order: PlacedOrder, line: OrderLine, qty: number): void {
  const { lines, awaited = [] } = order.document
  const worth = (of: OrderLine, pieces: number) => Math.round((of.price.rowTotal * pieces) / of.qty)
  const out = awaited.map(each => {
    const of = lines.find(({ id }) => id === each.itemId)
    return of ? worth(of, each.qty) : 0
  })
  if (!isWithinLimit(desk, order, 'lines', worth(line, qty) + sumOf(out))) throw new StoreError('STAFF_SECOND_PERSON')
}

function requireExchangeable(desk: Desk, order: PlacedOrder, itemId: string, qty: number) {
  const [chosen] = chosenLines(order, [{ itemId, qty }])
  const way = chosen && wayFor(order, chosen.line)
  if (!chosen || way === undefined) throw notNow('beingPacked')
  if (way === 'return') requireReturnable(desk, order, chosen.line, false)
  if (qty > mayGiveQty(order.document, chosen.line)) throw notNow('refundedBefore')
  if (!isExchangeable(order, chosen.line, desk.now)) throw notNow('noOtherSize')
  return { way, line: chosen.line }
}

/** The other sizes, with what is free of each where the first one came from. */
async function sizesOf(desk: Desk, order: PlacedOrder, line: OrderLine) {
  const skus = await sizesOfColour(desk.db, line.skuKey)
  const several = new Set(skus.map(({ width }) => width)).size > 1
  const found = await desk.services.sellables.find(
    desk.db,
    skus.map(({ sku }) => sku),
  )
  const store = storeOf(order.document, line)
  const shop = { ...desk, site: SITES[order.site] }
  const stock = await stockOf(shop, found, { storeIds: store === 0 ? [] : [String(store)] })
  return skus.flatMap(({ sku, width: as }) => {
    const sellable = found.get(sku)
    if (!sellable?.active || sellable.key === line.skuKey) return []
    const { centres = 0, stores } = stock.of(sellable.key)
    const width = several ? WIDTHS.find(each => each === as) : undefined
    return [{ sellable, width, free: store === 0 ? centres : (stores.get(String(store)) ?? 0) }]
  })
}

export async function sizesFor(desk: Desk, number: string, itemId: string) {
  const order = await openForStaff(desk, number, 'orders.write')
  const { way, line } = requireExchangeable(desk, order, itemId, 1)
  const sizes = await sizesOf(desk, order, line)
  return {
    way,
    sizes: sizes.map(({ sellable, width, free }) => {
      const price = priceAt(sellable, order.site)?.current
      return {
        sku: sellable.sku,
        size: sizeIn(sizeOn(sellable, SITES[order.site]), desk.language),
        ...(width && { width: WIDTH_TEXTS[width][desk.language] }),
        free,
        ...(price !== undefined && { price }),
      }
    }),
  }
}

type Wish = { itemId: string; qty: number; sku: string; reason: string }

/** Another size at the price paid: no money moves. The new piece is taken off its shelf in the same moment. */
export async function exchange(desk: Desk, number: string, { itemId, qty, sku, reason }: Wish) {
  const order = await openForStaff(desk, number, 'orders.write', 'lock')
  if ((await findHold(desk.db, number))?.held_at) throw notNow('held')
  const { way, line } = requireExchangeable(desk, order, itemId, qty)
  if (way === 'underway') requireMayLend(desk, order, line, qty)
  const sellable = (await sizesOf(desk, order, line)).find(each => each.sellable.sku === sku)?.sellable
  if (!sellable) throw notNow('notSameModel')
  const store = storeOf(order.document, line)
  const wanted = { number, site: order.site, skuKey: sellable.key, qty, store }
  if (!(await takeForOrder(desk.db, wanted, desk.now))) throw notNow('sizeShort')
  const fresh = {
    ...replacement(line, sellable, qty),
    size: fitOn(sellable, SITES[order.site], languageOf(order.locale)),
  }
  const { document, returnNumber } =
    way === 'swap' ? await swap(desk, order, line, fresh) : await sendAgainst(desk, order, line, fresh)
  await noteOrderWords(desk.db, { ...order, document })
  await enqueueMail(desk.db, {
    template: 'order-exchanged',
    to: order.email,
    locale: order.locale,
    values: { orderNumber: number, currency: order.currency, lines: [mailLine(fresh)] },
  })
  const told = { from: line.sku, to: sku, qty, ...(returnNumber !== undefined && { returnNumber }) }
  desk.record({ type: 'order', id: number, changes: [{ field: 'exchange', after: told }], reason })
  return { itemId: fresh.id, ...(returnNumber !== undefined && { returnNumber }) }
}

function replacement(line: OrderLine, { sku, upc, key }: Sellable, qty: number): OrderLine {
  const share = (amount: number) => Math.round((amount * qty) / line.qty)
  const { price } = line
  return {
    ...line,
    id: newId('itm', 12),
    sku,
    upc,
    skuKey: key,
    qty,
    cancelledQty: 0,
    returnedQty: 0,
    price: { ...price, amount: share(price.amount), rowTotal: share(price.rowTotal) },
    taxOnTop: share(line.taxOnTop),
    promotions: [],
    priceAdjustments: [],
    exchangeOf: orderedAs(line),
  }
}

type Exchanged = { document: OrderDocument; returnNumber?: string }

/** Nothing has been packed: the first size goes back on its shelf. */
async function swap(desk: Desk, order: PlacedOrder, line: OrderLine, fresh: OrderLine): Promise<Exchanged> {
  const { status, number } = order
  const rest = { ...line, cancelledQty: line.cancelledQty + fresh.qty }
  const lines = order.document.lines.flatMap(each => (each === line ? [rest, fresh] : [each]))
  const document = { ...order.document, lines }
  await updateOrder(desk.db, order, { status, document })
  await restock(desk.db, number, [{ skuKey: line.skuKey, qty: fresh.qty, store: storeOf(document, line) }])
  return { document }
}

/** The new size leaves in a shipment of its own; the first one is announced to come back, though it may still be going out. */
async function sendAgainst(desk: Desk, order: PlacedOrder, line: OrderLine, fresh: OrderLine): Promise<Exchanged> {
  const { document, status, number } = order
  const shipment = shipmentLike(desk, order, line)
  const rest = { ...line, returnedQty: line.returnedQty + fresh.qty }
  const sent = { ...fresh, shipmentId: shipment.shipmentId }
  const lines = document.lines.flatMap(each => (each === line ? [rest, sent] : [each]))
  const shipments = [...document.shipments, shipment]
  const returnNumber = newReturnNumber()
  const back = [{ itemId: line.id, skuKey: line.skuKey, qty: fresh.qty, reason: 'exchange' }]
  const after = awaiting({ ...document, lines, shipments }, { number: returnNumber, items: back })
  // What is on its way has its next step already, and does not arrive sooner for it.
  const nextStep = document.shipments.some(isOpen) ? {} : { nextStep: desk.now }
  await updateOrder(desk.db, order, { status, document: after, ...nextStep })
  await insertReturn(desk.db, {
    number: returnNumber,
    orderNumber: number,
    kind: 'return',
    items: back,
    refund: 0,
    comment: undefined,
    exchangeLine: fresh.id,
    createdAt: desk.now,
    nextStep: new Date(desk.now.getTime() + PARCEL_DAYS_MS),
  })
  // Where a carrier makes the label, the letter comes with it.
  if (!(await wantReturnLabel(desk, order, returnNumber, back)))
    await enqueueMail(desk.db, {
      template: 'exchange-return',
      to: order.email,
      locale: order.locale,
      values: { orderNumber: number, currency: order.currency, lines: [mailLine(line, fresh.qty)], returnNumber },
    })
  return { document: after, returnNumber }
}

/** To where the first one went. */
function shipmentLike(desk: Desk, order: PlacedOrder, line: OrderLine): OrderShipment {
  const first = order.document.shipments.find(({ shipmentId }) => shipmentId === line.shipmentId)
  if (!first) throw new StoreError('STAFF_NOT_FOUND')
  const { code, address, storeInfo, collectionPointId, collectionPointName, contact } = first
  return {
    shipmentId: newId('shp', 12),
    code,
    status: 'created',
    ...(address && { address }),
    ...(storeInfo && { storeInfo }),
    ...(collectionPointId !== undefined && { collectionPointId }),
    ...(collectionPointName !== undefined && { collectionPointName }),
    ...(contact && { contact }),
    promisedDate: promisedDates(code, dayAt(order, desk.now)).to,
    timeline: [{ status: 'created', at: desk.now.toISOString() }],
  }
}
