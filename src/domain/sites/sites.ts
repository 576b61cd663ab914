import type { Currency } from '../money/money.ts'
import type { SizeSystem } from './size-names.ts'

export const SITE_IDS = ['US', 'CA', 'GB', 'DE', 'FR', 'ES'] as const
export type SiteId = (typeof SITE_IDS)[number]

export const LOCALES = ['en-us', 'en-ca', 'fr-ca', 'en-gb', 'de-de', 'fr-fr', 'es-es'] as const
export type Locale = (typeof LOCALES)[number]

export const LANGUAGES = ['en', 'fr', 'de', 'es'] as const
export type Language = (typeof LANGUAGES)[number]

type Region = 'NA' | 'EMEA'
export type DateFormat = 'MM/DD/YYYY' | 'DD/MM/YYYY'

export type SiteFeatures = {
  readonly minimumAge: number
  readonly birthDateRequired: boolean
  readonly birthDateRequiredForLoyalty: boolean
  readonly phoneRequiredForLoyalty: boolean
  readonly genderAsked: boolean
  /** Nobody signs up without agreeing to texts, and so not without a number. */
  readonly smsRequired: boolean
  /** New people may make an account; without it no page leads to one, and the call refuses. */
  readonly newSignUp: boolean
  /** The sign-in form invites newcomers into the loyalty program; not in Europe, where a box ticked beforehand is no yes. */
  readonly loyaltyJoin?: boolean
  /** An address and a password are enough to begin; the rest is asked afterwards, and may wait. */
  readonly simplifiedEnrollment: boolean
  /** Shoppers keep what they like; without it no page shows hearts or a list, and the calls refuse. */
  readonly favorites: boolean
  /** Members earn points and join; without it nobody is one, no page speaks of it, and the calls refuse. */
  readonly loyalty: boolean
  /** Whoever has a card and an address goes straight to the summary. */
  readonly expressCheckout: boolean
  /** Experiments and personalisations decide what is shown, for whoever agreed. */
  readonly testing: boolean
  /** How many messages take turns in the promo bar. */
  readonly promoBarMessages: number
  /** Shoppers tell what they like to do; without it no page asks, and the calls refuse. */
  readonly asksInterests: boolean
  readonly interestsNeedNewsletter: boolean
  readonly consentEnforced: boolean
  readonly collectionPointContactRequired: boolean
  readonly pickupEmailRequired: boolean
  readonly historicBestPrice: boolean
  readonly pricesIncludeTax: boolean
  readonly withdrawalDays: number | undefined
}

export type Site = {
  readonly id: SiteId
  readonly country: SiteId
  readonly region: Region
  readonly currency: Currency
  readonly sizeSystem: SizeSystem
  /** Of its house: what happens to an order is told in this zone. */
  readonly timeZone: string
  readonly locales: readonly [Locale, ...Locale[]]
  readonly shipsTo: readonly [string, ...string[]]
  readonly features: SiteFeatures
}

const SWITCHED_ON = {
  newSignUp: true,
  favorites: true,
  loyalty: true,
  expressCheckout: true,
  testing: true,
  promoBarMessages: 4,
} as const

const NORTH_AMERICA = {
  minimumAge: 13,
  birthDateRequired: false,
  birthDateRequiredForLoyalty: true,
  phoneRequiredForLoyalty: true,
  genderAsked: false,
  smsRequired: false,
  simplifiedEnrollment: false,
  ...SWITCHED_ON,
  asksInterests: true,
  interestsNeedNewsletter: false,
  consentEnforced: false,
  collectionPointContactRequired: false,
  pickupEmailRequired: false,
  historicBestPrice: false,
  pricesIncludeTax: false,
  withdrawalDays: undefined,
} as const satisfies SiteFeatures

const EMEA = {
  minimumAge: 16,
  birthDateRequired: true,
  birthDateRequiredForLoyalty: true,
  phoneRequiredForLoyalty: false,
  genderAsked: true,
  smsRequired: false,
  simplifiedEnrollment: false,
  ...SWITCHED_ON,
  asksInterests: true,
  interestsNeedNewsletter: true,
  consentEnforced: true,
  collectionPointContactRequired: false,
  pickupEmailRequired: false,
  historicBestPrice: false,
  pricesIncludeTax: true,
  withdrawalDays: 14,
} as const satisfies SiteFeatures

// European Union law asks that a reduction be shown against the lowest price of the past 30 days.
const EUROPEAN_UNION = {
  ...EMEA,
  collectionPointContactRequired: true,
  pickupEmailRequired: true,
  historicBestPrice: true,
} as const satisfies SiteFeatures

