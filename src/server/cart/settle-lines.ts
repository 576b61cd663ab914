import type { FlashCode } from '#contract/cart/flash.ts'
import { priceAt, type Price, type Sellable } from '../sellable/sellable.ts'
import type { FreeStock, Stock } from '../sellable/stock.service.ts'
import { receivesParcels, type KnownPoint, type KnownStore } from '../stores/store.service.ts'
import type { CartLine, CartState } from './cart-state.ts'
import { REMOTE_PROVINCES, availableMethods, deliverable, settled, type DeliveryFacts } from './delivery-options.ts'
import type { ShippingMethodCode } from '#domain/delivery/delivery.ts'

/** What the world looks like to a cart right now. */
export type World = {
  readonly site: string
  readonly now: Date
  readonly sellables: ReadonlyMap<string, Sellable>
  readonly stock: Stock
  readonly stores: ReadonlyMap<string, KnownStore>
  readonly points: ReadonlyMap<string, KnownPoint>
  readonly network: { readonly stores: boolean; readonly points: boolean }
}

export type SettledLine = {
  readonly line: CartLine
  readonly sellable: Sellable
  readonly price: Price | undefined
  readonly available: readonly ShippingMethodCode[]
  /** How many the chosen delivery can bring, this line's own included. */
  readonly free: number
  readonly flash: FlashCode | undefined
}

export type Settled = { readonly lines: readonly SettledLine[]; readonly changed: boolean; readonly dropped: boolean }

export const isDigital = (sellable: Sellable): boolean => sellable.isGiftCard

/** Fits a cart to what there is: other deliveries, fewer pieces. What changed is marked for the shopper to look at. */
export function settleLines(state: CartState, world: World): Settled {
  const taken: Taken = new Map()
  const shared = sharedSkus(state.lines, world)
  const lines: SettledLine[] = []
  let changed = false
  for (const line of state.lines) {
    const sellable = world.sellables.get(line.sku)
    if (!sellable) continue
    const fitted = settleLine(line, sellable, state, world, taken)
    if (shared.has(line.sku)) take(taken, fitted.line, sellable)
    if (fitted.line !== line) changed = true
    lines.push(fitted)
  }
  const dropped = lines.length < state.lines.length
  return { lines, changed: changed || dropped, dropped }
}

function settleLine(line: CartLine, sellable: Sellable, state: CartState, world: World, taken: Taken): SettledLine {
  const price = priceAt(sellable, world.site)
  const facts = deliveryFacts(line, sellable, state, world, taken)
  const way = settled(line.delivery, facts)
  const free = deliverable(way.delivery, facts)
  const qty = Math.max(Math.min(line.qty, sellable.maxQty, free), 1)
  const review = way.review ?? reviewOf(line, sellable, qty)
  const same = way.delivery === line.delivery && qty === line.qty
  const next: CartLine = same ? line : { ...line, delivery: way.delivery, qty, ...(review && { review }) }
  const sold = sellable.active && price !== undefined && price.current > 0
  return {
    line: next,
    sellable,
    price,
    available: sold ? availableMethods(facts) : [],
    free: sold ? free : 0,
    flash: sold ? (free <= 0 ? 'ProductLineItemFullInventoryMissing' : next.review) : 'ProductItemNotAvailable',
  }
}

function reviewOf(line: CartLine, sellable: Sellable, qty: number): FlashCode | undefined {
  if (qty === line.qty) return undefined
  return line.qty > sellable.maxQty && qty === sellable.maxQty
    ? 'ProductItemMaxQuantity'
    : 'ProductLineItemInventoryMissing'
}

const placeOf = (line: CartLine) => (line.delivery.code === 'pickup' ? (line.delivery.storeId ?? '') : 'centres')

/** SKUs of more than one line, such as one that is given away beside one that is kept. */
function sharedSkus(lines: readonly CartLine[], { sellables }: World): ReadonlySet<string> {
  const shared = new Set<string>()
  if (sellables.size === lines.length) return shared
  const once = new Set<string>()
  for (const { sku } of lines) {
    if (once.has(sku)) shared.add(sku)
    else once.add(sku)
  }
  return shared
}

/** Pieces that lines before this one use up: by SKU, then by where they come from. */
type Taken = Map<number, Map<string, number>>

function take(taken: Taken, line: CartLine, { key }: Sellable) {
  const places = taken.get(key) ?? new Map<string, number>()
  taken.set(key, places)
  places.set(placeOf(line), (places.get(placeOf(line)) ?? 0) + line.qty)
}

function deliveryFacts(
  line: CartLine,
  sellable: Sellable,
  state: CartState,
  world: World,
  taken: Taken = new Map(),
): DeliveryFacts {
  const storeId = line.delivery.storeId ?? state.storeId
  const store = storeId === undefined ? undefined : world.stores.get(storeId)
  const { shippingAddress } = state
  const held = line.reservation && new Date(line.reservation.until) > world.now ? line.reservation.qty : 0
  return {
    qty: line.qty,
    isDigital: isDigital(sellable),
    isCustoms: line.recipeId !== undefined,
    stock: lessTaken(world.stock.of(sellable.key), sellable.key, taken),
    hasStores: world.network.stores,
    hasCollectionPoints: world.network.points,
    store:
      storeId === undefined
        ? undefined
        : {
            id: storeId,
            receives: store !== undefined && receivesParcels(store),
            handsOver: store?.pickupOn !== undefined,
          },
    reserved: held,
    remote:
      shippingAddress !== undefined &&
      REMOTE_PROVINCES.has(`${shippingAddress.countryCode}-${shippingAddress.stateCityProvDept ?? ''}`),
  }
}

/** Two lines of one SKU (one of them a gift, say) share the same pieces. */
function lessTaken(stock: FreeStock, key: number, taken: Taken): FreeStock {
  const places = taken.get(key)
  if (!places) return stock
  const fromCentres = places.get('centres') ?? 0
  return {
    centres: stock.centres === undefined ? undefined : stock.centres - fromCentres,
    nearest: stock.nearest - fromCentres,
    stores: new Map([...stock.stores].map(([id, free]) => [id, free - (places.get(id) ?? 0)])),
  }
}
