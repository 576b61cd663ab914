import type { z } from 'zod'
import type { ORDER_ACTIONS } from '#contract/staff/orders/order-words.ts'
import type { DeskOrder } from '#contract/staff/orders/orders.entities.ts'
import { RefundWish } from '#contract/staff/orders/refund-wish.ts'
import { orderedAs } from '#domain/orders/exchanged-for.ts'
import { saleWaits } from '../tax/settled-sale.service.ts'
import { ofCustomer, type Desk } from '../staff/staff.ts'
import { mayStaffCancelLine } from './cancel.service.ts'
import { isExchangeable } from './exchange.service.ts'
import { nextOf } from './fulfilment.ts'
import { givenQty, mayGiveQty } from './given-pieces.ts'
import { leftOf, mayDecide, refundableOf } from './given-refund.service.ts'
import { keptPieces } from './kept.ts'
import { goodsAsRead } from './goods-as-read.ts'
import { openForStaff, type PlacedOrder } from './open-for-staff.ts'
import { findHold, listOpenNotes, listRequests } from './order-desk.queries.ts'
import type { OrderLine, OrderShipment } from './order-document.ts'
import { readShelves, readStory, type Shelf, type StoryRow } from './order-story.queries.ts'
import { listReturns } from './return.queries.ts'
import { deskLabels, takesLabel } from './shipment-label.service.ts'
import { maySeePersons } from './seeing-persons.ts'
import { worthUpTo } from './worth.ts'

type Action = (typeof ORDER_ACTIONS)[number]
type Shown = z.output<typeof DeskOrder>

/** Until it is packed it can be kept from leaving, and sent elsewhere. */
const UNPACKED: readonly string[] = ['created', 'paid']
const ON_THE_WAY: readonly string[] = [...UNPACKED, 'processing', 'partly-shipped']

export async function readForDesk(desk: Desk, number: string): Promise<Shown> {
  const order = await openForStaff(desk, number, 'orders.read')
  desk.record({ type: 'order', id: number, ...ofCustomer(order.consumerId) })
  const { db, staff } = desk
  const hold = await findHold(db, number)
  const requests = await requestsOf(desk, order)
  const returns = await listReturns(db, number)
  const shelves = await readShelves(db, number)
  const story = await readStory(db, number, desk.language)
  const { refundable, inGiftCards } = await refundableOf(desk, order)
  const held = hold?.held_at instanceof Date
  const persons = maySeePersons(desk)(order.site)
  const seesAll = staff.grants.can('customers.read', order.site)
  const readsConversations = staff.grants.can('conversations.read', order.site)
  const labels = await deskLabels(desk, number)
  const labelIn = (of: Parameters<typeof labels>[0]) => {
    const label = labels(of)
    return label && { label }
  }
  const shipments = order.document.shipments.map(shipment => ({
    ...shownShipment(shipment, persons),
    actions: held ? [] : stepsOf(desk, order, shipment),
    ...labelIn({ shipmentId: shipment.shipmentId }),
    mayBuyLabel: !held && takesLabel(desk, order, shipment),
  }))
  const { document } = order
  const goods = await goodsAsRead(desk, order)
  const kept = keptPieces(document)
  const mayExchange = (line: OrderLine) =>
    !held && staff.grants.can('orders.write', order.site) && isExchangeable(order, line, desk.now)
  const exchanges = document.lines.some(mayExchange)
  const actions = actionsOf(desk, order, { held, refundable, requests, exchanges })
  const next = nextSensible(actions, shipments)
  return {
    ...shownHead(order, persons),
    ...(seesAll && order.consumerId !== undefined && { customerId: order.consumerId }),
    held,
    ...(typeof hold?.held_reason === 'string' && { heldReason: hold.held_reason }),
    lines: document.lines.map(line => ({
      ...shownLine(line, { kept: kept.get(orderedAs(line)) ?? 0, shelves }),
      ...goods(line),
      given: givenQty(document, line),
      mayGive: mayGiveQty(document, line),
      mayExchange: mayExchange(line),
      mayCancel: staff.grants.can('orders.write', order.site) && mayStaffCancelLine(order, line),
    })),
    shipments,
    totals: document.totals,
    orderPromotions: document.orderPromotions ?? [],
    payments: document.paymentMethod.map(({ payment_method_id, card, giftCard, amount }) => ({
      payment_method_id,
      card: withoutHolder(card),
      giftCard,
      amount,
    })),
    ...(persons && document.billingAddress && { billingAddress: document.billingAddress }),
    returns: returns.map(({ number: of, status, refund, created_at, exchange_line, items }) => ({
      number: of,
      status,
      refund,
      createdAt: created_at.toISOString(),
      exchange: exchange_line !== null,
      items: items.map(({ itemId, qty }) => ({ itemId, qty })),
      ...labelIn({ returnNumber: of }),
    })),
    ...((await saleWaits(desk, number)) && {
      taxWaits: { maySettle: staff.grants.can('orders.refund', order.site) },
    }),
    ...(document.taxEstimated && { taxEstimated: true }),
    requests,
    tasks: await tasksOf(desk, number),
    refundable,
    inGiftCards,
    limits: {
      refund: staff.grants.limit('refund', order.site),
      goodwill: staff.grants.limit('goodwill', order.site),
    },
    left: { refund: leftOf(desk, order, 'lines'), goodwill: leftOf(desk, order, 'goodwill') },
    actions,
    mayPrint: { invoice: seesAll, parcels: staff.grants.can('orders.ship', order.site), labels: persons },
    ...(next && { next }),
    story: story
      .filter(({ kind }) => kind !== 'conversation' || readsConversations)
      .map(row => shownStory(row, seesAll)),
  }
}

