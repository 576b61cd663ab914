import type { SiteId } from '#domain/sites/sites.ts'

/** Where each site has its house: who sells, and where returns arrive. */
export const HOUSES = {
  US: ['4100 Frontier Road', 'Boulder, CO 80301', 'United States'],
  CA: ['220 Depot Road', 'Calgary, AB T2E 6Z3', 'Canada'],
  GB: ['Unit 4, Fellside Park', 'Kendal LA9 6NS', 'United Kingdom'],
  DE: ['Am Güterbahnhof 12', '87435 Kempten', 'Deutschland'],
  FR: ['18 rue des Entrepôts', '74000 Annecy', 'France'],
  ES: ['Calle del Almacén 9', '22001 Huesca', 'España'],
} as const satisfies Record<SiteId, readonly string[]>

/** Under which numbers each house pays its taxes, as its invoices must say. Those of the demo belong to nobody. */
export const TAX_NUMBERS = {
  US: [],
  CA: ['GST/HST · TPS/TVH 00000 0000 RT0001', 'QST · TVQ 0000000000 TQ0001'],
  GB: ['VAT no. GB 000 0000 00'],
  DE: ['USt-IdNr. DE 000000000'],
  FR: ['N° TVA FR 00 000000000'],
  ES: ['NIF-IVA ES X0000000X'],
} as const satisfies Record<SiteId, readonly string[]>
