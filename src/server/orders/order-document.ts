import { z } from 'zod'
import { Address } from '#contract/address/address.entities.ts'
import { AppliedPromotion, GiftCardDetails } from '#contract/cart/cart-item.entities.ts'
import { PromoSummary, Totals } from '#contract/cart/cart.entities.ts'
import { InStoreSalesInfo, OrderItem, OrderStatus, Shipment } from '#contract/orders/order.entities.ts'
import { PaymentInstrument } from '#contract/payment/payment.entities.ts'
import { StoredRefund, StoredTerms } from './stored-terms.ts'

/** A line of an order: what the shopper sees of it, and what fulfilment and refunds need beside. */
export const OrderLine = z.object({
  ...OrderItem.omit({ status: true, cancellable: true, returnableUntil: true, giftCard: true }).shape,
  skuKey: z.int(),
  /** Pieces in stock were taken for it; false for what is sent by mail or made to order. */
  stocked: z.boolean(),
  isGiftCard: z.boolean(),
  giftCard: GiftCardDetails.optional(),
  /** Pieces that went out by mail. */
  mailed: z.array(z.int()).optional(),
  shipmentId: z.string(),
  /** Tax of the whole line, when it comes on top of the price. */
  taxOnTop: z.int(),
})
export type OrderLine = z.output<typeof OrderLine>

const Place = z.object({
  country: z.string(),
  province: z.string().optional(),
  postalCode: z.string().optional(),
  city: z.string().optional(),
  street: z.string().optional(),
})

export const OrderShipment = z.object({
  ...Shipment.omit({ itemIds: true }).shape,
  status: OrderStatus,
})
export type OrderShipment = z.output<typeof OrderShipment>

/** Everything about an order that is read and written together. */
export const OrderDocument = z.object({
  lines: z.array(OrderLine),
  shipments: z.array(OrderShipment),
  totals: Totals,
  billingAddress: Address.optional(),
  shippingAddress: Address.optional(),
  paymentMethod: z.array(PaymentInstrument),
  /** Orders of earlier versions do not know them. */
  orderPromotions: z.array(AppliedPromotion).optional(),
  promoSummary: z.array(PromoSummary),
  inStoreSalesInfo: InStoreSalesInfo.optional(),
  taxIncluded: z.boolean(),
  /** A tax service was to say it and was silent: the shop's own tables did. */
  taxEstimated: z.boolean().optional(),
  /** The store where all of it is collected: a tax service that is asked later is asked about that place. */
  collectedAt: Place.optional(),
  /** In the order in which they paid. */
  giftCards: z.array(z.object({ number: z.string(), amount: z.int() })),
  reward: z.object({ points: z.int(), amount: z.int() }).optional(),
  programSpend: z.object({ program: z.string(), amount: z.int() }).optional(),
  promotions: z.array(z.string()),
  coupons: z.array(z.object({ code: z.string(), promotionId: z.string() })),
  /** Every name promotions count this buyer under. */
  customers: z.array(z.string()),
  loyalty: z.boolean(),
  /** What decided about its price; orders of earlier versions have none. */
  terms: StoredTerms.optional(),
  /** Shipments that something was withdrawn from, once for each time: of what is not kept, delivery goes back too. */
  withdrawn: z.array(z.string()).optional(),
  /** Pieces that the shop did not bring, by the lines that were ordered: they take no advantage of the rest along. */
  notBrought: z.record(z.string(), z.int()).optional(),
  /** What went back or is promised to, as its buyer was told. */
  refunds: z.array(StoredRefund).optional(),
  /** Pieces on their way back that count as kept until they are there: what they are worth shows only then. */
  awaited: z
    .array(
      z.object({
        returnNumber: z.string(),
        itemId: z.string(),
        qty: z.int(),
        /** Of these the shop did not bring the other size either. */
        notReplacedQty: z.int().optional(),
      }),
    )
    .optional(),
  /** Of the cart when the attempt was made: a cart that changed since is tried anew. */
  cartRevision: z.int(),
  /** A card to keep for the buyer once it has paid. */
  saveCard: z.object({ token: z.string() }).optional(),
})
export type OrderDocument = z.output<typeof OrderDocument>

/** The store whose shelf a line is taken from, or 0 for a centre of the site. */
export function storeOf({ shipments }: OrderDocument, { shipmentId }: OrderLine): number {
  const shipment = shipments.find(one => one.shipmentId === shipmentId)
  return shipment?.code === 'pickup' ? Number(shipment.storeInfo?.id ?? 0) : 0
}
