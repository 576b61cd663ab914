import type { Language } from './sites.ts'

/** A sentence or a word in every language. */
export type Text = Readonly<Record<Language, string>>
export type Texts<K extends string = string> = Readonly<Record<K, Text>>

/** All of them in one language. */
export function textsIn<K extends string>(texts: Texts<K>, language: Language): Readonly<Record<K, string>>
export function textsIn(texts: Texts, language: Language): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text[language]]))
}