const requestsOf = async (desk: Desk, order: PlacedOrder): Promise<Shown['requests']> =>
  (await listRequests(desk.db, order.number)).flatMap(request => {
    const { id, amount, reason, state, staff_id: askedBy, staff_name, created_at } = request
    const { data: wish } = RefundWish.safeParse(request.wish)
    if (!wish) {
      desk.log.error('The wish for a refund cannot be read', { id })
      return []
    }
    return {
      id,
      kind: wish.kind,
      ...(wish.kind === 'lines' && { items: wish.items }),
      amount,
      reason,
      state: state === 'given' || state === 'declined' ? state : 'waiting',
      askedBy: staff_name,
      askedAt: created_at.toISOString(),
      mayDecide: state === 'waiting' && mayDecide(desk, order, { askedBy, wish, amount }),
    }
  })

const tasksOf = async ({ db, staff }: Desk, number: string): Promise<Shown['tasks']> =>
  (await listOpenNotes(db, number)).map(({ id, text, staff_name, for_id, for_name, created_at }) => ({
    id,
    text,
    by: staff_name,
    for: for_name ?? '',
    mine: for_id === staff.id,
    at: created_at.toISOString(),
  }))

/** Where parcels are real, what can be said of one next. */
function stepsOf({ staff, services }: Desk, { status, site }: PlacedOrder, shipment: OrderShipment): Action[] {
  const next = nextOf(shipment)
  if (services.config.FULFILMENT !== 'manual' || status === 'created' || !staff.grants.can('orders.ship', site))
    return []
  switch (next) {
    case 'processing':
      return ['pack']
    case 'shipped':
      return ['ship']
    case 'ready-for-pickup':
      return ['ready']
    case 'delivered':
      return ['deliver']
    case 'picked-up':
      return ['handOver']
    default:
      return []
  }
}

type State = { held: boolean; refundable: number; requests: Shown['requests']; exchanges: boolean }

