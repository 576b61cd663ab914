import type { House } from '#domain/sites/houses.ts'
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
  const { shippingAddress, billingAddress, totals, lines, terms } = document
  const to = shippingAddress ?? billingAddress
  const classOf = new Map(terms?.lines.map(line => [line.id, line.taxClass]))
  const goods = lines.filter(({ isGiftCard, bonus }) => !isGiftCard && !bonus)
  const onLines = goods.reduce((sum, { taxOnTop }) => sum + taxOnTop, 0)
  return {
    currency,
    included: true,
    from: { country, postalCode, city, street, ...(region !== undefined && { province: region }) },
    to: {
      country: to?.countryCode ?? country,
      province: to?.stateCityProvDept,
      postalCode: to?.postalCode,
      city: to?.city,
      street: to?.addressLine1,
    },
    lines: goods.map(({ id, qty, price, taxOnTop }) => ({
      id,
      qty,
      price: price.rowTotal + taxOnTop,
      taxClass: classOf.get(id) ?? 'general',
    })),
    shipping: totals.shipping + (document.taxIncluded ? 0 : totals.tax - onLines),
  }
}
