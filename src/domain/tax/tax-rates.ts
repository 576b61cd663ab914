import { CA_LEVIES } from './canadian-taxes.ts'
import type { TaxQuote } from './quoted-tax.ts'
import type { TaxName } from './tax-names.ts'
import { US_CLOTHING, US_RATES, US_TAXES_SHIPPING, type ClothingRule } from './us-sales-tax.ts'
import { isOutsideVatArea, VAT_RATES } from './vat.ts'

export type TaxRate = { readonly name: TaxName; readonly jurisdiction: string; readonly percent: number }

export type TaxRates = {
  /** The tax is part of the price (VAT) rather than added to it. */
  readonly included: boolean
  /** Delivery is taxed: all of it, or in proportion to the goods that are. */
  readonly taxesShipping: boolean
  readonly clothing?: ClothingRule | undefined
  readonly rates: readonly TaxRate[]
  /** What a tax service made of them for one order; without it they are counted by the tables. */
  readonly quote?: TaxQuote | undefined
}

export const NO_TAX: TaxRates = { included: false, taxesShipping: false, rates: [] }

export type TaxDestination = {
  readonly country: string
  readonly province?: string | undefined
  readonly postalCode?: string | undefined
  /** Tables do without; a tax service finds the district by it. */
  readonly city?: string | undefined
  readonly street?: string | undefined
}

/** The rates at a destination, or undefined where we do not know how to tax. */
export function findTaxRates({ country, province = '', postalCode = '' }: TaxDestination): TaxRates | undefined {
  if (country === 'US') return inState(province)
  if (country === 'CA') return inProvince(province)
  const percent = isOutsideVatArea(country, postalCode) ? undefined : VAT_RATES[country]
  if (percent === undefined) return undefined
  return { included: true, taxesShipping: true, rates: [{ name: 'VAT', jurisdiction: country, percent }] }
}

function inState(state: string): TaxRates | undefined {
  const percent = US_RATES[state]
  if (percent === undefined) return undefined
  if (percent === 0) return NO_TAX
  const clothing = US_CLOTHING[state]
  return {
    included: false,
    taxesShipping: US_TAXES_SHIPPING.has(state),
    ...(clothing && { clothing }),
    rates: [{ name: 'Sales tax', jurisdiction: `US-${state}`, percent }],
  }
}

function inProvince(province: string): TaxRates | undefined {
  // GST is the same everywhere; the rate of every other levy depends on the province.
  const rates = CA_LEVIES[province]?.map(([name, percent]) => ({
    name,
    jurisdiction: name === 'GST' ? 'CA' : `CA-${province}`,
    percent,
  }))
  return rates && { included: false, taxesShipping: true, rates }
}
