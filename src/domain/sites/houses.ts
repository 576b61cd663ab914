import type { SiteId } from './sites.ts'

export type House = {
  readonly street: string
  readonly city: string
  readonly region?: string
  readonly postalCode: string
  readonly country: SiteId
  readonly phone: string
}

/** Where each site has its house: who sells, where parcels leave and where returns arrive. */
export const HOUSES = {
  US: {
    street: '4100 Frontier Road',
    city: 'Boulder',
    region: 'CO',
    postalCode: '80301',
    country: 'US',
    phone: '+13035550100',
  },
  CA: {
    street: '220 Depot Road',
    city: 'Calgary',
    region: 'AB',
    postalCode: 'T2E 6Z3',
    country: 'CA',
    phone: '+14035550100',
  },
  GB: {
    street: 'Unit 4, Fellside Park',
    city: 'Kendal',
    postalCode: 'LA9 6NS',
    country: 'GB',
    phone: '+441539555010',
  },
  DE: { street: 'Am Güterbahnhof 12', city: 'Kempten', postalCode: '87435', country: 'DE', phone: '+49831555010' },
  FR: { street: '18 rue des Entrepôts', city: 'Annecy', postalCode: '74000', country: 'FR', phone: '+33450555010' },
  ES: { street: 'Calle del Almacén 9', city: 'Huesca', postalCode: '22001', country: 'ES', phone: '+34974555010' },
} as const satisfies Record<SiteId, House>
