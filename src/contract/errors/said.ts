import type { Language } from '#domain/sites/sites.ts'
import type { Text } from '#domain/sites/texts.ts'
import { fillMessage } from './errors.ts'
import { STAFF_REASONS, type StaffReason } from './staff-reasons.ts'

type Values = Readonly<Record<string, string | number>>

/** Words that are chosen when they are said, by the language of whoever hears them. */
export class Said {
  readonly #text: Text
  readonly #values: Values

  constructor(text: Text, values: Values = {}) {
    this.#text = text
    this.#values = values
  }

  in(language: Language): string {
    return fillMessage(this.#text[language], this.#values)
  }
}

export const reasonFor = (name: StaffReason, values?: Values): Said => new Said(STAFF_REASONS[name], values)

/** All that is said among the details of an error, in a language. */
export const saidIn = (
  details: Readonly<Record<string, unknown>>,
  language: Language,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(details).map(([name, value]) => [name, value instanceof Said ? value.in(language) : value]),
  )
