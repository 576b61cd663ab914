import type { House } from '#domain/sites/houses.ts'
import type { TaxDestination } from '#domain/tax/tax-rates.ts'
import type { OrderDocument } from '../orders/order-document.ts'
import type { StoredOrder } from '../orders/order.service.ts'
import type { TaxQuestion } from './tax-service.ts'

/**
 * An order that was placed while the service was silent: what its buyer paid stays as it is, so the tax that is owed is
 * inside of it, whatever the prices of its site are.
 */
export function estimateOf(
  { document, currency }: StoredOrder,
  { street, city, region, postalCode, country }: House,
): TaxQuestion {
  const { totals, lines, terms } = document
  const classOf = new Map(terms?.lines.map(line => [line.id, line.taxClass]))
  // What came in exchange was sold once, as what was ordered.
  const goods = lines.filter(({ isGiftCard, bonus, exchangeOf }) => !isGiftCard && !bonus && exchangeOf === undefined)
  const onLines = goods.reduce((sum, { taxOnTop }) => sum + taxOnTop, 0)
  return {
    currency,
    included: true,
    from: { country, postalCode, city, street, ...(region !== undefined && { province: region }) },
    to: document.collectedAt ?? homeOf(document) ?? { country },
    lines: goods.map(({ id, qty, price, taxOnTop }) => ({
      id,
      qty,
      price: price.rowTotal + taxOnTop,
      taxClass: classOf.get(id) ?? 'general',
    })),
    shipping: totals.shipping + (document.taxIncluded ? 0 : totals.tax - onLines),
  }
}

function homeOf({ shippingAddress, billingAddress }: OrderDocument): TaxDestination | undefined {
  const home = shippingAddress ?? billingAddress
  return (
    home && {
      country: home.countryCode,
      province: home.stateCityProvDept,
      postalCode: home.postalCode,
      city: home.city,
      street: home.addressLine1,
    }
  )
}
