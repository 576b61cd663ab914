import type { Language } from '#domain/sites/sites.ts'
import type { Text } from '#domain/sites/texts.ts'
import type { EnglishText } from './errors.entry.ts'
import { ERRORS, type ErrorName } from './errors.ts'

/** The message of an error in a language, its placeholders not filled yet. */
export function errorText(name: ErrorName, language: Language): string {
  const message: EnglishText & Partial<Text> = ERRORS[name].message
  return message[language] ?? message.en
}
