import type { Language } from '#domain/sites/sites.ts'
import { ERRORS, type ErrorName } from './errors.ts'

/** The message of an error in a language, its placeholders not filled yet. */
export const errorText = (name: ErrorName, language: Language): string => ERRORS[name].message[language]
