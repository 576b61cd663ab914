import type { SegmentId } from '#domain/decision/segments.ts'
import type { Text } from '#domain/sites/texts.ts'

/** Whom a segment holds. Programmes keep the names they have on the account. */
export const SEGMENT_WORDS = {
  loggedout: { en: 'Not signed in', fr: 'Non connectés', de: 'Nicht angemeldet', es: 'Sin iniciar sesión' },
  loggedin: { en: 'Signed in', fr: 'Connectés', de: 'Angemeldet', es: 'Con sesión iniciada' },
  'loyalty-loggedin': {
    en: 'Loyalty members',
    fr: 'Membres fidélité',
    de: 'Treuemitglieder',
    es: 'Socios de fidelidad',
  },
  'non-loyalty-loggedin': {
    en: 'Signed in, no loyalty member',
    fr: 'Connectés, non membres fidélité',
    de: 'Angemeldet, kein Treuemitglied',
    es: 'Con sesión, no socios de fidelidad',
  },
  'employee-loggedin': { en: 'Employees', fr: 'Employés', de: 'Mitarbeitende', es: 'Empleados' },
  'non-employee-loggedin': {
    en: 'Signed in, no employee',
    fr: 'Connectés, non employés',
    de: 'Angemeldet, nicht Mitarbeitende',
    es: 'Con sesión, no empleados',
  },
  'cart-empty': { en: 'Empty cart', fr: 'Panier vide', de: 'Leerer Warenkorb', es: 'Carrito vacío' },
  'cart-not-empty': {
    en: 'Something in the cart',
    fr: 'Panier rempli',
    de: 'Etwas im Warenkorb',
    es: 'Con algo en el carrito',
  },
  'ipa-wranx-loggedin': { en: 'IPA or WRANX', fr: 'IPA ou WRANX', de: 'IPA oder WRANX', es: 'IPA o WRANX' },
  'non-ipa-wranx-loggedin': {
    en: 'Signed in, neither IPA nor WRANX',
    fr: 'Connectés, ni IPA ni WRANX',
    de: 'Angemeldet, weder IPA noch WRANX',
    es: 'Con sesión, ni IPA ni WRANX',
  },
  'wranx-loggedin': { en: 'WRANX', fr: 'WRANX', de: 'WRANX', es: 'WRANX' },
  'non-wranx-loggedin': {
    en: 'Signed in, not WRANX',
    fr: 'Connectés, hors WRANX',
    de: 'Angemeldet, nicht WRANX',
    es: 'Con sesión, no WRANX',
  },
  'ipa-loggedin': { en: 'IPA', fr: 'IPA', de: 'IPA', es: 'IPA' },
  'non-ipa-loggedin': {
    en: 'Signed in, not IPA',
    fr: 'Connectés, hors IPA',
    de: 'Angemeldet, nicht IPA',
    es: 'Con sesión, no IPA',
  },
  'athletes-loggedin': { en: 'Athletes', fr: 'Athlètes', de: 'Athleten', es: 'Atletas' },
  'non-athletes-loggedin': {
    en: 'Signed in, no athlete',
    fr: 'Connectés, non athlètes',
    de: 'Angemeldet, kein Athlet',
    es: 'Con sesión, no atletas',
  },
} as const satisfies Record<SegmentId, Text>
