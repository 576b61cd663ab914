import { TRACKING_STATUSES } from '#domain/delivery/tracking.ts'
import { z } from 'zod'
import { ORDER_STATUSES } from '#domain/orders/order-status.ts'
import { SITE_IDS } from '#domain/sites/sites.ts'
import { Address } from '../address/address.entities.ts'
import {
  AppliedPromotion,
  CartItem,
  CollectionPointName,
  ShippingMethodCode,
  StoreInfo,
} from '../cart/cart-item.entities.ts'
import { CartContact, PromoSummary, Totals } from '../cart/cart.entities.ts'
import { CollectionPointId, EmployeeId, ItemId, OrderNumber, StoreId, Timestamp, Url, line } from '../fields.ts'
import { personal } from '../hidden.ts'
import { Flash } from '../cart/flash.ts'
import { PaymentInstrument } from '../payment/payment.entities.ts'
import { Currency, Money } from '../products/price.entities.ts'
import { OrderRefund } from './refund.entities.ts'

export const OrderStatus = z.enum(ORDER_STATUSES).meta({ id: 'OrderStatus' })
export type OrderStatus = z.output<typeof OrderStatus>

export const OrderItem = z
  .object({
    ...CartItem.omit({ maxQty: true, shippingOptions: true, needsReview: true, availability: true }).shape,
    status: OrderStatus,
    cancelledQty: z
      .int()
      .min(0)
      .meta({ examples: [0] }),
    returnedQty: z
      .int()
      .min(0)
      .meta({ examples: [0] }),
    cancellable: z.boolean(),
    exchangeOf: ItemId.optional().meta({ description: 'The item it came in exchange for, at the price paid for that' }),
    returnableUntil: z.iso
      .date()
      .optional()
      .meta({ description: 'Not returnable without it', examples: ['2026-05-01'] }),
  })
  .meta({ id: 'OrderItem' })

const Parcel = z
  .object({
    parcelId: z.string().meta({ examples: ['PKG-1'] }),
    items: z.array(z.object({ itemId: ItemId, qty: z.int().positive() })),
    carrier: z.string().optional(),
    trackingNumber: z.string().optional(),
    trackingUrl: Url.optional(),
    sentAt: Timestamp,
    arrivedAt: Timestamp.optional(),
  })
  .meta({ id: 'Parcel', description: 'What of a shipment left together' })

export const Shipment = z
  .object({
    shipmentId: z.string().meta({ examples: ['shp_1'] }),
    code: ShippingMethodCode,
    status: OrderStatus,
    itemIds: z.array(ItemId),
    carrier: z
      .string()
      .optional()
      .meta({ examples: ['Ridge Post'] }),
    trackingNumber: z
      .string()
      .optional()
      .meta({ examples: ['RP4471120953US'] }),
    trackingUrl: Url.optional().meta({ examples: ['https://track.example.com/RP4471120953US'] }),
    address: Address.optional(),
    storeInfo: StoreInfo.optional(),
    collectionPointId: CollectionPointId.optional(),
    collectionPointName: CollectionPointName.optional(),
    contact: CartContact.optional(),
    promisedDate: z.iso
      .date()
      .optional()
      .meta({ examples: ['2026-03-09'] }),
    firstPromised: z.iso.date().optional().meta({ description: 'The day before a later one was promised' }),
    parcels: z.array(Parcel).optional().meta({ description: 'Where it leaves in parts' }),
    backordered: z
      .array(z.object({ itemId: ItemId, qty: z.int().positive(), expectedOn: z.iso.date() }))
      .optional()
      .meta({ description: 'Pieces that come later' }),
    tracking: z
      .object({ status: z.enum(TRACKING_STATUSES), at: Timestamp })
      .optional()
      .meta({ description: 'What its carrier said last' }),
    timeline: z.array(z.object({ status: OrderStatus, at: Timestamp })),
  })
  .meta({ id: 'Shipment' })

const PaymentAction = z
  .object({
    type: z.enum(['THREE_DS', 'REDIRECT']),
    url: Url.meta({
      description: 'The challenge to show, or the provider to go to',
      examples: ['/pay/challenge/pay_12'],
    }),
    transactionId: z.string().meta({ examples: ['pay_12'] }),
    expiresAt: Timestamp,
  })
  .meta({ id: 'PaymentAction', description: 'What the shopper must do before the payment counts' })

