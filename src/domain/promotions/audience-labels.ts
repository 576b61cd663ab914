import type { Texts } from '../sites/texts.ts'
import type { Audience } from './promotion.ts'

/** What people call those whom a promotion is for. */
export const AUDIENCE_LABELS = {
  registered: { en: 'account holders', fr: 'titulaires d’un compte', de: 'Kundenkonten', es: 'clientes con cuenta' },
  loyalty: { en: 'loyalty members', fr: 'membres fidélité', de: 'Treuemitglieder', es: 'socios de fidelidad' },
  employee: { en: 'employees', fr: 'salariés', de: 'Beschäftigte', es: 'empleados' },
  athlete: { en: 'athletes', fr: 'athlètes', de: 'Athleten', es: 'atletas' },
  IPA: { en: 'IPA', fr: 'IPA', de: 'IPA', es: 'IPA' },
  WRANX: { en: 'WRANX', fr: 'WRANX', de: 'WRANX', es: 'WRANX' },
} satisfies Texts<Audience>
