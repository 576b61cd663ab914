import { LANGUAGES } from '#domain/sites/sites.ts'
import type { Language } from '#domain/sites/sites.ts'

export type Text = Readonly<Record<Language, string>>
export type TextList = Readonly<Record<Language, readonly string[]>>

/** The same thought in English, French, German and Spanish. */
export type Phrase = readonly [en: string, fr: string, de: string, es: string]

/**
 * What a noun asks of the words around it: masculine, feminine, neuter, or plural. French and Spanish plurals also have a
 * gender (mp, fp); English knows one and many.
 */
export type Form = 'm' | 'f' | 'n' | 'p' | 'mp' | 'fp'
export type Noun = { readonly word: string; readonly form: Form }
export type Nouns = Readonly<Record<Language, Noun>>

const FOURFOLD: Readonly<Record<Form, number>> = { m: 0, f: 1, n: 2, p: 3, mp: 2, fp: 3 }
const isPlural = (form: Form) => form === 'p' || form === 'mp' || form === 'fp'

/**
 * Fills `{name}` and resolves agreement: `[one|many]` by number; `[m|f|mp|fp]` in French and Spanish, `[m|f|n|plural]` in
 * German, by gender and number.
 */
export function render(template: string, form: Form, values: Readonly<Record<string, string>> = {}): string {
  return template
    .replace(/\[([^\]]*)\]/g, (_, choices: string) => {
      const forms = choices.split('|')
      return forms[forms.length === 4 ? FOURFOLD[form] : isPlural(form) ? 1 : 0] ?? ''
    })
    .replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '')
}

export const perLanguage = <T>(make: (language: Language, index: number) => T): Record<Language, T> => ({
  en: make('en', 0),
  fr: make('fr', 1),
  de: make('de', 2),
  es: make('es', 3),
})

export const textOf = (phrase: Phrase): Text => perLanguage((_, index) => phrase[index] ?? '')

export function agree(phrase: Phrase, nouns: Nouns, values: Readonly<Record<string, string>> = {}): Text {
  return perLanguage((language, index) => render(phrase[index] ?? '', nouns[language].form, values))
}

export const listOf = (texts: readonly Text[]): TextList =>
  perLanguage(language => texts.map(text => text[language]).filter(line => line !== ''))

export const isFilled = (text: Text): boolean => LANGUAGES.every(language => text[language].trim() !== '')

/** The text part of a URL: lower case, no accents, words joined by hyphens. */
export const kebab = (text: string): string =>
  text
    .replaceAll('ß', 'ss')
    .replaceAll(/[äöü]/gi, umlaut => `${umlaut}e`)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
