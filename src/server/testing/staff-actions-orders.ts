import type { StaffCall } from '#contract/staff/staff-client.ts'
import { anAmount, anOrder, pick, reason, type Action, type Work } from './staff-work.ts'

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

/** What staff do to orders, their money and their parcels. */
export const ORDER_ACTIONS = {
  async cancel(work, call) {
    const { params, items } = await piece(work, call)
    return call('orders.cancel', { params, body: { items, reason } })
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
  async announce(work) {
    for (const { number, buyer } of inTurn(work)) {
      const { items } = await buyer.call('consumer.purchase', { params: { orderId: number } })
      const open = items.filter(({ returnableUntil }) => returnableUntil !== undefined)
      if (open.length === 0) continue
      const back = [{ itemId: pick(open, work.random).id, qty: 1, reason: 'other' }]
      return buyer.call('consumer.returnLabel', { params: { orderId: number }, body: { items: back } })
    }
    return false
  },
  async receive({ random }, call) {
    const { rows } = await call('returns.list', { query: { state: 'return-requested' } })
    if (rows.length === 0) return false
    const params = { returnNumber: pick(rows, random).number }
    const { lines } = await call('returns.read', { params })
    const pieces = lines.flatMap(({ itemId, qty }) =>
      Array.from({ length: qty }, () => ({
        itemId,
        condition: pick(['as-new', 'as-new', 'worn', 'faulty', 'missing'] as const, random),
        refund: random() < 0.8,
        ...(random() < 0.2 && { refundPercent: 50 }),
      })),
    )
    return call('returns.receive', { params, body: { pieces, reason } })
  },
} as const satisfies Record<string, Action>
