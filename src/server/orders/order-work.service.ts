import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import type { ShippingAddressInput } from '#contract/address/address.entities.ts'
import type { CANCEL_CAUSES } from '#contract/staff/orders/order-words.ts'
import type { orders } from '#contract/staff/orders/orders.ts'
import { addressLines } from '#domain/address/address-lines.ts'
import { bcp47Of, SITES } from '#domain/sites/sites.ts'
import { findTaxRates } from '#domain/tax/tax-rates.ts'
import { renewLabels } from '../carrier/labels.service.ts'
import { checkedShippingAddress } from '../cart/checked-address.ts'
import { enqueueMail, readOrderMail } from '../mail/mail.service.ts'
import { notNow } from '../staff/not-now.ts'
import { requireProof } from '../staff/proof.ts'
import type { Desk } from '../staff/staff.ts'
import { StoreError } from '../store-error.ts'
import { partBeside, sparedAtMost } from './beside.ts'
import { besidesOf } from './besides.ts'
import { cancelForBuyer, cancellableByStaff, type Failed, type ItemQuantity } from './cancel.service.ts'
import { noteOrderWords } from './find-orders.queries.ts'
import { moveShipmentTo } from './fulfilment.service.ts'
import { requireMayGive } from './given-refund.service.ts'
import { mailLine } from './mail-lines.ts'
import { openForStaff } from './open-for-staff.ts'
import * as queries from './order-desk.queries.ts'
import type { StoredOrder } from './order.service.ts'
import { updateOrder } from './order.queries.ts'
import { requireThere } from './paid-back.ts'
import { printInvoice } from './pdf/printed.ts'
import { printedReturnLabel } from './return-labels.service.ts'
import { listReturns } from './return.queries.ts'
import { shipmentLabel } from './shipment-label.service.ts'
import { maySeePersons } from './seeing-persons.ts'

type Items = readonly ItemQuantity[] | undefined

type Cause = (typeof CANCEL_CAUSES)[number]
type Wish = { items?: Items; cause?: Cause | undefined }

/** By the same rules as when it is done. */
export async function previewCancel(desk: Desk, number: string, wish: Wish) {
  const order = await openForStaff(desk, number, 'orders.write')
  const { refund, parts } = await partingBy(desk, order, wish)
  return { orderNumber: number, refundTotal: refund, currency: order.currency, parts }
}

async function partingBy(desk: Desk, order: StoredOrder, { items, cause }: Wish) {
  const chosen = cancellableByStaff(order, items)
  const undelivered = cause === 'shop' ? chosen : []
  return partBeside(order, chosen, 'cancel', { ...(await besidesOf(desk, order)), undelivered })
}

/**
 * What a buyer keeps of an advantage because the shop is said to have failed is money given, also where it moves only with
 * what is on its way back: by who may give as much.
 */
async function sparingParting(desk: Desk, order: StoredOrder, items: Items): Promise<Failed> {
  const failed = await partingBy(desk, order, { items, cause: 'shop' })
  const spared = sparedAtMost(order, cancellableByStaff(order, items), await besidesOf(desk, order))
  if (spared <= 0) return { parting: failed }
  requireMayGive(desk, order, spared)
  requireProof(desk, desk.staff)
  return { parting: failed, given: { kind: 'lines', staffId: desk.staff.id, worth: spared } }
}

export async function cancel(desk: Desk, number: string, { items, reason, cause }: Wish & { reason: string }) {
  const order = await openForStaff(desk, number, 'orders.write', 'lock')
  const failed = cause === 'shop' ? await sparingParting(desk, order, items) : undefined
  const { refund } = failed?.parting ?? (await partingBy(desk, order, { items, cause }))
  requireThere(desk, order, refund)
  await cancelForBuyer(desk, order, { items, reason, failed })
  const why = cause === undefined ? [] : [{ field: 'cause', after: cause }]
  desk.record({ type: 'order', id: number, changes: [{ field: 'cancelled', after: items ?? 'all' }, ...why], reason })
}

/** Before it is packed, and only where the same taxes are owed: its amounts stay what they are. */
export async function changeAddress(desk: Desk, number: string, input: ShippingAddressInput): Promise<void> {
  const order = await openForStaff(desk, number, 'orders.write', 'lock')
  const before = order.document.shipments.find(({ address }) => address)?.address
  if (!before) throw notNow('nothingSent')
  if (order.status !== 'created' && order.status !== 'paid') throw notNow('packed')
  const address = checkedShippingAddress({ ...desk, site: SITES[order.site] }, input)
  const taxes = taxesAt(address)
  if (!taxes || !isDeepStrictEqual(taxes, taxesAt(before))) throw notNow('otherTaxes')
  // A tax service knows districts.
  if (order.document.terms?.taxRates?.quote && address.postalCode !== before.postalCode) throw notNow('maybeOtherTaxes')
  const shipments = order.document.shipments.map(each => (each.address ? { ...each, address } : each))
  const document = { ...order.document, shipments, ...(order.document.shippingAddress && { shippingAddress: address }) }
  await updateOrder(desk.db, order, { status: order.status, document })
  if (!(await renewLabels(desk, number))) throw notNow('labelGiven')
  await noteOrderWords(desk.db, { ...order, document })
  // Where somebody lives is no matter of the history: only that it changed.
  desk.record({ type: 'order', id: number, changes: [{ field: 'address' }] })
  await enqueueMail(desk.db, {
    template: 'order-address-changed',
    to: order.email,
    locale: order.locale,
    values: {
      orderNumber: number,
      currency: order.currency,
      lines: document.lines.map(line => mailLine(line)),
      deliverTo: addressLines(address, bcp47Of(order.locale)),
    },
  })
}

