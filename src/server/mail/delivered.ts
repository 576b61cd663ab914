import { fieldOfWord, LETTER_WORDS } from '#contract/content/content-letters.ts'
import { WORDS_SLUG } from '#domain/content/content-kinds.ts'
import type { Layers } from '#domain/content/edit-layers.ts'
import { LANGUAGES } from '#domain/sites/sites.ts'
import { LETTERS } from './texts/letters.ts'
import type { LetterText } from './texts/letter-texts.ts'
import { MAIL_WORDS } from './texts/words.ts'

const inEachLanguage = <T>(say: (language: (typeof LANGUAGES)[number]) => T) =>
  Object.fromEntries(LANGUAGES.map(language => [language, say(language)]))

const layersOf = ({ subject, heading, body, action }: LetterText): Layers => ({
  // Paragraphs are known by their place, in every language the same.
  any: { paragraphs: body.map(() => ({})) },
  ...inEachLanguage(language => ({
    subject: subject[language],
    heading: heading[language],
    paragraphs: body.map(text => ({ text: text[language] })),
    ...(action && { actionLabel: action[language] }),
  })),
})

/** The words that a shop is delivered with, as layers of content: what editors write lies over them. */
export const DELIVERED: ReadonlyMap<string, Layers> = new Map([
  ...Object.entries(LETTERS).map(([template, text]): [string, Layers] => [`letter/${template}`, layersOf(text)]),
  [
    WORDS_SLUG,
    inEachLanguage(language =>
      Object.fromEntries(LETTER_WORDS.map(word => [fieldOfWord(word), MAIL_WORDS[word][language]])),
    ),
  ],
])

export type LetterFacts = {
  /** What is filled in when it is sent: a letter says each of these, and no others. */
  readonly placeholders: readonly string[]
  readonly button: boolean
}

const PLACEHOLDER = /\{(\w+)\}/g

function factsOf({ subject, heading, body, action }: LetterText): LetterFacts {
  const texts = [subject, heading, ...body].map(({ en }) => en).join(' ')
  return {
    placeholders: [...new Set([...texts.matchAll(PLACEHOLDER)].map(([, name = '']) => name))],
    button: action !== undefined,
  }
}

const FACTS: ReadonlyMap<string, LetterFacts> = new Map([
  ...Object.entries(LETTERS).map(([template, text]): [string, LetterFacts] => [`letter/${template}`, factsOf(text)]),
  [WORDS_SLUG, { placeholders: [], button: false }],
])

export const findLetterFacts = (slug: string): LetterFacts | undefined => FACTS.get(slug)
