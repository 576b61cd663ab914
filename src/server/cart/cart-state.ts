import { z } from 'zod'
import { Address } from '#contract/address/address.entities.ts'
import { GiftCardDetails, GiftOption, ShippingMethodCode } from '#contract/cart/cart-item.entities.ts'
import { CartContact } from '#contract/cart/cart.entities.ts'
import { isFlashCode, type FlashCode } from '#contract/cart/flash.ts'
import { PaymentMethodId } from '#contract/payment/payment.entities.ts'
import { KeptQuote } from '../tax/quotes.ts'
import { ADJUSTMENT_REASONS, type Adjustment } from '#domain/cart/price-adjustments.ts'

const FlashCodeSchema = z.custom<FlashCode>(value => typeof value === 'string' && isFlashCode(value))

export const Delivery = z.object({
  code: ShippingMethodCode,
  storeId: z.string().optional(),
  collectionPointId: z.string().optional(),
})
export type Delivery = z.output<typeof Delivery>

const HOME = new Map(ShippingMethodCode.options.map((code): [ShippingMethodCode, Delivery] => [code, { code }]))

/** Deliveries that need no place are the same for all lines: a long cart holds one. */
export const sharedDelivery = (delivery: Delivery): Delivery =>
  delivery.storeId === undefined && delivery.collectionPointId === undefined
    ? (HOME.get(delivery.code) ?? delivery)
    : delivery

export const LineAdjustment = z.object({
  id: z.string(),
  type: z.enum(['percent', 'amount']),
  value: z.int(),
  reasonCode: z.enum(ADJUSTMENT_REASONS),
  managerId: z.string().optional(),
})
export type LineAdjustment = z.output<typeof LineAdjustment>

export const termsOf = ({ type, value }: Pick<LineAdjustment, 'type' | 'value'>): Adjustment =>
  type === 'percent' ? { kind: 'percent', percent: value } : { kind: 'amount', amount: value }

export const CartLine = z.object({
  id: z.string(),
  sku: z.string(),
  qty: z.int().positive(),
  delivery: Delivery.transform(sharedDelivery),
  recipeId: z.string().optional(),
  giftOption: GiftOption.optional(),
  giftCard: GiftCardDetails.optional(),
  adjustments: z.array(LineAdjustment).optional(),
  reservation: z.object({ id: z.string(), qty: z.int(), until: z.string() }).optional(),
  /** What the server changed and the shopper has not looked at yet. */
  review: FlashCodeSchema.optional(),
})
export type CartLine = z.output<typeof CartLine>

/** A way to pay that was added to the cart. Card numbers never come here, only what the provider gave for them. */
export const CartPayment = z.object({
  id: z.string(),
  method: PaymentMethodId,
  card: z
    .object({
      token: z.string(),
      savedCardId: z.string().optional(),
      saveCard: z.boolean().optional(),
      brand: z.string().optional(),
      lastFour: z.string().optional(),
      expiryMonth: z.int().optional(),
      expiryYear: z.int().optional(),
      holder: z.string().optional(),
    })
    .optional(),
  giftCard: z.object({ number: z.string(), balance: z.int() }).optional(),
})
export type CartPayment = z.output<typeof CartPayment>

export const CartState = z.object({
  lines: z.array(CartLine),
  coupons: z.array(z.object({ id: z.string(), code: z.string(), promotionId: z.string() })),
  /** Who collects, by shipment. */
  contacts: z.record(z.string(), CartContact).optional(),
  shippingAddress: Address.optional(),
  billingAddress: Address.optional(),
  reward: z.object({ points: z.int(), amount: z.int() }).optional(),
  payments: z.array(CartPayment),
  /** The store chosen last, to fall back on. */
  storeId: z.string().optional(),
  /** Said once, with the next answers until the shopper changes something. */
  notices: z.array(FlashCodeSchema).optional(),
  holdExpiresAt: z.string().optional(),
  /** Staff filled it while its buyer was on the telephone. */
  byPhone: z.literal(true).optional(),
  /** Whom they filled it for, whatever address it gets afterwards. */
  linkTo: z.string().optional(),
  /** What a tax service said about it. */
  tax: KeptQuote.optional(),
})
export type CartState = z.output<typeof CartState>

export const EMPTY_CART: CartState = { lines: [], coupons: [], payments: [] }

type Forgettable = 'shippingAddress' | 'billingAddress' | 'reward' | 'notices' | 'holdExpiresAt'

/** The cart without something it may have. */
export function without(state: CartState, what: Forgettable): CartState {
  const rest = { ...state }
  delete rest[what]
  return rest
}

export function withoutOwner(state: CartState): CartState {
  const { contacts: _, shippingAddress: __, billingAddress: ___, reward: ____, ...rest } = state
  return { ...rest, coupons: [], payments: [] }
}

export function withTax(state: CartState, tax: KeptQuote | undefined): CartState {
  if (tax === state.tax) return state
  const { tax: _, ...rest } = state
  return tax ? { ...rest, tax } : rest
}

export const unitsOf = ({ lines }: CartState): number => lines.reduce((sum, { qty }) => sum + qty, 0)

export const quantityOf = ({ lines }: CartState, sku: string): number =>
  lines.reduce((sum, line) => sum + (line.sku === sku ? line.qty : 0), 0)
