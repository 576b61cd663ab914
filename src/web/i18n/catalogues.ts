import type { Language } from '#domain/sites/sites.ts'
import { textsIn, type Texts } from '#domain/sites/texts.ts'
import type { Messages } from './i18n.tsx'
import { TEXTS } from './texts.ts'

const spokenIn = (language: Language): Messages =>
  Object.fromEntries(Object.entries<Texts>(TEXTS).map(([subject, texts]) => [subject, textsIn(texts, language)]))

/** All texts in all languages: for the server only. */
export const catalogues: { readonly [L in Language]: Messages } = {
  en: spokenIn('en'),
  fr: spokenIn('fr'),
  de: spokenIn('de'),
  es: spokenIn('es'),
}
