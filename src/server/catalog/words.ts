import { z } from 'zod'
import { Bounded } from '#domain/memory/bounded.ts'
import { LANGUAGES, type Language } from '#domain/sites/sites.ts'
import type { Text } from '#domain/sites/texts.ts'

/** A text in the languages of the shop. */
export type Words = Partial<Text>
export type WordLists = Readonly<Partial<Record<Language, readonly string[]>>>

const WordsSchema = z.record(z.string(), z.string())
const WordListsSchema = z.record(z.string(), z.array(z.string()))

/** A server of a later version may speak more languages: what it says in those is left out. */
const inKnownLanguages = <T>(texts: Readonly<Record<string, T>>): Partial<Record<Language, T>> =>
  Object.fromEntries(
    LANGUAGES.flatMap(language => (texts[language] === undefined ? [] : [[language, texts[language]]])),
  )

export const readWords = (value: unknown): Words => inKnownLanguages(WordsSchema.catch({}).parse(value))
export const readWordLists = (value: unknown): WordLists => inKnownLanguages(WordListsSchema.catch({}).parse(value))

/** What is not written in a language is read in English. */
export const inLanguage = (words: Words, language: Language): string => words[language] ?? words.en ?? ''
export const listInLanguage = (lists: WordLists, language: Language): readonly string[] =>
  lists[language] ?? lists.en ?? []

/** Thousands of rows say the same few things: each is parsed and kept once. */
export class Interned<T extends NonNullable<unknown>> {
  readonly #known: Bounded<T>
  readonly #read: (text: string) => T

  constructor(read: (text: string) => T, most: number) {
    this.#known = new Bounded(most)
    this.#read = read
  }

  of(text: string): T {
    return this.#known.get(text) ?? this.#known.set(text, this.#read(text))
  }
}
