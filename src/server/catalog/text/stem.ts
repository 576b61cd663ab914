import type { Language } from '#domain/sites/sites.ts'
import type { Text } from '#domain/sites/texts.ts'

type Rule = readonly [ending: RegExp, becomes: string]

/** Words are lower case and without accents here. Light on purpose: singular, plural, gender, and the commonest verb endings. */
const RULES = {
  en: [
    [/ies$/, 'y'],
    [/(ss|sh|ch|x|z)es$/, '$1'],
    [/([^su])s$/, '$1'],
    [/([a-z]{3,})ing$/, '$1'],
    [/([a-z]{3,}[^e])ed$/, '$1'],
    [/([bdfgklmnprt])\1$/, '$1'],
    [/([a-z]{3,})e$/, '$1'],
  ],
  fr: [
    [/eaux$/, 'eau'],
    [/aux$/, 'al'],
    [/euses?$/, 'eur'],
    [/trices?$/, 'teur'],
    [/[sx]$/, ''],
    [/ee$/, 'e'],
    [/([a-z]{3,})e$/, '$1'],
    [/([lnt])\1$/, '$1'],
  ],
  de: [
    [/(innen|ungen|heiten|keiten)$/, ''],
    [/(ern|em|en|er|es)$/, ''],
    [/([^s])s$/, '$1'],
    [/[en]$/, ''],
  ],
  es: [
    [/ces$/, 'z'],
    [/([lnrdz])es$/, '$1'],
    [/s$/, ''],
    [/([a-z]{3,})[aoe]$/, '$1'],
  ],
} as const satisfies Record<Language, readonly Rule[]>

const SHORTEST = 3

/** Nouns that differ in their ending alone and name different things: without their plural, but with that ending. */
const PAIRS: ReadonlySet<string> = new Set(['gorra', 'gorro', 'bolsa', 'bolso', 'suela', 'suelo', 'manga', 'mango'])

/** What forms of one word have in common. */
export function stem(word: string, language: Language): string {
  if (word.length <= SHORTEST || /\d/.test(word)) return word
  if (language === 'es' && PAIRS.has(word.replace(/s$/, ''))) return word.replace(/s$/, '')
  let short = word
  for (const [ending, becomes] of RULES[language]) {
    const next = short.replace(ending, becomes)
    if (next.length >= SHORTEST) short = next
  }
  return short
}

/** Words of a text as they are written, in lower case. */
export const writtenWordsOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/(?<=\p{L})['’]s\b/gu, '')
    .match(/[\p{L}\p{M}\p{N}]+(?:\.\d+)?/gu) ?? []

/** A written word without its accents. */
export const plainly = (word: string): string =>
  /^[\x20-\x7E]*$/.test(word)
    ? word
    : word.replaceAll('ß', 'ss').replaceAll('œ', 'oe').normalize('NFD').replace(/\p{M}/gu, '')

/** Words of a text, lower case and without accents. */
export const wordsOf = (text: string): string[] => writtenWordsOf(text).map(plainly)

/** The stems of a text, as the key of what it means. */
export const stemsOf = (text: string, language: Language): string =>
  wordsOf(text)
    .map(word => stem(word, language))
    .join(' ')

/** How languages say that a size follows. */
const SIZE_WORDS: ReadonlySet<string> = new Set([
  'size',
  'sizes',
  'grosse',
  'gr',
  'taille',
  'pointure',
  'talla',
  'numero',
])
const SIZE = /^(?:\d{1,2}(?:\.5)?|x{0,3}[sl]|m|xx?xl|[2-5]xl)$/

/** Whether a word of a query is a size, or announces one: it says which piece is wanted, not of what. */
export const isSizeWord = (word: string): boolean => SIZE_WORDS.has(word) || SIZE.test(word)

/** Says nothing about what is looked for. */
const STOP: Text = {
  en: 'a an and as at but by for from in is it of on or that the to with without you your',
  fr: 'a au aux avec ce ces d dans de des du en et l la le les ou par pour que qui sans sur un une vos votre',
  de: 'am auf aus fur bei das dem den der des die du ein eine einen im in ist mit nicht oder ohne sie so und von zu zum zur',
  es: 'a al con de del el en es la las lo los o para por que se sin su sus un una y',
}

const STOP_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(STOP.en.split(' ')),
  fr: new Set(STOP.fr.split(' ')),
  de: new Set(STOP.de.split(' ')),
  es: new Set(STOP.es.split(' ')),
}

export const isStopWord = (word: string, language: Language): boolean => STOP_WORDS[language].has(word)
