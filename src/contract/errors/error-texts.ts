import type { Language } from '#domain/sites/sites.ts'
import { ERRORS, type ErrorName } from './errors.ts'
import type { STAFF_ERRORS } from './errors.staff.ts'
import { de } from './texts/de.ts'
import { es } from './texts/es.ts'
import { fr } from './texts/fr.ts'

/** What shoppers and their programs can meet. The staff's program speaks English. */
export type ShopperTexts = Readonly<Record<Exclude<ErrorName, keyof typeof STAFF_ERRORS>, string>>

const TEXTS: Readonly<Record<Exclude<Language, 'en'>, Readonly<Partial<Record<ErrorName, string>>>>> = { de, es, fr }

/** The message of an error in a language, its placeholders not filled yet. */
export const errorText = (name: ErrorName, language: Language): string =>
  (language === 'en' ? undefined : TEXTS[language][name]) ?? ERRORS[name].message
