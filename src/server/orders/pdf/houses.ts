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
