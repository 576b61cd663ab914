import type { ContentKind } from '#domain/content/content-kinds.ts'
import type { WORDS } from './words.ts'

type Words = (key: keyof typeof WORDS) => string

/** Of these there is one, which has no title of its own. */
const ONLY = new Set<ContentKind>(['menu', 'footer', 'popups', 'promo-bar', 'labels'])

export const isOnly = (kind: ContentKind): boolean => ONLY.has(kind)

/** What an object is called where its parts stand below it. */
export const itself = (kind: ContentKind, w: Words): string =>
  isOnly(kind) || kind === 'fragment' ? w(`kind_${kind}`) : w('thePage')