export const SITES: { readonly [Id in SiteId]: Site & { readonly id: Id } } = {
  US: {
    id: 'US',
    country: 'US',
    region: 'NA',
    currency: 'USD',
    sizeSystem: 'US',
    timeZone: 'America/Denver',
    locales: ['en-us'],
    shipsTo: ['US'],
    features: NORTH_AMERICA,
  },
  CA: {
    id: 'CA',
    country: 'CA',
    region: 'NA',
    currency: 'CAD',
    sizeSystem: 'US',
    timeZone: 'America/Edmonton',
    locales: ['en-ca', 'fr-ca'],
    shipsTo: ['CA'],
    features: { ...NORTH_AMERICA, simplifiedEnrollment: true, loyaltyJoin: true },
  },
  GB: {
    id: 'GB',
    country: 'GB',
    region: 'EMEA',
    currency: 'GBP',
    sizeSystem: 'UK',
    timeZone: 'Europe/London',
    locales: ['en-gb'],
    shipsTo: ['GB'],
    features: EMEA,
  },
  DE: {
    id: 'DE',
    country: 'DE',
    region: 'EMEA',
    currency: 'EUR',
    sizeSystem: 'EU',
    timeZone: 'Europe/Berlin',
    locales: ['de-de'],
    shipsTo: ['DE', 'AT', 'NL'],
    features: EUROPEAN_UNION,
  },
  FR: {
    id: 'FR',
    country: 'FR',
    region: 'EMEA',
    currency: 'EUR',
    sizeSystem: 'EU',
    timeZone: 'Europe/Paris',
    locales: ['fr-fr'],
    shipsTo: ['FR', 'BE', 'LU'],
    features: EUROPEAN_UNION,
  },
  ES: {
    id: 'ES',
    country: 'ES',
    region: 'EMEA',
    currency: 'EUR',
    sizeSystem: 'EU',
    timeZone: 'Europe/Madrid',
    locales: ['es-es'],
    shipsTo: ['ES', 'PT', 'IT'],
    features: EUROPEAN_UNION,
  },
}

export const DEFAULT_SITE = 'US' satisfies SiteId
export const DEFAULT_LOCALE = 'en-us' satisfies Locale

type LocaleFacts = {
  readonly site: SiteId
  readonly language: Language
  readonly bcp47: string
  readonly dateFormat: DateFormat
}

export const LOCALE_FACTS: Readonly<Record<Locale, LocaleFacts>> = {
  'en-us': { site: 'US', language: 'en', bcp47: 'en-US', dateFormat: 'MM/DD/YYYY' },
  'en-ca': { site: 'CA', language: 'en', bcp47: 'en-CA', dateFormat: 'MM/DD/YYYY' },
  'fr-ca': { site: 'CA', language: 'fr', bcp47: 'fr-CA', dateFormat: 'DD/MM/YYYY' },
  'en-gb': { site: 'GB', language: 'en', bcp47: 'en-GB', dateFormat: 'DD/MM/YYYY' },
  'de-de': { site: 'DE', language: 'de', bcp47: 'de-DE', dateFormat: 'DD/MM/YYYY' },
  'fr-fr': { site: 'FR', language: 'fr', bcp47: 'fr-FR', dateFormat: 'DD/MM/YYYY' },
  'es-es': { site: 'ES', language: 'es', bcp47: 'es-ES', dateFormat: 'DD/MM/YYYY' },
}

/** The locale a URL segment or header names, whatever its case and separator. */
export function findLocale(segment: string): Locale | undefined {
  const wanted = segment.toLowerCase().replace('_', '-')
  return LOCALES.find(locale => locale === wanted)
}

export function findSite(id: string): Site | undefined {
  const found = SITE_IDS.find(siteId => siteId === id.toUpperCase())
  return found && SITES[found]
}

export const siteOfLocale = (locale: Locale): Site => SITES[LOCALE_FACTS[locale].site]
export const languageOf = (locale: Locale): Language => LOCALE_FACTS[locale].language
/** Where a language comes from. */
export const homeOf = (language: Language): Locale =>
  language === languageOf(DEFAULT_LOCALE)
    ? DEFAULT_LOCALE
    : (LOCALES.findLast(locale => languageOf(locale) === language) ?? DEFAULT_LOCALE)
export const bcp47Of = (locale: Locale): string => LOCALE_FACTS[locale].bcp47
export const timeZoneOf = (locale: Locale): string => siteOfLocale(locale).timeZone
export const dateFormatOf = (locale: Locale): DateFormat => LOCALE_FACTS[locale].dateFormat
export const defaultLocaleOf = (site: Site): Locale => site.locales[0]
export const isEmea = (site: Site): boolean => site.region === 'EMEA'
