import type { Language } from '#domain/sites/sites.ts'

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

/** What forms of one word have in common. */
export function stem(word: string, language: Language): string {
  if (word.length <= SHORTEST || /\d/.test(word)) return word
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

/** Says nothing about what is looked for. */
const STOP = {
  en: 'a an and as at but by for from in is it of on or that the to with without you your',
  fr: 'a au aux avec ce ces d dans de des du en et l la le les ou par pour que qui sans sur un une vos votre',
  de: 'am auf aus bei das dem den der des die du ein eine einen im in ist mit nicht oder ohne sie so und von zu zum zur',
  es: 'a al con de del el en es la las lo los o para por que se sin su sus un una y',
} as const satisfies Record<Language, string>

const STOP_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(STOP.en.split(' ')),
  fr: new Set(STOP.fr.split(' ')),
  de: new Set(STOP.de.split(' ')),
  es: new Set(STOP.es.split(' ')),
}

export const isStopWord = (word: string, language: Language): boolean => STOP_WORDS[language].has(word)
