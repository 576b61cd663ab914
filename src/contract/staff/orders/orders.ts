import { z } from 'zod'
import { ORDER_STATUSES } from '#domain/orders/order-status.ts'
import { SITE_IDS } from '#domain/sites/sites.ts'
import { ShippingAddressInput } from '../../address/address.entities.ts'
import { ItemId, line, OrderNumber, paragraph, Sku } from '../../fields.ts'
import { RefundPreview } from '../../orders/refund.entities.ts'
import { personal } from '../../hidden.ts'
import { Money } from '../../products/price.entities.ts'
import { CANCEL_CAUSES, EXCHANGE_WAYS, ORDER_SELECTIONS } from './order-words.ts'
import { DeskOrder, DeskOrderRow } from './orders.entities.ts'
import { amount, items, reason, RefundWish } from './refund-wish.ts'
import { staffEndpoint } from '../staff-endpoint.ts'
import { TimedPage } from '../cursors.ts'
import { Done, Moment, pageOf } from '../people/staff.entities.ts'

const order = z.object({ number: OrderNumber })
const cause = z.enum(CANCEL_CAUSES).optional().meta({ description: 'Of the shop, it takes no discount along' })

const NOT_NOW = ['STAFF_NOT_FOUND', 'STAFF_FORBIDDEN', 'STAFF_NOT_NOW'] as const
const NOT_OPEN = ['ORDER_ALREADY_CANCELLED', 'ORDER_NOT_CANCELLABLE', 'LIST_PRODUCT_NOT_FOUND'] as const

