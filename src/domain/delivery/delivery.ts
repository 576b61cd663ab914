import { addBusinessDays } from '../time/dates.ts'
import type { IsoDate } from '../time/dates.ts'

export const SHIPPING_METHOD_CODES = ['pickup', 'pudo', 'sts', 'digital', 'customs', 'standard', 'me'] as const
export type ShippingMethodCode = (typeof SHIPPING_METHOD_CODES)[number]

/** How an item reaches the shopper, in the words of the transitions below. */
export type DeliveryWay = 'pickup' | 'ship-to-store' | 'ship-to-home' | 'email'

export type ShippingMethod = {
  readonly way: DeliveryWay
  /** Minor units of the site's currency. */
  readonly price: number
  readonly freeFrom: number | undefined
  readonly deliveryTime: string
  /** First and last business day after the order, or undefined when it is there at once. */
  readonly businessDays: readonly [first: number, last: number] | undefined
  readonly needsAddress: boolean
}

const days = (first: number, last: number) => ({
  deliveryTime: `${first}-${last} business days`,
  businessDays: [first, last] as const,
})

export const FREE_SHIPPING_FROM = 7500

export const SHIPPING_METHODS: Readonly<Record<ShippingMethodCode, ShippingMethod>> = {
  pickup: {
    way: 'pickup',
    price: 0,
    freeFrom: 0,
    deliveryTime: 'same day',
    businessDays: undefined,
    needsAddress: false,
  },
  pudo: { way: 'ship-to-home', price: 395, freeFrom: undefined, ...days(3, 5), needsAddress: false },
  sts: { way: 'ship-to-store', price: 0, freeFrom: 0, ...days(4, 6), needsAddress: false },
  digital: {
    way: 'email',
    price: 0,
    freeFrom: 0,
    deliveryTime: 'at once',
    businessDays: undefined,
    needsAddress: false,
  },
  customs: { way: 'ship-to-home', price: 1295, freeFrom: undefined, ...days(15, 20), needsAddress: true },
  standard: { way: 'ship-to-home', price: 695, freeFrom: FREE_SHIPPING_FROM, ...days(3, 5), needsAddress: true },
  me: { way: 'ship-to-home', price: 1995, freeFrom: undefined, ...days(1, 2), needsAddress: true },
}

export const findShippingMethodCode = (code: string): ShippingMethodCode | undefined =>
  SHIPPING_METHOD_CODES.find(known => known === code)

/** Standard shipping is free from a subtotal on, and always for loyalty members. */
export function shippingPrice(code: ShippingMethodCode, { subtotal = 0, loyalty = false } = {}): number {
  const { price, freeFrom } = SHIPPING_METHODS[code]
  if (code === 'standard' && loyalty) return 0
  return freeFrom !== undefined && subtotal >= freeFrom ? 0 : price
}

/** What is still to be bought until a way costs nothing. Undefined where no sum makes it free. */
export function missingToFree(code: ShippingMethodCode, subtotal: number): number | undefined {
  const { freeFrom = 0 } = SHIPPING_METHODS[code]
  return freeFrom > 0 ? Math.max(0, freeFrom - subtotal) : undefined
}

/** 'same day' is 0, otherwise the first number of the range, by default 1. */
export function deliveryTimeRank(deliveryTime: string): number {
  if (deliveryTime.trim().toLowerCase() === 'same day') return 0
  return Number(/\d+/.exec(deliveryTime)?.[0] ?? 1)
}

export const byDeliveryTime = (a: { deliveryTime: string }, b: { deliveryTime: string }): number =>
  deliveryTimeRank(a.deliveryTime) - deliveryTimeRank(b.deliveryTime)

export type PromisedDates = { readonly from: IsoDate; readonly to: IsoDate }

export function promisedDates(
  code: ShippingMethodCode,
  orderedOn: IsoDate,
  holidays?: ReadonlySet<IsoDate>,
): PromisedDates {
  const [first, last] = SHIPPING_METHODS[code].businessDays ?? [0, 0]
  return { from: addBusinessDays(orderedOn, first, holidays), to: addBusinessDays(orderedOn, last, holidays) }
}
