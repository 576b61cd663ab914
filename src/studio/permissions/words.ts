import type { Language } from '#domain/sites/sites.ts'
import { PERMISSIONS, type Permission } from '#domain/staff/permissions.ts'
import { de } from './words.de.ts'
import { es } from './words.es.ts'
import { fr } from './words.fr.ts'

const AREAS = {
  content: 'Pages and texts',
  assets: 'Pictures and films',
  experiments: 'Experiments',
  catalog: 'Catalogue',
  prices: 'Prices',
  stock: 'Stock',
  promotions: 'Promotions',
  search: 'Search',
  orders: 'Orders',
  customers: 'Customers',
  conversations: 'Conversations',
  moderation: 'Moderation',
  giftcards: 'Gift cards',
  stores: 'Stores',
  reports: 'Figures',
  feeds: 'Imports and exports',
  integrations: 'Integrations',
  jobs: 'Jobs and health',
  mail: 'Letters',
  settings: 'Settings',
  staff: 'Staff and keys',
  history: 'History',
} as const satisfies Record<Area, string>

/** The first half of a permission: a new one without its words does not compile. */
export type Area = Permission extends `${infer Name}.${string}` ? Name : never
export type Words = {
  readonly areas: Readonly<Record<Area, string>>
  readonly permissions: Readonly<Record<Permission, string>>
}

const WORDS: Readonly<Record<Language, Words>> = { en: { areas: AREAS, permissions: PERMISSIONS }, de, fr, es }

export const wordsIn = (language: Language): Words => WORDS[language]

const isArea = (text: string): text is Area => Object.hasOwn(AREAS, text)

export function areaOf(permission: Permission): Area {
  const [area = ''] = permission.split('.')
  if (!isArea(area)) throw new Error(`${permission} is of no area`)
  return area
}
