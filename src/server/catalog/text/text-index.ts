import { Bounded } from '#domain/memory/bounded.ts'
import type { Language } from '#domain/sites/sites.ts'
import { Interned } from '../words.ts'
import { Postings } from './postings.ts'
import { isStopWord, plainly, stem, writtenWordsOf } from './stem.ts'

/** A text and how much a word in it says about the style. */
export type WeightedText = readonly [text: string, weight: number]

const SENTENCE_END = /(?<=[.!?])\s+/
const MOST_READ = 5_000
/** Those of our texts are fewer; the others are what people type. */
const MOST_STEMS = 50_000

/** The weight of a word in the name of a style: it says what the style is. */
export const NAMING = 8

/** A word as compared, and as shown to a shopper. */
type Surface = { readonly plain: string; readonly written: string }
/** All that an index knows, in rows. */
export type TextPicture = {
  readonly language: Language
  readonly documents: number
  readonly stems: readonly string[]
  readonly surfaces: readonly Surface[]
  readonly sizes: readonly number[]
  readonly postings: Uint32Array
  /** In alphabetical order: whoever reads them has nothing to sort. */
  readonly words: readonly (readonly [plain: string, completion: Completion])[]
}
export type Completion = { readonly stem: string; readonly written: string }

const NOBODY = new Postings()

/** Which styles hold which word stems of one language. */
export class TextIndex {
  readonly language: Language
  /** Stems by their numbers, in the order in which they were met; who holds each; and how each was met first. */
  readonly #numbers: Map<string, number>
  readonly #postings: Postings[]
  readonly #surfaces: Surface[]
  /** Of the style that is being read, by number; nothing in between. */
  readonly #weights: number[]
  readonly #read = new Bounded<readonly number[]>(MOST_READ)
  readonly #stems: Interned<string>
  /** Every word met, by its plain form: what is only begun may be past the end of its stem already. */
  readonly #words: Map<string, Completion>
  #sorted: readonly string[] | undefined
  #documents: number

  constructor(language: Language, known?: TextPicture) {
    this.language = language
    this.#stems = new Interned(word => stem(word, language), MOST_STEMS)
    this.#numbers = new Map(known?.stems.map((term, number) => [term, number]))
    this.#postings = known ? Postings.parted(known.postings, known.sizes) : []
    this.#surfaces = [...(known?.surfaces ?? [])]
    this.#weights = this.#surfaces.map(() => 0)
    this.#words = new Map(known?.words)
    this.#sorted = known?.words.map(([plain]) => plain)
    this.#documents = known?.documents ?? 0
  }

  picture(): TextPicture {
    return {
      language: this.language,
      documents: this.#documents,
      stems: [...this.#numbers.keys()],
      surfaces: [...this.#surfaces],
      sizes: this.#postings.map(({ size }) => size),
      postings: Postings.joined(this.#postings),
      words: this.#inOrder().flatMap(word => {
        const completion = this.#words.get(word)
        return completion ? [[word, completion] as const] : []
      }),
    }
  }

  get documents(): number {
    return this.#documents
  }

  stemOf(word: string): string {
    return this.#stems.of(word)
  }

  add(slot: number, texts: Iterable<WeightedText>): void {
    const held: number[] = []
    for (const [text, weight] of texts)
      for (const sentence of text.split(SENTENCE_END))
        for (const number of this.#stemsIn(sentence)) {
          const known = this.#weights[number] ?? 0
          if (known === 0) held.push(number)
          if (known < weight) this.#weights[number] = weight
        }
    for (const number of held) {
      this.#postings[number]?.add(slot, this.#weights[number] ?? 0)
      this.#weights[number] = 0
    }
    this.#documents++
  }

  /** Labels, lines and sentences come again and again: each is read once. */
  #stemsIn(text: string): readonly number[] {
    const known = this.#read.get(text)
    if (known) return known
    const found = new Set<number>()
    for (const written of writtenWordsOf(text)) {
      const plain = plainly(written)
      if (isStopWord(plain, this.language)) continue
      const term = this.stemOf(plain)
      found.add(this.#numbers.get(term) ?? this.#meet(term, { plain, written }))
      if (this.#words.has(plain)) continue
      this.#words.set(plain, { stem: term, written })
      this.#sorted = undefined
    }
    return this.#read.set(text, [...found])
  }

  #meet(term: string, surface: Surface): number {
    const number = this.#postings.length
    this.#numbers.set(term, number)
    this.#postings.push(new Postings())
    this.#surfaces.push(surface)
    this.#weights.push(0)
    return number
  }

  /** Texts change rarely; looking through every list then costs less than remembering each style's words. */
  remove(slot: number): void {
    for (const postings of this.#postings) postings.remove(slot)
    this.#documents--
  }

  postings(term: string): Postings {
    return this.#postings[this.#numbers.get(term) ?? -1] ?? NOBODY
  }

  has(term: string): boolean {
    return this.postings(term).size > 0
  }

  /** Whether some style is named by it. */
  names(term: string): boolean {
    return this.postings(term).weighSome(NAMING)
  }

  *vocabulary(): Generator<string> {
    for (const [term, number] of this.#numbers) if (this.#postings[number]?.size) yield term
  }

  /** Every stem with a word that has it. */
  *surfaces(): Generator<readonly [stem: string, surface: string]> {
    for (const [term, number] of this.#numbers)
      if (this.#postings[number]?.size) yield [term, this.#surfaces[number]?.plain ?? term]
  }

  /** How a stem reads when shown to a shopper. */
  surfaceOf(term: string): string {
    return this.#surfaces[this.#numbers.get(term) ?? -1]?.written ?? term
  }

  #inOrder = (): readonly string[] => (this.#sorted ??= [...this.#words.keys()].sort())

  /** Known words that begin like this, in alphabetical order, one of each stem. */
  beginningWith(prefix: string, most: number): Completion[] {
    const sorted = this.#inOrder()
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
