import { useStore } from '@nanostores/react'
import { computed } from 'nanostores'
import { createContext, use, useMemo, type ReactNode } from 'react'
import { MOST_COUNTED } from '#contract/staff/desk/most-counted.ts'
import type { Language } from '#domain/sites/sites.ts'
import { $preferences } from '../preferences/preferences.ts'
import { TEXTS } from './texts.ts'

export type MessageKey = keyof typeof TEXTS
export type Values = Readonly<Record<string, string | number>>

export const fill = (text: string, values: Values): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))

export type I18n = {
  readonly language: Language
  readonly t: (key: MessageKey, values?: Values) => string
  /** In the time of this computer, or of a zone, which is said then. */
  readonly moment: (iso: string, timeZone?: string) => string
  /** A day without a time, wherever one is. */
  readonly day: (date: string) => string
  readonly number: (value: number) => string
  /** A number that the shop counts no further than so far. */
  readonly counted: (value: number) => string
  readonly money: (minor: number, currency: string) => string
}

const zoned = (language: Language, timeZone: string) =>
  new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  })

function speak(language: Language): I18n {
  const moments = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  const numbers = new Intl.NumberFormat(language)
  const zones = new Map<string, Intl.DateTimeFormat>()
  const clocksIn = (timeZone: string) => {
    const known = zones.get(timeZone) ?? zoned(language, timeZone)
    zones.set(timeZone, known)
    return known
  }
  const amounts = new Map<string, Intl.NumberFormat>()
  const amountsIn = (currency: string) => {
    const known = amounts.get(currency) ?? new Intl.NumberFormat(language, { style: 'currency', currency })
    amounts.set(currency, known)
    return known
  }
  return {
    language,
    t: (key, values = {}) => fill(TEXTS[key][language], values),
    moment: (iso, timeZone) => (timeZone === undefined ? moments : clocksIn(timeZone)).format(new Date(iso)),
    day: date => days.format(new Date(date)),
    number: value => numbers.format(value),
    counted: value => numbers.format(value) + (value >= MOST_COUNTED ? '+' : ''),
    money: (minor, currency) => amountsIn(currency).format(minor / 100),
  }
}

const Spoken = createContext<I18n>(speak('en'))

/** Who goes dark speaks on as before: only another language has everything said anew. */
const $language = computed($preferences, ({ language }) => language)

export function I18nProvider({ children }: { readonly children: ReactNode }) {
  const language = useStore($language)
  const spoken = useMemo(() => speak(language), [language])
  return <Spoken value={spoken}>{children}</Spoken>
}

export const useI18n = (): I18n => use(Spoken)

export const isMessageKey = (key: string): key is MessageKey => Object.hasOwn(TEXTS, key)
