import { Bitmap } from '../bitmap.ts'
import { isSizeWord, isStopWord, plainly, writtenWordsOf } from './stem.ts'
import { NAMING, type TextIndex } from './text-index.ts'
import { understand, type Match, type Unit } from './understand.ts'

export type Hits = {
  readonly members: Bitmap
  readonly scores: Uint16Array
  /** What was understood in place of misspelt words. */
  readonly corrected: string | undefined
}

/** Whoever types the number of a product wants that product. */
export function onlyHit(slot: number, slots: number): Hits {
  const scores = new Uint16Array(slots)
  scores[slot] = 1
  return { members: Bitmap.of(slots, [slot]), scores, corrected: undefined }
}

export type FindOptions = {
  readonly slots: number
  readonly synonyms: ReadonlyMap<string, readonly string[]>
  /** The last word may be only begun. */
  readonly unfinished?: boolean
}

const MOST_WORDS = 12

/** Styles that hold all the words, or, where none does, as many of them as possible. */
export function find(index: TextIndex, query: string, options: FindOptions): Hits {
  const words = unitsOf(index, query, options.synonyms).slice(0, MOST_WORDS)
  const telling = words.filter(({ plain }) => !isStopWord(plain, index.language) && !isSizeWord(plain))
  const understood = (telling.length > 0 ? telling : words).map((word, at, all) =>
    understand(index, word, options.synonyms, (options.unfinished ?? false) && at === all.length - 1),
  )
  const known = understood.filter(({ matches }) => matches.length > 0)
  const gains = known.map(({ matches }) => gainsOf(index, matches, options.slots))
  const extras = known.flatMap(({ besides }) => (besides.length === 0 ? [] : [gainsOf(index, besides, options.slots)]))
  const changed = understood.some(({ misspelt }) => misspelt)
  return {
    ...join(gains, extras, options.slots),
    corrected: changed ? understood.map(({ shown }) => shown).join(' ') : undefined,
  }
}

/** Words of the query; a run of words that has a synonym of its own stays together. */
function unitsOf(index: TextIndex, query: string, synonyms: FindOptions['synonyms']): Unit[] {
  const typed = writtenWordsOf(query)
  const words = typed.map(plainly)
  const stems = words.map(word => index.stemOf(word))
  const units: Unit[] = []
  for (let at = 0; at < words.length; at++) {
    const length =
      [3, 2].find(many => at + many <= words.length && synonyms.has(stems.slice(at, at + many).join(' '))) ?? 1
    const together = (all: readonly string[]) => all.slice(at, at + length).join(' ')
    units.push({ plain: together(words), key: together(stems), typed: together(typed) })
    at += length - 1
  }
  return units
}

/** Up to this weight a word is only mentioned. */
const MENTIONED = 2

function gainsOf(index: TextIndex, matches: readonly Match[], slots: number): Float32Array {
  const gains = new Float32Array(slots)
  // All matches are forms of one word: what makes it rare is how many styles hold any of them.
  const held = matches.reduce((sum, { terms }) => sum + Math.min(...terms.map(term => index.postings(term).size)), 0)
  const rarity = Math.log(1 + index.documents / Math.max(1, Math.min(held, index.documents)))
  for (const { terms, worth } of matches) {
    const weights = weightsOf(index, terms, slots)
    for (let slot = 0; slot < slots; slot++) {
      const gain = worth * rarity * (weights[slot] ?? 0)
      if (gain > (gains[slot] ?? 0)) gains[slot] = gain
    }
  }
  return gains
}

/**
 * How much all the terms together say about each style: as much as the least of them, nothing where one is missing.
 * Whoever asks for what names some styles does not mean those that only mention it, or hold its words here and there.
 */
function weightsOf(index: TextIndex, terms: readonly string[], slots: number): Uint8Array {
  const weights = new Uint8Array(slots)
  terms.forEach((term, at) => {
    const own = at === 0 ? weights : new Uint8Array(slots)
    index.postings(term).writeInto(own)
    if (at > 0) for (let slot = 0; slot < slots; slot++) weights[slot] = Math.min(weights[slot] ?? 0, own[slot] ?? 0)
  })
  if (!weights.some(weight => weight >= NAMING)) return weights
  const least = terms.length > 1 ? NAMING : MENTIONED + 1
  return weights.map(weight => (weight < least ? 0 : weight))
}

const SCALE = 24

/** Extras make a style fit better, but none is needed. */
function join(
  gains: readonly Float32Array[],
  extras: readonly Float32Array[],
  slots: number,
): { members: Bitmap; scores: Uint16Array } {
  const held = new Uint8Array(slots)
  const sums = new Float32Array(slots)
  for (const gain of gains)
    for (let slot = 0; slot < slots; slot++) {
      const more = gain[slot] ?? 0
      if (more === 0) continue
      held[slot] = (held[slot] ?? 0) + 1
      sums[slot] = (sums[slot] ?? 0) + more
    }
  const needed = held.reduce((most, count) => Math.max(most, count), 0)
  const members = new Bitmap(slots)
  const scores = new Uint16Array(slots)
  if (needed === 0) return { members, scores }
  for (const extra of extras)
    for (let slot = 0; slot < slots; slot++) sums[slot] = (sums[slot] ?? 0) + (extra[slot] ?? 0)
  for (let slot = 0; slot < slots; slot++)
    if (held[slot] === needed) {
      members.add(slot)
      scores[slot] = Math.min(30_000, Math.round((sums[slot] ?? 0) * SCALE))
    }
  return { members, scores }
}
