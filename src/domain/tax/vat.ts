// Standard rates of 2026: European Commission, Taxes in Europe; HM Revenue & Customs.

export const VAT_RATES: Readonly<Record<string, number>> = {
  ...{ AT: 20, BE: 21, BG: 20, CY: 19, CZ: 21, DE: 19, DK: 25, EE: 24, ES: 21, FI: 25.5, FR: 20, GB: 20, GR: 24 },
  ...{ HR: 25, HU: 27, IE: 23, IT: 22, LT: 21, LU: 17, LV: 21, MC: 20, MT: 18, NL: 21, PL: 23, PT: 23, RO: 21 },
  ...{ SE: 25, SI: 22, SK: 23 },
}

/** Places of a country, by postal code, where its VAT is not due but duties and taxes of their own are. */
const OUTSIDE: Readonly<Record<string, RegExp>> = {
  // Las Palmas, Santa Cruz de Tenerife, Ceuta, Melilla.
  ES: /^(?:35|38|51|52)/,
  // Overseas departments and territories.
  FR: /^9[78]/,
  // Heligoland, Büsingen.
  DE: /^(?:27498|78266)$/,
  // Livigno, Campione d’Italia.
  IT: /^(?:23041|22061)$/,
  // Åland.
  FI: /^22/,
  // Mount Athos.
  GR: /^63086$/,
  // Jersey, Guernsey; parcels to Northern Ireland follow the rules of both sides.
  GB: /^(?:JE|GY|BT)/i,
}

export const isOutsideVatArea = (country: string, postalCode: string): boolean =>
  OUTSIDE[country]?.test(postalCode.replaceAll(/\s/g, '')) ?? false
