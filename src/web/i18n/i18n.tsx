import { createContext, useContext, type ReactNode } from 'react'
import { numberFormat } from '#domain/sites/formats.ts'
import { bcp47Of, languageOf, type Language, type Locale } from '#domain/sites/sites.ts'
import type { TEXTS } from './texts.ts'

export type Catalogue = { readonly [N in keyof typeof TEXTS]: { readonly [K in keyof (typeof TEXTS)[N]]: string } }
export type Namespace = keyof Catalogue
/** The texts at hand: all of them on the server, an island's own in the browser. */
export type Messages = { readonly [N in Namespace]?: Catalogue[N] }

export type MessageKey = { [N in Namespace]: `${N}.${keyof Catalogue[N] & string}` }[Namespace]
export type Values = Readonly<Record<string, string | number>>
export type Translate = (key: MessageKey, values?: Values) => string

export type I18n = { locale: Locale; language: Language; bcp47: string; messages: Messages; t: Translate }

const Context = createContext<I18n | undefined>(undefined)

export function I18nProvider({
  locale,
  messages,
  children,
}: {
  locale: Locale
  messages: Messages
  children?: ReactNode
}) {
  return <Context.Provider value={createI18n(locale, messages)}>{children}</Context.Provider>
}

export function useI18n(): I18n {
  const i18n = useContext(Context)
  if (!i18n) throw new Error('no language here: the page or island root provides it')
  return i18n
}

export const useT = (): Translate => useI18n().t

export function createI18n(locale: Locale, messages: Messages): I18n {
  const language = languageOf(locale)
  return {
    locale,
    language,
    bcp47: bcp47Of(locale),
    messages,
    t: (key, values) => translate(messages, language, key, values),
  }
}

/**
 * `{name}` is replaced by a value. `{count|one result|# results}` chooses by the language's plural rule (one, then
 * other) and writes the number for `#`.
 */
function translate(messages: Messages, language: Language, key: MessageKey, values: Values = {}): string {
  const template = find(messages, key)
  if (template === undefined) return key
  return template.replace(/\{(\w+)(?:\|([^|{}]*)\|([^|{}]*))?\}/g, (_, name: string, one?: string, other?: string) => {
    const value = values[name]
    if (one === undefined || other === undefined) return String(value ?? '')
    const chosen = pluralOf(language, Number(value)) === 'one' ? one : other
    return chosen.replace('#', typeof value === 'number' ? numberFormat(language).format(value) : String(value))
  })
}

const flattened = new WeakMap<Messages, ReadonlyMap<string, string>>()

function find(messages: Messages, key: string): string | undefined {
  const flat = flattened.get(messages) ?? flatten(messages)
  flattened.set(messages, flat)
  return flat.get(key)
}

const flatten = (messages: Messages): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(messages).flatMap(([namespace, texts]) =>
      Object.entries(texts).map(([key, text]): [string, string] => [`${namespace}.${key}`, text]),
    ),
  )

const plurals = new Map<Language, Intl.PluralRules>()

function pluralOf(language: Language, count: number): Intl.LDMLPluralRule {
  const rules = plurals.get(language) ?? new Intl.PluralRules(language)
  plurals.set(language, rules)
  return rules.select(count)
}
