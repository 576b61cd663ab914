import { z } from 'zod'
import {
  CancelOrderRequest,
  InvoiceRequest,
  OrderQuery,
  PurchaseHistoryRequest,
  RefundPreviewRequest,
  ResendGiftCardRequest,
  ReturnRequest,
  TrackOrderRequest,
} from '../consumer/consumer.requests.ts'
import { endpoint } from '../endpoint.ts'
import { ChannelHeaders, Done, OrderNumber, Timestamp } from '../fields.ts'
import { Money } from '../products/price.entities.ts'
import { Order, PurchaseHistory, ReturnLabel } from './order.entities.ts'
import { Pdf } from './pdf.ts'
import { RefundPreview } from './refund.entities.ts'

const OrderParams = z.object({ orderId: OrderNumber })
const own = ['AUTHORISATION_FAILED', 'PURCHASE_NOT_FOUND'] as const
const ownOrGuest = ['PURCHASE_NOT_FOUND', 'INVALID_ORDER_EMAIL', 'AUTHORISATION_FAILED'] as const

export const consumerOrders = {
  purchase: endpoint({
    method: 'GET',
    path: '/consumers-v3/consumer/purchase/{orderId}',
    summary: 'Read an order of the consumer',
    params: OrderParams,
    response: Order,
    errors: own,
  }),
  measuredOrder: endpoint({
    method: 'POST',
    path: '/consumers-v3/consumer/purchase/{orderId}/measured',
    beyondSpecification: true,
    summary: 'Say what of an order analytics have not heard yet; each part once',
    params: OrderParams,
    response: z.object({
      purchase: z.boolean().meta({ description: 'It was placed within a day and nobody was told' }),
      refunds: z.array(z.object({ at: Timestamp, amount: Money })),
    }),
    errors: own,
  }),
  invoice: endpoint({
    method: 'POST',
    path: '/consumers-v3/consumer/purchase/invoice/download',
    summary: 'Download an invoice',
    query: OrderQuery,
    body: InvoiceRequest,
    response: Pdf,
    errors: ownOrGuest,
    produces: 'application/pdf',
    readOnly: true,
  }),
  purchaseHistory: endpoint({
    method: 'POST',
    path: '/consumers-v3/consumer/purchasehistory',
    summary: 'List the orders of the consumer',
    body: PurchaseHistoryRequest,
    response: PurchaseHistory,
    errors: ['AUTHORISATION_FAILED'],
    readOnly: true,
  }),
  returnLabel: endpoint({
    method: 'POST',
    path: '/consumers-v3/consumer/return/{orderId}/returnLabel',
    summary: 'Return items and get the label',
    params: OrderParams,
    body: ReturnRequest,
    response: ReturnLabel,
    errors: [...ownOrGuest, 'RETURN_REFUSED', 'RETURN_CREATION_ERROR', 'LIST_PRODUCT_NOT_FOUND'],
  }),
  refundPreview: endpoint({
    method: 'POST',
    path: '/consumers-v3/consumer/purchase/{orderId}/refund/preview',
    beyondSpecification: true,
    summary: 'Say what would be refunded, and how the amount comes about',
    description: 'Changes nothing: for whoever is about to cancel, to send back or to withdraw.',
    params: OrderParams,
    body: RefundPreviewRequest,
    response: RefundPreview,
    errors: [
      ...ownOrGuest,
      'ORDER_ALREADY_CANCELLED',
      'ORDER_NOT_CANCELLABLE',
      'RETURN_REFUSED',
      'LIST_PRODUCT_NOT_FOUND',
    ],
    readOnly: true,
  }),
  trackOrder: endpoint({
    method: 'POST',
    path: '/consumers-v3/consumer/TrackOrder',
    summary: 'Find an order by its number and email address',
    perMinute: 10,
    body: TrackOrderRequest,
    response: Order,
    errors: ['ORDER_NOT_FOUND', 'INVALID_ORDER_EMAIL', 'RATE_LIMITED'],
    readOnly: true,
  }),
  cancelOrder: endpoint({
    method: 'POST',
    path: '/consumers-v3/consumer/CancelOrder',
    summary: 'Cancel an order or some of its items',
    headers: ChannelHeaders,
    query: OrderQuery,
    body: CancelOrderRequest,
    response: Order,
    errors: [...ownOrGuest, 'ORDER_ALREADY_CANCELLED', 'ORDER_NOT_CANCELLABLE', 'LIST_PRODUCT_NOT_FOUND'],
  }),
  resendGiftCardEmail: endpoint({
    method: 'POST',
    path: '/consumers-v3/consumer/resendGiftCardEmail',
    summary: 'Send the mail with a digital gift card again',
    perMinute: 5,
    body: ResendGiftCardRequest,
    response: Done,
    errors: [...ownOrGuest, 'NOT_A_GIFT_CARD', 'GIFT_CARD_MONEY_BACK', 'RATE_LIMITED'],
  }),
}
