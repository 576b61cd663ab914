import type { CartTotals, TotalsInput } from '#domain/money/totals.ts'
import { HOUSES } from '#domain/sites/houses.ts'
import type { RateLimit } from '../http/rate-limits.ts'
import type { Shop } from '../shop.ts'
import type { KeptQuote } from '../tax/quotes.ts'
import type { CartState } from './cart-state.ts'
import type { Summing } from './price-cart.ts'
import { taxPlaceOf } from './tax-place.ts'

/** What the tax service says about a cart whose shopper has said where it goes; before that nobody is asked. */
export async function quoteOf(
  shop: Shop,
  { state, shipments, world }: Pick<Summing, 'state' | 'shipments' | 'world'>,
  { lines, taxRates }: Pick<TotalsInput, 'lines' | 'taxRates'>,
  { lines: priced, shipping }: CartTotals,
): Promise<KeptQuote | undefined> {
  const to = taxPlaceOf(state, shipments, world)
  const known = state.shippingAddress ?? state.billingAddress
  const goods = priced.flatMap(({ id, rowTotal, isGiftCard }, at) => {
    const { qty = 1, taxClass = 'general' } = lines[at] ?? {}
    return isGiftCard ? [] : [{ id, price: rowTotal, qty, taxClass }]
  })
  if (!shop.services.taxes || !to || !known || goods.length === 0) return undefined
  return shop.services.taxes.quote(
    {
      currency: shop.site.currency,
      included: taxRates?.included ?? shop.site.features.pricesIncludeTax,
      from: fromOf(shop),
      to,
      lines: goods,
      shipping,
    },
    state.tax,
    { now: shop.now, mayAsk: () => mayAsk(shop, state) },
  )
}

/** A cart whose total is promised has questions of its own: whoever used up the others is not estimated then. */
const QUESTIONS = {
  looking: { name: 'tax questions', perMinute: 20 },
  prepared: { name: 'tax questions of prepared carts', perMinute: 20 },
} as const satisfies Record<string, RateLimit>

async function mayAsk(shop: Shop, { holdExpiresAt }: CartState): Promise<boolean> {
  const now = shop.now.getTime()
  const limit = holdExpiresAt !== undefined && Date.parse(holdExpiresAt) > now ? QUESTIONS.prepared : QUESTIONS.looking
  const { rateLimits } = shop.services
  const owner = 'id' in shop.shopper ? shop.shopper.id : shop.address
  return (await rateLimits.allows(limit, shop.address, now)) && (await rateLimits.allows(limit, owner, now))
}

function fromOf({ site }: Shop) {
  const { street, city, postalCode, country, ...house } = HOUSES[site.id]
  return { country, postalCode, city, street, ...('region' in house && { province: house.region }) }
}
