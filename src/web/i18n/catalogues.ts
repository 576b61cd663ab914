import type { Language } from '#domain/sites/sites.ts'
import { de } from './de/index.ts'
import { en } from './en/index.ts'
import { es } from './es/index.ts'
import { fr } from './fr/index.ts'
import type { Catalogue } from './i18n.tsx'

/** All texts in all languages: for the server only. */
export const catalogues: { readonly [L in Language]: Catalogue } = { en, fr, de, es }