const taxesAt = ({ countryCode, stateCityProvDept, postalCode }: ShippingAddressInput) =>
  findTaxRates({ country: countryCode, province: stateCityProvDept, postalCode })

export async function hold(desk: Desk, number: string, reason: string): Promise<void> {
  const order = await openForStaff(desk, number, 'orders.write', 'lock')
  if (!['created', 'paid', 'processing', 'partly-shipped'].includes(order.status)) throw notNow('hasLeft')
  await queries.holdOrder(desk.db, number, desk.now, reason)
  desk.record({ type: 'order', id: number, changes: [{ field: 'held', after: true }], reason })
}

export async function letGo(desk: Desk, number: string): Promise<void> {
  await openForStaff(desk, number, 'orders.write', 'lock')
  await queries.releaseOrder(desk.db, number)
  desk.record({ type: 'order', id: number, changes: [{ field: 'held', before: true, after: false }] })
}

export async function readMail(desk: Desk, number: string, mailId: number) {
  await openForStaff(desk, number, 'customers.read')
  const found = await readOrderMail(desk, number, mailId)
  if (!found) throw new StoreError('STAFF_NOT_FOUND')
  desk.record({ type: 'order', id: number })
  const { mail, subject, text, sentAt, kept } = found
  return { to: mail.to, subject, text, sentAt: sentAt.toISOString(), kept }
}

export async function resendMail(desk: Desk, number: string, mailId: number): Promise<void> {
  const order = await openForStaff(desk, number, 'orders.write')
  const found = await readOrderMail(desk, number, mailId)
  if (!found || order.email === '') throw new StoreError('STAFF_NOT_FOUND')
  await enqueueMail(desk.db, { ...found.mail, to: order.email })
  desk.record({ type: 'order', id: number, changes: [{ field: 'mail', after: found.mail.template }] })
}

type Move = z.output<typeof orders.moveShipment.body>

/** What whoever packs says. Nothing leaves that is held, and nothing is sent without saying how. */
export async function moveShipment(desk: Desk, number: string, shipmentId: string, { to, ...given }: Move) {
  const order = await openForStaff(desk, number, 'orders.ship', 'lock')
  if (desk.services.config.FULFILMENT !== 'manual') throw notNow('notByHand')
  if (order.status === 'created') throw notNow('notPaid')
  if ((await queries.findHold(desk.db, number))?.held_at) throw notNow('held')
  const { carrier, trackingNumber } = given
  const sent = carrier !== undefined && trackingNumber !== undefined ? { carrier, trackingNumber } : undefined
  if (to === 'shipped' && !sent) throw notNow('sayTracking')
  if (!(await moveShipmentTo(desk, number, shipmentId, { to, sent }))) throw notNow('pastThat')
  desk.record({ type: 'order', id: number, changes: [{ field: 'shipment', after: { to, ...sent } }] })
}

function send({ reply }: Desk, name: string, bytes: Uint8Array): ReadableStream {
  reply.headers.set('content-type', 'application/pdf')
  reply.headers.set('content-disposition', `inline; filename="${name}.pdf"`)
  return new Blob([new Uint8Array(bytes)]).stream()
}

export async function printShipmentLabel(desk: Desk, number: string, shipmentId: string): Promise<ReadableStream> {
  return send(desk, `${number} ${shipmentId}`, await shipmentLabel(desk, number, shipmentId))
}

export async function invoice(desk: Desk, number: string): Promise<ReadableStream> {
  const order = await openForStaff(desk, number, 'customers.read')
  desk.record({ type: 'order', id: number })
  return send(desk, number, await printInvoice(desk, order))
}

export async function label(desk: Desk, number: string, returnNumber: string): Promise<ReadableStream> {
  const order = await openForStaff(desk, number, 'orders.read')
  if (!maySeePersons(desk)(order.site)) throw new StoreError('STAFF_FORBIDDEN', { permission: 'customers.read' })
  const known = (await listReturns(desk.db, number)).some(each => each.number === returnNumber)
  if (!known) throw new StoreError('STAFF_NOT_FOUND')
  desk.record({ type: 'order', id: number })
  return send(desk, returnNumber, await printedReturnLabel(desk, order, returnNumber))
}