function actionsOf({ staff }: Desk, order: PlacedOrder, { held, refundable, requests, exchanges }: State): Action[] {
  const { status, site, document } = order
  const may = (permission: 'orders.write' | 'orders.refund') => staff.grants.can(permission, site)
  const actions: Action[] = []
  if (requests.some(request => request.mayDecide)) actions.push('approve')
  if (may('orders.refund') && refundable > 0) actions.push('refund')
  if (!may('orders.write')) return actions
  if (held) actions.push('release')
  else if (ON_THE_WAY.includes(status)) actions.push('hold')
  if (exchanges) actions.push('exchange')
  if (document.lines.some(line => mayStaffCancelLine(order, line))) actions.push('cancel')
  if (UNPACKED.includes(status) && document.shipments.some(({ address }) => address)) actions.push('address')
  return [...actions, 'note']
}

/** Whoever opens an order sees first what it waits for. */
const nextSensible = (actions: readonly Action[], shipments: readonly { actions: Action[] }[]): Action | undefined =>
  (['release', 'approve'] as const).find(each => actions.includes(each)) ?? shipments.flatMap(each => each.actions)[0]

const shownHead = (order: PlacedOrder, persons: boolean) => ({
  number: order.number,
  site: order.site,
  status: order.status,
  placedAt: order.placedAt.toISOString(),
  total: order.total,
  currency: order.currency,
  refunded: order.refunded,
  locale: order.locale,
  channel: order.channel,
  guest: order.consumerId === undefined,
  ...(persons && { email: order.email, name: nameOf(order) }),
})

const nameOf = ({ document }: PlacedOrder): string => {
  const who = document.shippingAddress ?? document.billingAddress
  return [who?.recipientFirstName, who?.recipientLastName].filter(Boolean).join(' ')
}

function shownLine(line: OrderLine, { kept, shelves }: { kept: number; shelves: readonly Shelf[] }) {
  const { id, sku, name, color, size, image, qty, cancelledQty, returnedQty, shipmentId } = line
  return {
    id,
    sku,
    name,
    ...(color !== undefined && { color }),
    ...(size !== undefined && { size }),
    ...(image && { image: image.url }),
    qty,
    cancelledQty,
    returnedQty,
    amount: worthUpTo(line, qty),
    left: worthUpTo(line, qty) - worthUpTo(line, qty - Math.min(qty, kept)),
    gift: line.bonus ?? false,
    giftCard: line.isGiftCard,
    shipmentId,
    ...(line.exchangeOf !== undefined && { exchangeOf: line.exchangeOf }),
    from: shelves
      .filter(({ sku_key }) => line.stocked && sku_key === line.skuKey)
      .map(({ location, qty: pieces, restocked }) => ({ location, qty: pieces, restocked })),
  }
}

function shownShipment(shipment: OrderShipment, persons: boolean) {
  const { shipmentId, code, status, carrier, trackingNumber, promisedDate, address, contact } = shipment
  const place = shipment.storeInfo?.name ?? shipment.collectionPointName
  return {
    shipmentId,
    code,
    status,
    ...(carrier !== undefined && { carrier }),
    ...(trackingNumber !== undefined && { trackingNumber }),
    ...(promisedDate !== undefined && { promisedDate }),
    ...(place !== undefined && { place }),
    ...(persons && address && { address }),
    ...(persons && contact && { contact }),
  }
}

/** A letter is opened by who may see persons' data. */
const shownStory = ({ at, kind, word, detail, amount, who, mail_id, kept }: StoryRow, seesAll: boolean) => ({
  at: at.toISOString(),
  kind,
  ...(word !== null && { word }),
  ...(kind === 'conversation' && detail !== null ? { conversationId: detail } : detail !== null && { detail }),
  ...(amount !== null && { amount }),
  ...(who !== null && { who }),
  ...(seesAll && mail_id !== null && { mailId: Number(mail_id) }),
  ...(kept && { kept }),
})

type Card = Shown['payments'][number]['card']
const withoutHolder = ({ paymentInstrumentId, main, brand, lastFour, expiryMonth, expiryYear }: Card): Card => ({
  paymentInstrumentId,
  main,
  brand,
  lastFour,
  expiryMonth,
  expiryYear,
})
