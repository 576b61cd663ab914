import { placeLine } from '#domain/address/address-lines.ts'
import { countryName } from '#domain/address/countries.ts'
import { HOUSES, type House } from '#domain/sites/houses.ts'
import { bcp47Of, SITES, type SiteId } from '#domain/sites/sites.ts'

/** The house of a site as it stands on an envelope, in its own language. */
export function houseLines(site: SiteId): string[] {
  const { street, city, region, postalCode, country }: House = HOUSES[site]
  const place = placeLine({ city, postalCode, stateCityProvDept: region, countryCode: country })
  return [street, place, countryName(country, bcp47Of(SITES[site].locales[0]))]
}

/** Under which numbers each house pays its taxes, as its invoices must say. Those of the demo belong to nobody. */
export const TAX_NUMBERS = {
  US: [],
  CA: ['GST/HST · TPS/TVH 00000 0000 RT0001', 'QST · TVQ 0000000000 TQ0001'],
  GB: ['VAT no. GB 000 0000 00'],
  DE: ['USt-IdNr. DE 000000000'],
  FR: ['N° TVA FR 00 000000000'],
  ES: ['NIF-IVA ES X0000000X'],
} as const satisfies Record<SiteId, readonly string[]>
