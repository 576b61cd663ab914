import { Bounded } from '#domain/memory/bounded.ts'
import type { Language } from '#domain/sites/sites.ts'
import { Interned } from '../words.ts'
import { isStopWord, plainly, stem, writtenWordsOf } from './stem.ts'

/** A text and how much a word in it says about the style. */
export type WeightedText = readonly [text: string, weight: number]

const SENTENCE_END = /(?<=[.!?])\s+/
const MOST_READ = 5_000
/** Those of our texts are fewer; the others are what people type. */
const MOST_STEMS = 50_000

/** The weight of a word in the name of a style: it says what the style is. */
export const NAMING = 8
const SLOT_BITS = 24
const SLOT_MASK = (1 << SLOT_BITS) - 1
export const slotOf = (posting: number): number => posting & SLOT_MASK
export const weightOf = (posting: number): number => posting >>> SLOT_BITS

/** A word as compared, and as shown to a shopper. */
type Surface = { readonly plain: string; readonly written: string }
export type Completion = { readonly stem: string; readonly written: string }

/** Which styles hold which word stems of one language. */
export class TextIndex {
  readonly language: Language
  #postings = new Map<string, number[]>()
  readonly #read = new Bounded<readonly string[]>(MOST_READ)
  readonly #stems: Interned<string>
  /** The first word met of each stem. */
  #surface = new Map<string, Surface>()
  /** Every word met, by its plain form: what is only begun may be past the end of its stem already. */
  #words = new Map<string, Completion>()
  #sorted: string[] | undefined
  #documents = 0

  constructor(language: Language) {
    this.language = language
    this.#stems = new Interned(word => stem(word, language), MOST_STEMS)
  }

  get documents(): number {
    return this.#documents
  }

  stemOf(word: string): string {
    return this.#stems.of(word)
  }

  add(slot: number, texts: Iterable<WeightedText>): void {
    const weights = new Map<string, number>()
    for (const [text, weight] of texts) {
      for (const sentence of text.split(SENTENCE_END))
        for (const term of this.#termsOf(sentence)) if ((weights.get(term) ?? 0) < weight) weights.set(term, weight)
    }
    for (const [term, weight] of weights) {
      const posting = (weight << SLOT_BITS) | slot
      const list = this.#postings.get(term)
      if (list) list.push(posting)
      else this.#postings.set(term, [posting])
    }
    this.#documents++
  }

  /** Labels, lines and sentences come again and again: each is read once. */
  #termsOf(text: string): readonly string[] {
    const known = this.#read.get(text)
    if (known) return known
    const terms = new Set<string>()
    for (const written of writtenWordsOf(text)) {
      const plain = plainly(written)
      if (isStopWord(plain, this.language)) continue
      const term = this.stemOf(plain)
      terms.add(term)
      if (!this.#surface.has(term)) this.#surface.set(term, { plain, written })
      if (this.#words.has(plain)) continue
      this.#words.set(plain, { stem: term, written })
      this.#sorted = undefined
    }
    return this.#read.set(text, [...terms])
  }

  /** Texts change rarely; looking through every list then costs less than remembering each style's words. */
  remove(slot: number): void {
    for (const [term, list] of this.#postings) {
      const at = list.findIndex(posting => slotOf(posting) === slot)
      if (at < 0) continue
      list.splice(at, 1)
      if (list.length === 0) this.#postings.delete(term)
    }
    this.#documents--
  }

  postings(term: string): readonly number[] {
    return this.#postings.get(term) ?? []
  }

  has(term: string): boolean {
    return this.#postings.has(term)
  }

  /** Whether some style is named by it. */
  names(term: string): boolean {
    return this.postings(term).some(posting => weightOf(posting) >= NAMING)
  }

  vocabulary(): Iterable<string> {
    return this.#postings.keys()
  }

  /** Every stem with a word that has it. */
  *surfaces(): Generator<readonly [stem: string, surface: string]> {
    for (const term of this.#postings.keys()) yield [term, this.#surface.get(term)?.plain ?? term]
  }

  /** How a stem reads when shown to a shopper. */
  surfaceOf(term: string): string {
    return this.#surface.get(term)?.written ?? term
  }

  /** Known words that begin like this, in alphabetical order, one of each stem. */
  beginningWith(prefix: string, most: number): Completion[] {
    const sorted = (this.#sorted ??= [...this.#words.keys()].sort())
    let low = 0
    let high = sorted.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((sorted[middle] ?? '') < prefix) low = middle + 1
      else high = middle
    }
    const found = new Map<string, Completion>()
    for (let at = low; at < sorted.length && found.size < most; at++) {
      const word = sorted[at] ?? ''
      if (!word.startsWith(prefix)) break
      const known = this.#words.get(word)
      if (known && this.has(known.stem) && !found.has(known.stem)) found.set(known.stem, known)
    }
    return [...found.values()]
  }
}
