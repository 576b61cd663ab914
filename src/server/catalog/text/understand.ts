import { compoundOf } from './compound.ts'
import { nearWords } from './near-words.ts'
import { isStopWord, wordsOf } from './stem.ts'
import type { TextIndex } from './text-index.ts'

/** A word of a query, or a run of words with a meaning of its own: without accents, as stems, and as typed. */
export type Unit = { plain: string; key: string; typed: string }
/** Stems that must all be there. */
export type Match = { terms: readonly string[]; worth: number }
export type Word = {
  matches: Match[]
  /** What else it says, such as for whom; a style that does not say so is meant too. */
  besides: Match[]
  misspelt: boolean
  shown: string
}

type Synonyms = ReadonlyMap<string, readonly string[]>

const MOST_COMPLETIONS = 40
/** How much a match is worth by the way it was found. */
const WORTH = { exact: 1, synonym: 0.9, begun: 0.6, misspelt: 0.5, within: 0.4 } as const

/** What a word of a query may mean in the words of the shop. */
export function understand(index: TextIndex, unit: Unit, synonyms: Synonyms, begun: boolean): Word {
  const { plain, key, typed } = unit
  const asTyped = (matches: Match[], besides: Match[] = []): Word => ({
    matches,
    besides,
    misspelt: false,
    shown: typed,
  })
  const matches = matchesOf(index, key, synonyms)
  if (begun)
    for (const { stem } of index.beginningWith(plain, MOST_COMPLETIONS))
      matches.push({ terms: [stem], worth: WORTH.begun })
  if (matches.length > 0) return asTyped(matches)
  const isJoined = index.language === 'de' && !plain.includes(' ')
  // A joined word with one slip in it is that word; with two it is rather joined from others.
  const slip = corrected(index, unit, isJoined ? 1 : 2)
  if (slip || !isJoined) return slip ?? asTyped([])
  const parts = compoundOf(plain, {
    isHead: word => isHead(index, word, synonyms),
    isModifier: word => matchesOf(index, index.stemOf(word), synonyms, false).length > 0,
  })
  if (!parts) return corrected(index, unit, 2) ?? asTyped(beginning(index, key))
  const besides = matchesOf(index, index.stemOf(parts.modifier), synonyms, false)
  return asTyped(matchesOf(index, index.stemOf(parts.head), synonyms), besides)
}

/** The nearest words, where the word as typed means nothing. The commonest of them is what was meant. */
function corrected(index: TextIndex, { plain, key }: Unit, most: number): Word | undefined {
  const near = nearWords(plain, key, index.surfaces(), most)
  const counts = near.map(each => index.postings(each).size)
  const enough = Math.max(...counts) / 2
  const meant = near.filter((_, at) => (counts[at] ?? 0) >= enough)
  const [first] = meant
  if (first === undefined) return undefined
  const matches = meant.map(term => ({ terms: [term], worth: WORTH.misspelt }))
  return { matches, besides: [], misspelt: true, shown: index.surfaceOf(first) }
}

function matchesOf(index: TextIndex, key: string, synonyms: Synonyms, asHead = true): Match[] {
  const plain = key.split(' ').filter(term => !isStopWord(term, index.language))
  const matches: Match[] = [{ terms: plain, worth: WORTH.exact }]
  for (const meant of synonyms.get(key) ?? []) matches.push({ terms: termsOf(index, meant), worth: WORTH.synonym })
  if (asHead && index.language === 'de' && plain.length === 1)
    for (const term of endingWith(index, key)) matches.push({ terms: [term], worth: WORTH.within })
  return matches.filter(({ terms }) => terms.length > 0 && terms.every(term => index.has(term)))
}

const termsOf = (index: TextIndex, text: string): string[] =>
  wordsOf(text)
    .filter(word => !isStopWord(word, index.language))
    .map(word => index.stemOf(word))

const SHORTEST_PART = 4

/** German joins words, and the last one says what it is: a rain jacket is a jacket. */
function* endingWith(index: TextIndex, stem: string): Generator<string> {
  if (stem.length < SHORTEST_PART) return
  for (const each of index.vocabulary())
    if (each.length > stem.length && each.endsWith(stem) && index.names(each)) yield each
}

/** Joined words of which only the first part was typed. */
const beginning = (index: TextIndex, stem: string): Match[] =>
  stem.length < SHORTEST_PART
    ? []
    : [...index.vocabulary()]
        .filter(each => each.startsWith(stem) && index.names(each))
        .map(term => ({ terms: [term], worth: WORTH.within }))

/** Whether a joined word may end with it: it is a word of the shop, or the end of more than one. */
function isHead(index: TextIndex, word: string, synonyms: Synonyms): boolean {
  const stem = index.stemOf(word)
  if (word.length < SHORTEST_PART) return false
  if (synonyms.has(stem) || index.names(stem)) return true
  return [...endingWith(index, stem)].length > 1
}
