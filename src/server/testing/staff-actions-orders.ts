import type { StaffCall } from '#contract/staff/staff-client.ts'
import { CANCEL_CAUSES } from '#contract/staff/orders/order-words.ts'
import { anAmount, anOrder, pick, reason, some, type Action, type Work } from './staff-work.ts'

const piece = async (work: Work, call: StaffCall) => {
  const { params } = anOrder(work)
  const { lines } = await call('orders.read', { params })
  return { params, items: [{ itemId: pick(lines, work.random).id, qty: 1 }] }
}

/** Every order once, beginning anywhere. */
const inTurn = ({ sales, random }: Work) => {
  const from = Math.floor(random() * sales.length)
  return [...sales.slice(from), ...sales.slice(0, from)]
}

const MOST_LOOKED_AT = 5

/** What staff do to orders, their money and their parcels. */
export const ORDER_ACTIONS = {
  async cancel(work, call) {
    const { params, items } = await piece(work, call)
    return call('orders.cancel', { params, body: { items, reason, cause: pick(CANCEL_CAUSES, work.random) } })
  },
  /** The warehouse has not got it, or says that its buyer does not want it. */
  async short(work, call) {
    const { params, items } = await piece(work, call)
    const body = {
      cancellationId: `C${work.random()}`,
      items,
      reason: pick(['out-of-stock', 'damaged', 'customer'] as const, work.random),
      restock: work.random() < 0.5,
    }
    return call('fulfilment.cancel', { params: { orderNumber: params.number }, body })
  },
  cancelAll: async (work, call) => work.random() < 0.3 && call('orders.cancel', { ...anOrder(work), body: { reason } }),
  async exchange(work, call) {
    const { params } = anOrder(work)
    const { lines } = await call('orders.read', { params })
    const open = lines.filter(({ mayExchange }) => mayExchange)
    if (open.length === 0) return false
    const { id: itemId } = pick(open, work.random)
    const { sizes } = await call('orders.sizes', { params: { ...params, itemId } })
    return (
      sizes.length > 0 &&
      call('orders.exchange', { params, body: { itemId, qty: 1, sku: pick(sizes, work.random).sku, reason } })
    )
  },
  async refundLines(work, call) {
    const { params, items } = await piece(work, call)
    return call('orders.refund', { params, body: { kind: 'lines', items, reason } })
  },
  refundAmount: (work, call) =>
    call('orders.refund', { ...anOrder(work), body: { kind: 'amount', amount: anAmount(work), reason } }),
  goodwill: (work, call) =>
    call('orders.refund', { ...anOrder(work), body: { kind: 'goodwill', amount: anAmount(work), reason } }),
  async decide(work, call) {
    const decision = work.random() < 0.7 ? 'given' : 'declined'
    for (const { number } of inTurn(work)) {
      const { requests } = await call('orders.read', { params: { number } })
      const waiting = requests.find(({ mayDecide }) => mayDecide)
      if (waiting) return call('orders.decide', { params: { number, requestId: waiting.id }, body: { decision } })
    }
    return false
  },
  hold: async (work, call) => work.random() < 0.5 && call('orders.hold', { ...anOrder(work), body: { reason } }),
  release: (work, call) => call('orders.release', anOrder(work)),
  async move(work, call) {
    const { params } = anOrder(work)
    const { shipments } = await call('orders.read', { params })
    const { shipmentId, status } = pick(shipments, work.random)
    const to =
      status === 'created' || status === 'paid' ? 'processing' : status === 'processing' ? 'shipped' : 'delivered'
    const body = { to, carrier: 'Ridge Post', trackingNumber: `RP${shipmentId}` } as const
    return call('orders.moveShipment', { params: { ...params, shipmentId }, body })
  },
  /** Its buyer announces it; all the rest is the desk's. */
  announce: work => announced(work, 'other'),
  withdraw: work => announced(work, 'withdrawal'),
  receive: (work, call) => received(work, call),
  /** A size is exchanged while its parcel is on its way, which comes back as it is, with all that lies in it. */
  async turnedBack(work, call) {
    for (const { number } of inTurn(work).slice(0, MOST_LOOKED_AT)) {
      const params = { number }
      const { shipments } = await call('orders.read', { params })
      const parcel = shipments.find(({ status }) => ['created', 'paid', 'processing', 'shipped'].includes(status))
      if (!parcel) continue
      const { shipmentId } = parcel
      const sent = { to: 'shipped', carrier: 'Ridge Post', trackingNumber: `RP${shipmentId}` } as const
      await call('orders.moveShipment', { params: { ...params, shipmentId }, body: sent })
      const { lines } = await call('orders.read', { params })
      const line = lines.find(each => each.shipmentId === shipmentId && each.mayExchange)
      if (!line) continue
      const { sizes } = await call('orders.sizes', { params: { ...params, itemId: line.id } })
      const other = sizes.find(({ free }) => free > 0)
      if (!other) continue
      const body = { itemId: line.id, qty: 1, sku: other.sku, reason }
      const { returnNumber } = await call('orders.exchange', { params, body })
      return returnNumber !== undefined && received(work, call, returnNumber)
    }
    return false
  },
} as const satisfies Record<string, Action>

/** Announces what may go back of the first order of which something may. */
async function announced(work: Work, reason: 'other' | 'withdrawal') {
  for (const { number, buyer } of inTurn(work)) {
    const { items, billingAddress } = await buyer.call('consumer.purchase', { params: { orderId: number } })
    const open = items.filter(({ returnableUntil }) => returnableUntil !== undefined)
    if (open.length === 0 || (reason === 'withdrawal' && billingAddress?.countryCode !== 'DE')) continue
    const back = some(open, work.random).map(({ id }) => ({ itemId: id, qty: 1, reason }))
    return buyer.call('consumer.returnLabel', { params: { orderId: number }, body: { items: back } })
  }
  return false
}

async function received({ random }: Work, call: StaffCall, number?: string) {
  const { rows } = await call('returns.list', { query: { state: 'return-requested' } })
  if (rows.length === 0) return false
  const params = { returnNumber: number ?? pick(rows, random).number }
  const { lines, restOfParcel } = await call('returns.read', { params })
  const wholeParcel = number !== undefined || random() < 0.5
  const pieces = [...lines, ...(wholeParcel ? restOfParcel : [])].flatMap(({ itemId, qty }) =>
    Array.from({ length: qty }, () => ({
      itemId,
      condition: pick(['as-new', 'as-new', 'worn', 'faulty', 'missing'] as const, random),
      refund: number !== undefined || random() < 0.8,
      ...(number === undefined && random() < 0.2 && { refundPercent: 50 }),
    })),
  )
  const body = { pieces, reason, ...(restOfParcel.length > 0 && { wholeParcel }) }
  return call('returns.receive', { params, body })
}
