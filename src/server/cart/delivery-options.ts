import { FLASH_OF_TRANSITION, type FlashCode } from '#contract/cart/flash.ts'
import { SHIPPING_METHODS, byDeliveryTime, type ShippingMethodCode } from '#domain/delivery/delivery.ts'
import { findDeliveryTransition } from '#domain/delivery/delivery-transitions.ts'
import type { FreeStock } from '../sellable/stock.service.ts'
import type { Delivery } from './cart-state.ts'

/** What decides how an item can travel. */
export type DeliveryFacts = {
  readonly qty: number
  readonly isDigital: boolean
  readonly isCustoms: boolean
  readonly stock: FreeStock
  readonly hasStores: boolean
  readonly hasCollectionPoints: boolean
  /** The store of the item, or the one the shopper chose last. */
  readonly store: { readonly id: string; readonly receives: boolean; readonly handsOver: boolean } | undefined
  /** Pieces that this cart already has set aside in that store. */
  readonly reserved: number
  readonly remote: boolean
}

/** Provinces where express does not go. */
export const REMOTE_PROVINCES: ReadonlySet<string> = new Set(
  'US-AK US-HI US-PR US-GU US-VI US-AS US-MP US-AA US-AE US-AP CA-NT CA-NU CA-YT'.split(' '),
)

const storeStock = ({ store, stock, reserved }: DeliveryFacts): number =>
  store?.handsOver ? (stock.stores.get(store.id) ?? 0) + reserved : 0

const canShip = ({ stock, qty }: DeliveryFacts): boolean => (stock.centres ?? 0) >= qty
const canCollect = (facts: DeliveryFacts): boolean => storeStock(facts) >= facts.qty

/** Every way to go, quickest first: sorted once, not for each line. */
const BY_SPEED = (['pickup', 'me', 'standard', 'pudo', 'sts'] as const).toSorted((a, b) =>
  byDeliveryTime(SHIPPING_METHODS[a], SHIPPING_METHODS[b]),
)

const DIGITAL = ['digital'] as const
const CUSTOMS = ['customs'] as const
/** Each way a bit; each selection of ways once, so that lines that can travel alike share one list. */
const WAY = { pickup: 1, me: 2, standard: 4, pudo: 8, sts: 16 } as const
const SELECTIONS = Array.from({ length: 32 }, (_, ways) => BY_SPEED.filter(code => (ways & WAY[code]) > 0))
const NO_WAY: readonly ShippingMethodCode[] = []

/** The ways an item can travel, quickest first. */
export function availableMethods(facts: DeliveryFacts): readonly ShippingMethodCode[] {
  if (facts.isDigital) return DIGITAL
  if (facts.isCustoms) return CUSTOMS
  let ways = facts.hasStores && (facts.store === undefined || canCollect(facts)) ? WAY.pickup : 0
  if (canShip(facts)) {
    ways |= WAY.standard
    if (facts.stock.nearest >= facts.qty && !facts.remote) ways |= WAY.me
    if (facts.hasCollectionPoints) ways |= WAY.pudo
    if (facts.hasStores && facts.store?.receives !== false) ways |= WAY.sts
  }
  return SELECTIONS[ways] ?? NO_WAY
}

export const usualMethod = ({
  isDigital,
  isCustoms,
}: Pick<DeliveryFacts, 'isDigital' | 'isCustoms'>): ShippingMethodCode =>
  isDigital ? 'digital' : isCustoms ? 'customs' : 'standard'

/** How many of an item the chosen way can bring. */
export function deliverable(delivery: Delivery, facts: DeliveryFacts): number {
  if (facts.isDigital) return Infinity
  return delivery.code === 'pickup' ? storeStock(facts) : (facts.stock.centres ?? 0)
}

/** Another way for an item whose chosen one no longer works, with what to tell the shopper. */
export function settled(delivery: Delivery, facts: DeliveryFacts): { delivery: Delivery; review?: FlashCode } {
  const next = otherWay(delivery, facts)
  const transition = next && findDeliveryTransition(delivery.code, next.code)
  return next && transition ? { delivery: next, review: FLASH_OF_TRANSITION[transition] } : { delivery }
}

function otherWay({ code, storeId }: Delivery, facts: DeliveryFacts): Delivery | undefined {
  const { store } = facts
  const collectHere: Delivery | undefined =
    store && canCollect(facts) ? { code: 'pickup', storeId: store.id } : undefined
  if (code === 'pickup') {
    if (canCollect(facts) || !canShip(facts)) return undefined
    return store?.receives && storeId !== undefined ? { code: 'sts', storeId } : { code: 'standard' }
  }
  if (code === 'sts') {
    if (!canShip(facts)) return collectHere
    return store?.receives ? undefined : { code: 'standard' }
  }
  if (code === 'me' && canShip(facts)) {
    return facts.stock.nearest >= facts.qty && !facts.remote ? undefined : { code: 'standard' }
  }
  return (code === 'standard' || code === 'me') && !canShip(facts) ? collectHere : undefined
}
