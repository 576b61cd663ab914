export type TaxRate = { readonly name: string; readonly jurisdiction: string; readonly percent: number }

export type TaxRates = {
  /** The tax is part of the price (VAT) rather than added to it. */
  readonly included: boolean
  readonly taxesShipping: boolean
  readonly rates: readonly TaxRate[]
}

/** State base rates; counties and cities may add to them. */
const US_STATES: Readonly<Record<string, number>> = {
  ...{ AL: 4, AK: 0, AZ: 5.6, AR: 6.5, CA: 7.25, CO: 2.9, CT: 6.35, DE: 0, DC: 6, FL: 6, GA: 4, HI: 4, ID: 6 },
  ...{ IL: 6.25, IN: 7, IA: 6, KS: 6.5, KY: 6, LA: 5, ME: 5.5, MD: 6, MA: 6.25, MI: 6, MN: 6.875, MS: 7, MO: 4.225 },
  ...{ MT: 0, NE: 5.5, NV: 6.85, NH: 0, NJ: 6.625, NM: 4.875, NY: 4, NC: 4.75, ND: 5, OH: 5.75, OK: 4.5, OR: 0 },
  ...{ PA: 6, RI: 7, SC: 6, SD: 4.2, TN: 7, TX: 6.25, UT: 6.1, VT: 6, VA: 5.3, WA: 6.5, WV: 6, WI: 5, WY: 4 },
  ...{ PR: 10.5, AS: 0, GU: 0, MP: 0, VI: 0, AA: 0, AE: 0, AP: 0 },
}

type Levy = readonly [name: 'GST' | 'HST' | 'PST' | 'RST' | 'QST', percent: number]

const GST: Levy = ['GST', 5]

const CA_PROVINCES: Readonly<Record<string, readonly Levy[]>> = {
  AB: [GST],
  BC: [GST, ['PST', 7]],
  MB: [GST, ['RST', 7]],
  NB: [['HST', 15]],
  NL: [['HST', 15]],
  NS: [['HST', 14]],
  NT: [GST],
  NU: [GST],
  ON: [['HST', 13]],
  PE: [['HST', 15]],
  QC: [GST, ['QST', 9.975]],
  SK: [GST, ['PST', 6]],
  YT: [GST],
}

/** Standard value-added tax rates. */
const VAT: Readonly<Record<string, number>> = {
  ...{ AT: 20, BE: 21, BG: 20, CY: 19, CZ: 21, DE: 19, DK: 25, EE: 24, ES: 21, FI: 25.5, FR: 20, GB: 20, GR: 24 },
  ...{ HR: 25, HU: 27, IE: 23, IT: 22, LT: 21, LU: 17, LV: 21, MC: 20, MT: 18, NL: 21, PL: 23, PT: 23, RO: 21 },
  ...{ SE: 25, SI: 22, SK: 23 },
}

export type TaxDestination = { readonly country: string; readonly province?: string | undefined }

/** The rates at a destination, or undefined where we do not know how to tax. */
export function findTaxRates({ country, province = '' }: TaxDestination): TaxRates | undefined {
  if (country === 'US') {
    const percent = US_STATES[province]
    if (percent === undefined) return undefined
    const rates = percent === 0 ? [] : [{ name: 'Sales tax', jurisdiction: `US-${province}`, percent }]
    return { included: false, taxesShipping: false, rates }
  }
  if (country === 'CA') {
    const levies = CA_PROVINCES[province]
    // GST is the same everywhere; the rate of every other levy depends on the province.
    const rates = levies?.map(([name, percent]) => ({
      name,
      jurisdiction: name === 'GST' ? 'CA' : `CA-${province}`,
      percent,
    }))
    return rates && { included: false, taxesShipping: true, rates }
  }
  const percent = VAT[country]
  if (percent === undefined) return undefined
  return { included: true, taxesShipping: true, rates: [{ name: 'VAT', jurisdiction: country, percent }] }
}
