import {
  fieldOfWord,
  LETTER_WORDS,
  LetterFields,
  LetterWordFields,
  type LetterWord,
} from '#contract/content/content-letters.ts'
import { problemOf, type Issue, type ItemProblem } from '#contract/content/content-parse.ts'
import { reason } from '#contract/content/content-reasons.ts'
import { WORDS_SLUG } from '#domain/content/content-kinds.ts'
import { isRaw, type Raw } from '#domain/content/merge-layers.ts'
import { findLetterFacts, type LetterFacts } from '../mail/delivered.ts'
import { linksIn } from '../mail/without-links.ts'

/** What a letter says, before anything is filled in. */
export type LetterWording = {
  readonly subject: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly actionLabel: string | undefined
}
export type LetterWords = Readonly<Record<LetterWord, string>>

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** As far as it is written: whoever writes sees it before it is right. */
export function wordingIn(raw: Raw): LetterWording {
  const paragraphs: readonly unknown[] = Array.isArray(raw['paragraphs']) ? raw['paragraphs'] : []
  return {
    subject: textOf(raw['subject']),
    heading: textOf(raw['heading']),
    paragraphs: paragraphs.map(each => (isRaw(each) ? textOf(each['text']) : '')).filter(text => text !== ''),
    actionLabel: textOf(raw['actionLabel']) || undefined,
  }
}

export function wordsIn(raw: Raw): LetterWords
export function wordsIn(raw: Raw): Readonly<Record<string, string>> {
  return Object.fromEntries(LETTER_WORDS.map(word => [word, textOf(raw[fieldOfWord(word)])]))
}

/** Why nobody may be written to like this; nothing where all is well. */
export function problemsOfLetter(slug: string, raw: Raw): ItemProblem[] {
  const facts = findLetterFacts(slug)
  const issues = facts
    ? [...schemaIssues(slug, facts, raw), ...placeholderIssues(facts, raw), ...linkIssues(raw)]
    : [{ path: [], message: 'the shop sends no letter of this name', reason: reason('noLetter') }]
  return issues.length === 0 ? [] : [problemOf('letter', slug, issues)]
}

function schemaIssues(slug: string, { button }: LetterFacts, raw: Raw): readonly Issue[] {
  const schema =
    slug === WORDS_SLUG ? LetterWordFields : button ? LetterFields : LetterFields.omit({ actionLabel: true })
  return schema.safeParse(raw).error?.issues ?? []
}

/** A placeholder, or a brace that was meant to be one. */
const BRACES = /\{[^{}]*\}?|\}/g

function placeholderIssues({ placeholders }: LetterFacts, raw: Raw): Issue[] {
  const known = new Set(placeholders.map(name => `{${name}}`))
  const found = textsIn(raw, []).flatMap(({ path, text }) =>
    [...text.matchAll(BRACES)].map(([braces]) => ({ path, braces })),
  )
  const unknown = found.filter(({ braces }) => !known.has(braces))
  const missing = [...known].filter(each => !found.some(({ braces }) => braces === each))
  const choice = known.size === 0 ? 'none is filled in here' : `${[...known].join(', ')} are filled in here`
  return [
    ...unknown.map(({ path, braces }) => ({
      path,
      message: `no placeholder is called ${braces}; ${choice}`,
      reason: reason('noPlaceholder', { name: braces, list: [...known].join(', ') || '–' }),
    })),
    ...missing.map(each => ({
      path: ['paragraphs'],
      message: `nothing says ${each}`,
      reason: reason('unsaidPlaceholder', { name: each }),
    })),
  ]
}

/** Letters of ours are believed: one leads nowhere but by its button, which the shop makes. */
const linkIssues = (raw: Raw): Issue[] =>
  textsIn(raw, []).flatMap(({ path, text }) =>
    linksIn(text).map(link => ({
      path,
      message: `${link.trim()} leads out of the letter; only its button does`,
      reason: reason('linkInLetter', { name: link.trim() }),
    })),
  )

function textsIn(value: unknown, path: readonly PropertyKey[]): { path: readonly PropertyKey[]; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (Array.isArray(value)) return value.flatMap((each: unknown, at) => textsIn(each, [...path, at]))
  return isRaw(value) ? Object.entries(value).flatMap(([key, each]) => textsIn(each, [...path, key])) : []
}
