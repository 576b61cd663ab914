import { Bitmap } from '../bitmap.ts'
import { nearWords } from './near-words.ts'
import { isStopWord, plainly, wordsOf, writtenWordsOf } from './stem.ts'
import { slotOf, weightOf, type TextIndex } from './text-index.ts'

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
const MOST_COMPLETIONS = 40
/** How much a match is worth by the way it was found. */
const WORTH = { exact: 1, synonym: 0.9, within: 0.7, begun: 0.6, misspelt: 0.5 } as const
const SCALE = 24

/** Stems that must all be there. */
type Match = { terms: readonly string[]; worth: number }
type Word = { matches: Match[]; misspelt: boolean; shown: string }

/** Styles that hold all the words, or, where none does, as many of them as possible. */
export function find(index: TextIndex, query: string, options: FindOptions): Hits {
  const words = unitsOf(query, options.synonyms).slice(0, MOST_WORDS)
  const telling = words.filter(({ plain }) => !isStopWord(plain, index.language))
  const understood = (telling.length > 0 ? telling : words).map((word, at, all) =>
    understand(index, word, options, (options.unfinished ?? false) && at === all.length - 1),
  )
  const known = understood.filter(({ matches }) => matches.length > 0)
  const gains = known.map(({ matches }) => gainsOf(index, matches, options.slots))
  const changed = understood.some(({ misspelt }) => misspelt)
  return {
    ...join(gains, options.slots),
    corrected: changed ? understood.map(({ shown }) => shown).join(' ') : undefined,
  }
}

type Unit = { plain: string; typed: string }

/** Words of the query; a run of words that has a synonym of its own stays together. */
function unitsOf(query: string, synonyms: FindOptions['synonyms']): Unit[] {
  const typed = writtenWordsOf(query)
  const words = typed.map(plainly)
  const units: Unit[] = []
  for (let at = 0; at < words.length; at++) {
    const length =
      [3, 2].find(many => at + many <= words.length && synonyms.has(words.slice(at, at + many).join(' '))) ?? 1
    const together = (all: readonly string[]) => all.slice(at, at + length).join(' ')
    units.push({ plain: together(words), typed: together(typed) })
    at += length - 1
  }
  return units
}

function understand(index: TextIndex, { plain: unit, typed }: Unit, { synonyms }: FindOptions, begun: boolean): Word {
  const stems = wordsOf(unit).map(word => index.stemOf(word))
  const [term = ''] = stems
  const matches: Match[] = [{ terms: stems, worth: WORTH.exact }]
  for (const meant of synonyms.get(unit) ?? [])
    matches.push({ terms: wordsOf(meant).map(word => index.stemOf(word)), worth: WORTH.synonym })
  if (begun)
    for (const { stem } of index.beginningWith(unit, MOST_COMPLETIONS))
      matches.push({ terms: [stem], worth: WORTH.begun })
  // German joins words: a jacket is also found inside a rain jacket.
  if (index.language === 'de' && stems.length === 1 && term.length >= 4)
    for (const each of index.vocabulary())
      if (each.length > term.length && each.includes(term)) matches.push({ terms: [each], worth: WORTH.within })
  const found = matches.filter(({ terms }) => terms.every(each => index.has(each)))
  if (found.length > 0) return { matches: found, misspelt: false, shown: typed }
  const near = nearWords(unit, term, index.surfaces())
  return {
    matches: near.map(each => ({ terms: [each], worth: WORTH.misspelt })),
    misspelt: near.length > 0,
    shown: near[0] === undefined ? typed : index.surfaceOf(near[0]),
  }
}

function gainsOf(index: TextIndex, matches: readonly Match[], slots: number): Float32Array {
  const gains = new Float32Array(slots)
  for (const { terms, worth } of matches) {
    const own = terms.length === 1 ? gains : new Float32Array(slots)
    const held = new Uint8Array(terms.length === 1 ? 0 : slots)
    for (const term of terms) {
      const postings = index.postings(term)
      const rarity = Math.log(1 + index.documents / Math.max(1, postings.length))
      for (const posting of postings) {
        const slot = slotOf(posting)
        const gain = worth * rarity * weightOf(posting)
        if (gain > (own[slot] ?? 0)) own[slot] = gain
        if (held.length > 0) held[slot] = (held[slot] ?? 0) + 1
      }
    }
    for (let slot = 0; slot < held.length; slot++)
      if (held[slot] === terms.length) gains[slot] = Math.max(gains[slot] ?? 0, own[slot] ?? 0)
  }
  return gains
}

function join(gains: readonly Float32Array[], slots: number): { members: Bitmap; scores: Uint16Array } {
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
  for (let slot = 0; slot < slots; slot++)
    if (held[slot] === needed) {
      members.add(slot)
      scores[slot] = Math.min(30_000, Math.round((sums[slot] ?? 0) * SCALE))
    }
  return { members, scores }
}