export const orders = {
  list: staffEndpoint({
    method: 'GET',
    path: '/orders',
    staff: 'orders.read',
    personal: true,
    summary: 'List orders, newest first; or find by number, name, email, telephone, SKU, tracking, last four or amount',
    query: TimedPage.extend({
      q: line(80).optional(),
      status: z.enum(ORDER_STATUSES).optional(),
      site: z.enum(SITE_IDS).optional(),
      only: z.enum(ORDER_SELECTIONS).optional(),
      from: Moment.optional(),
      to: Moment.optional(),
    }),
    response: pageOf(DeskOrderRow),
  }),
  read: staffEndpoint({
    method: 'GET',
    path: '/orders/{number}',
    staff: 'orders.read',
    personal: true,
    summary: 'Show one order with its whole story and what can be done next',
    params: order,
    response: DeskOrder,
    errors: ['STAFF_NOT_FOUND'],
  }),
  previewCancel: staffEndpoint({
    method: 'POST',
    path: '/orders/{number}/cancel-preview',
    staff: 'orders.write',
    readOnly: true,
    summary: 'Say what would go back if these pieces were cancelled',
    params: order,
    body: z.object({ items: items.optional(), cause }),
    response: RefundPreview,
    errors: [...NOT_NOW, ...NOT_OPEN],
  }),
  cancel: staffEndpoint({
    method: 'POST',
    path: '/orders/{number}/cancel',
    staff: 'orders.write',
    paysOut: 'owed',
    summary: 'Cancel an order or some pieces of it before it is packed, or another size that has not left',
    params: order,
    body: z.object({ items: items.optional(), reason, cause }),
    response: Done,
    errors: [...NOT_NOW, ...NOT_OPEN, 'STAFF_PROOF_REQUIRED'],
  }),
  refund: staffEndpoint({
    method: 'POST',
    path: '/orders/{number}/refunds',
    staff: 'orders.refund',
    proof: true,
    paysOut: 'given',
    summary: 'Give money back; above one’s limit it is asked of a second person',
    params: order,
    body: RefundWish,
    response: z.object({ state: z.enum(['given', 'waiting']), amount }),
    errors: [...NOT_NOW, 'LIST_PRODUCT_NOT_FOUND'],
  }),
  decide: staffEndpoint({
    method: 'POST',
    path: '/orders/{number}/refunds/{requestId}',
    staff: 'orders.refund',
    proof: true,
    paysOut: 'given',
    summary: 'Decide about money that somebody else wants to give back',
    params: order.extend({ requestId: z.string().max(60) }),
    body: z.object({ decision: z.enum(['given', 'declined']) }),
    response: Done,
    errors: [...NOT_NOW, 'STAFF_SECOND_PERSON'],
  }),
  changeAddress: staffEndpoint({
    method: 'PUT',
    path: '/orders/{number}/address',
    staff: 'orders.write',
    summary: 'Send it elsewhere, before it is packed, where the same taxes are owed',
    params: order,
    body: ShippingAddressInput,
    response: Done,
    errors: [...NOT_NOW, 'SHIPPING_ADDRESS_INVALID'],
  }),
  settleTax: staffEndpoint({
    method: 'PUT',
    path: '/orders/{number}/tax-book',
    staff: 'orders.refund',
    proof: true,
    // The tax service is asked first, outside of any transaction.
    recordsItself: true,
    summary: 'Say which transaction of the tax service is this sale, or that it is to be booked again',
    params: order,
    body: z.object({
      transactionId: line(100)
        .optional()
        .meta({ description: 'Without it, the sale is booked again under another name', examples: ['tax_1PQ…'] }),
      reason,
    }),
    response: Done,
    errors: NOT_NOW,
  }),
  sizes: staffEndpoint({
    method: 'GET',
    path: '/orders/{number}/items/{itemId}/sizes',
    staff: 'orders.write',
    summary: 'Say for which other sizes a piece can be exchanged, and how that would go',
    params: order.extend({ itemId: ItemId }),
    response: z.object({
      way: z.enum(EXCHANGE_WAYS),
      sizes: z.array(
        z.object({
          sku: Sku,
          size: z.string(),
          width: z
            .string()
            .optional()
            .meta({ description: 'In words, where the colour comes in several', examples: ['Wide'] }),
          free: z.int(),
          price: Money.optional().meta({ description: 'Today' }),
        }),
      ),
    }),
    errors: [...NOT_NOW, 'LIST_PRODUCT_NOT_FOUND', 'RETURN_REFUSED'],
  }),
  exchange: staffEndpoint({
    method: 'POST',
    path: '/orders/{number}/exchanges',
    staff: 'orders.write',
    summary: 'Send another size instead, at the price paid: before it is packed, or against the piece that comes back',
    params: order,
    body: z.object({ itemId: ItemId, qty: z.int().min(1).max(999), sku: Sku, reason }),
    response: z.object({ itemId: ItemId, returnNumber: z.string().optional() }),
    errors: [...NOT_NOW, 'LIST_PRODUCT_NOT_FOUND', 'RETURN_REFUSED', 'STAFF_SECOND_PERSON'],
  }),
  hold: staffEndpoint({
    method: 'PUT',
    path: '/orders/{number}/hold',
    staff: 'orders.write',
    summary: 'Keep it from leaving until somebody has looked at it',
    params: order,
    body: z.object({ reason }),
    response: Done,
    errors: NOT_NOW,
  }),
  release: staffEndpoint({
    method: 'DELETE',
    path: '/orders/{number}/hold',
    staff: 'orders.write',
    summary: 'Let it go on',
    params: order,
    response: Done,
    errors: NOT_NOW,
  }),
  note: staffEndpoint({
    method: 'POST',
    path: '/orders/{number}/notes',
    staff: 'orders.write',
    summary: 'Write a note that only staff see, or that a colleague is to see to: they get a mail',
    params: order,
    body: z.object({
      text: paragraph(2000).meta(personal),
      to: z.string().max(60).optional().meta({ description: 'One of the colleagues of the order' }),
    }),
    response: Done,
    errors: NOT_NOW,
  }),
  colleagues: staffEndpoint({
    method: 'GET',
    path: '/orders/{number}/colleagues',
    staff: 'orders.write',
    summary: 'Say who else may see to an order',
    params: order,
    response: z.object({ colleagues: z.array(z.object({ id: z.string(), name: z.string() })) }),
    errors: ['STAFF_NOT_FOUND'],
  }),
  tickOff: staffEndpoint({
    method: 'PUT',
    path: '/orders/{number}/notes/{noteId}/done',
    staff: 'orders.write',
    summary: 'Say that what a note asks for is seen to',
    params: order.extend({ noteId: z.string().max(60) }),
    response: Done,
    errors: NOT_NOW,
  }),
  mail: staffEndpoint({
    method: 'GET',
    path: '/orders/{number}/mails/{mailId}',
    staff: 'orders.read',
    personal: true,
    summary: 'Show what was written to the buyer',
    params: order.extend({ mailId: z.coerce.number().int() }),
    response: z.object({
      to: z.string().meta(personal),
      subject: z.string(),
      text: z.string().meta(personal),
      sentAt: Moment.meta({ description: 'When it left, or was written down' }),
      kept: z.boolean().meta({ description: 'Written down and never sent: no mail leaves this shop' }),
    }),
    errors: ['STAFF_NOT_FOUND', 'STAFF_FORBIDDEN'],
  }),
  resendMail: staffEndpoint({
    method: 'POST',
    path: '/orders/{number}/mails/{mailId}',
    staff: 'orders.write',
    summary: 'Write the same to the buyer again',
    params: order.extend({ mailId: z.coerce.number().int() }),
    response: Done,
    errors: NOT_NOW,
  }),
  moveShipment: staffEndpoint({
    method: 'POST',
    path: '/orders/{number}/shipments/{shipmentId}',
    staff: 'orders.ship',
    summary: 'Say that a shipment is packed, has left, waits in its store or has arrived',
    params: order.extend({ shipmentId: z.string().max(60) }),
    body: z.object({
      to: z.enum(['processing', 'shipped', 'ready-for-pickup', 'delivered', 'picked-up']),
      carrier: line(60).optional(),
      trackingNumber: line(60).optional(),
    }),
    response: Done,
    errors: NOT_NOW,
  }),
  buyLabel: staffEndpoint({
    method: 'POST',
    path: '/orders/{number}/shipments/{shipmentId}/label',
    staff: 'orders.ship',
    summary: 'Ask the carrier for the label of a shipment; it may take a while, and the order says how far it is',
    params: order.extend({ shipmentId: z.string().max(60) }),
    body: z.object({
      grams: z
        .int()
        .min(1)
        .max(70_000)
        .optional()
        .meta({ description: 'What the parcel weighs; without it, as its pieces do as a rule', examples: [1200] }),
    }),
    response: Done,
    errors: NOT_NOW,
  }),
  shipmentLabel: staffEndpoint({
    method: 'GET',
    path: '/orders/{number}/shipments/{shipmentId}/label',
    staff: 'orders.ship',
    personal: true,
    summary: 'The label of a shipment to print, once the carrier has given it',
    params: order.extend({ shipmentId: z.string().max(60) }),
    produces: 'application/pdf',
    response: z.instanceof(ReadableStream),
    errors: ['STAFF_NOT_FOUND', 'STAFF_FORBIDDEN'],
  }),
  invoice: staffEndpoint({
    method: 'GET',
    path: '/orders/{number}/invoice',
    staff: 'orders.read',
    personal: true,
    summary: 'The invoice to print',
    params: order,
    produces: 'application/pdf',
    response: z.instanceof(ReadableStream),
    errors: ['STAFF_NOT_FOUND', 'STAFF_FORBIDDEN'],
  }),
  label: staffEndpoint({
    method: 'GET',
    path: '/orders/{number}/labels/{returnNumber}',
    staff: 'orders.read',
    personal: true,
    summary: 'The label of a return to print',
    params: order.extend({ returnNumber: z.string().max(60) }),
    produces: 'application/pdf',
    response: z.instanceof(ReadableStream),
    errors: ['STAFF_NOT_FOUND', 'STAFF_FORBIDDEN'],
  }),
}