export const InStoreSalesInfo = z
  .object({
    storeId: StoreId,
    storeName: z.string().meta({ examples: ['Cairn Boulder'] }),
    storeEmployeeId: EmployeeId,
    storeEmployeeName: z.string().meta({ examples: ['Jo Marsh'] }),
  })
  .meta({ id: 'InStoreSalesInfo', description: 'The buy-in-store session of an associate' })

export const InStoreSalesInput = z
  .strictObject({
    storeId: StoreId,
    storeName: line(100)
      .optional()
      .meta({ examples: ['Cairn Boulder'] }),
    storeEmployeeId: EmployeeId,
    storeEmployeeName: line(100)
      .optional()
      .meta({ examples: ['Jo Marsh'] }),
  })
  .meta({ id: 'InStoreSalesInput' })

const OrderReturn = z
  .object({
    returnNumber: z.string().meta({ examples: ['RET-VATE-VOKU-0897'] }),
    status: OrderStatus,
    createdAt: Timestamp,
    items: z.array(z.object({ itemId: ItemId, qty: z.int().positive() })),
    refundTotal: Money.meta({ description: 'Goes back once the parcel has arrived' }),
    exchange: z.boolean().optional().meta({ description: 'Another size is sent instead: no money goes back' }),
    labelWaits: z.boolean().optional().meta({ description: 'The carrier has not given the label yet' }),
  })
  .meta({ id: 'OrderReturn' })

export const Order = z
  .object({
    orderNumber: OrderNumber,
    siteId: z
      .enum(SITE_IDS)
      .meta({ description: 'Where it was placed: its taxes and its rights are those of this site' }),
    status: OrderStatus,
    createdAt: Timestamp,
    email: z.string().meta({ examples: ['member@cairn.test'], ...personal }),
    items: z.array(OrderItem),
    shipments: z.array(Shipment),
    totals: Totals,
    currency: Currency,
    paymentMethod: z.array(PaymentInstrument),
    billingAddress: Address.optional(),
    orderPromotions: z.array(AppliedPromotion).meta({
      description:
        'What took something off the order as a whole. Shares of it are among the promotions of the items: do not add them',
    }),
    promoSummary: z.array(PromoSummary),
    flash: z.array(Flash),
    action: PaymentAction.optional().meta({ description: 'Beside the flash PaymentNotAuthorized' }),
    cancellable: z.boolean().meta({ description: 'The whole order can still be cancelled' }),
    refundedTotal: Money.meta({ examples: [0] }),
    disputes: z
      .array(
        z.object({
          amount: Money,
          reason: z.string().meta({ examples: ['product_not_received'] }),
          state: z.enum(['open', 'under-review', 'won', 'lost']),
          openedAt: Timestamp,
        }),
      )
      .optional()
      .meta({ description: 'What a bank fights over for its customer, where an order is read' }),
    returns: z.array(OrderReturn).optional().meta({ description: 'What was announced, where an order is read' }),
    refunds: z
      .array(OrderRefund)
      .optional()
      .meta({ description: 'What went back or is promised to, and how each amount came about' }),
    inStoreSalesInfo: InStoreSalesInfo.optional(),
    st: z
      .string()
      .optional()
      .meta({ description: 'With it the guest who ordered takes the order into an account', examples: ['s1.ab'] }),
  })
  .meta({ id: 'Order' })
export type Order = z.output<typeof Order>

const OrderSummary = z
  .object({
    ...Order.pick({ orderNumber: true, status: true, createdAt: true, currency: true }).shape,
    total: Money,
    totalUnits: z
      .int()
      .positive()
      .meta({ examples: [1] }),
    items: z.array(OrderItem.pick({ id: true, name: true, image: true, qty: true })),
  })
  .meta({ id: 'OrderSummary' })

export const PurchaseHistory = z
  .object({
    orders: z.array(OrderSummary),
    total: z
      .int()
      .min(0)
      .meta({ examples: [1] }),
    start: z
      .int()
      .min(0)
      .meta({ examples: [0] }),
    count: z
      .int()
      .min(0)
      .meta({ examples: [10] }),
  })
  .meta({ id: 'PurchaseHistory' })

export const ReturnLabel = z
  .object({
    returnNumber: z.string().meta({ examples: ['RET-4K7M-2D'] }),
    orderNumber: OrderNumber,
    status: OrderStatus,
    items: z.array(z.object({ itemId: ItemId, qty: z.int().positive() })),
    refundTotal: Money,
    currency: Currency,
    label: z
      .base64()
      .optional()
      .meta({
        description: 'The label to print, a PDF. Not there while its carrier is silent: then it comes by mail',
        examples: ['JVBERi0xLjcK'],
      }),
  })
  .meta({ id: 'ReturnLabel' })
