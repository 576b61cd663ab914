// What the states' revenue departments published for 2026 on rates, clothing and delivery charges: their own rate, without
// what counties and cities add.

export const US_RATES: Readonly<Record<string, number>> = {
  ...{ AL: 4, AK: 0, AZ: 5.6, AR: 6.5, CA: 7.25, CO: 2.9, CT: 6.35, DE: 0, DC: 6, FL: 6, GA: 4, HI: 4, ID: 6 },
  ...{ IL: 6.25, IN: 7, IA: 6, KS: 6.5, KY: 6, LA: 5, ME: 5.5, MD: 6, MA: 6.25, MI: 6, MN: 6.875, MS: 7, MO: 4.225 },
  ...{ MT: 0, NE: 5.5, NV: 6.85, NH: 0, NJ: 6.625, NM: 4.875, NY: 4, NC: 4.75, ND: 5, OH: 5.75, OK: 4.5, OR: 0 },
  ...{ PA: 6, RI: 7, SC: 6, SD: 4.2, TN: 7, TX: 6.25, UT: 6.1, VT: 6, VA: 5.3, WA: 6.5, WV: 6, WI: 5, WY: 4 },
  ...{ PR: 10.5, AS: 0, GU: 0, MP: 0, VI: 0, AA: 0, AE: 0, AP: 0 },
}

/** How a state spares clothing and footwear. Limits are in minor units, per piece. */
export type ClothingRule =
  | { readonly kind: 'exempt' }
  /** Free below the limit; from there on all of it is taxed. */
  | { readonly kind: 'below'; readonly limit: number }
  /** Free up to the limit; what lies above is taxed. */
  | { readonly kind: 'up-to'; readonly limit: number }

export const US_CLOTHING: Readonly<Record<string, ClothingRule>> = {
  MA: { kind: 'up-to', limit: 17_500 },
  MN: { kind: 'exempt' },
  NJ: { kind: 'exempt' },
  NY: { kind: 'below', limit: 11_000 },
  PA: { kind: 'exempt' },
  RI: { kind: 'up-to', limit: 25_000 },
  VT: { kind: 'exempt' },
}

/** States that tax delivery of taxed goods by a carrier, even where it is charged on a line of its own. */
export const US_TAXES_SHIPPING: ReadonlySet<string> = new Set([
  ...['AR', 'CT', 'DC', 'GA', 'HI', 'IN', 'KY', 'MN', 'MS', 'NE', 'NJ', 'NM', 'NY', 'NC', 'ND', 'OH', 'PA', 'RI'],
  ...['SC', 'SD', 'TN', 'TX', 'VT', 'WA', 'WV', 'WI'],
])
