import type { CartTotals, TotalsInput } from '#domain/money/totals.ts'
import { HOUSES } from '#domain/sites/houses.ts'
import type { Shop } from '../shop.ts'
import type { KeptQuote } from '../tax/quotes.ts'
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
    shop.now,
  )
}

function fromOf({ site }: Shop) {
  const { street, city, postalCode, country, ...house } = HOUSES[site.id]
  return { country, postalCode, city, street, ...('region' in house && { province: house.region }) }
}
