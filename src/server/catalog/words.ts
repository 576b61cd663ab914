import { z } from 'zod'
import { LANGUAGES, type Language } from '#domain/sites/sites.ts'

/** A text in the languages of the shop. */
export type Words = Readonly<Partial<Record<Language, string>>>
export type WordLists = Readonly<Partial<Record<Language, readonly string[]>>>

const WordsSchema = z.partialRecord(z.enum(LANGUAGES), z.string())
const WordListsSchema = z.partialRecord(z.enum(LANGUAGES), z.array(z.string()))

export const readWords = (value: unknown): Words => WordsSchema.catch({}).parse(value)
export const readWordLists = (value: unknown): WordLists => WordListsSchema.catch({}).parse(value)

/** What is not written in a language is read in English. */
export const inLanguage = (words: Words, language: Language): string => words[language] ?? words.en ?? ''
export const listInLanguage = (lists: WordLists, language: Language): readonly string[] =>
  lists[language] ?? lists.en ?? []

/** Thousands of rows say the same few things: each is parsed and kept once. All are forgotten when they are too many. */
export class Interned<T> {
  #known = new Map<string, T>()
  #read: (text: string) => T
  #most: number

  constructor(read: (text: string) => T, most: number) {
    this.#read = read
    this.#most = most
  }

  of(text: string): T {
    const known = this.#known.get(text)
    if (known !== undefined) return known
    const fresh = this.#read(text)
    if (this.#known.size >= this.#most) this.#known.clear()
    this.#known.set(text, fresh)
    return fresh
  }
}
