import { describe, expect, it } from 'vitest'
import { COLOUR_TOKENS } from '#contract/content/content-tokens.ts'
import { CONTENT_KINDS } from '#domain/content/content-kinds.ts'
import { SECTION_TYPES } from '#contract/content/content-section-types.ts'
import { choiceOf } from '../src/studio/rooms/content/choice-words.ts'
import { fieldsOfType, letterFields, pageFields, type FieldShape } from '../src/studio/rooms/content/schema-fields.ts'
import { HINTS } from '../src/studio/rooms/content/words/hints.ts'
import { FIELD_WORDS } from '../src/studio/rooms/content/words/fields.ts'
import { LETTER_WORDS } from '../src/studio/rooms/content/words/letters.ts'

const DEEP = 6

const allIn = (fields: readonly FieldShape[], depth = 0): FieldShape[] =>
  fields.flatMap(field => [
    field,
    ...((field.kind === 'group' || field.kind === 'list') && depth < DEEP
      ? allIn(field.fields(undefined), depth + 1)
      : []),
    ...(field.kind === 'media' ? allIn(field.ofFilm, depth + 1) : []),
  ])
const FIELDS = [
  ...SECTION_TYPES.flatMap(type => allIn(fieldsOfType(type))),
  ...CONTENT_KINDS.flatMap(kind => allIn(pageFields(kind))),
  ...allIn(letterFields('button')),
  ...allIn(letterFields('words')),
]
const WORDS = { ...FIELD_WORDS, ...LETTER_WORDS }

describe('the forms of the editor', () => {
  it('name every field of every kind in the four languages', () => {
    const keys = new Set(FIELDS.map(({ key }) => key))
    expect(keys.size).toBeGreaterThan(100)
    expect(
      [...keys].filter(key => !Object.hasOwn(WORDS, `field_${key}`)),
      'give each a line in FIELDS_OF_KINDS (content-section-types.ts), or in words/fields.ts where many kinds have it',
    ).toEqual([])
  })

  it('explain every field that needs it in the four languages', () => {
    const hints = new Set(FIELDS.flatMap(({ hint }) => hint ?? []))
    expect(hints.size).toBeGreaterThan(40)
    expect(
      [...hints].filter(hint => !Object.hasOwn(HINTS, hint)),
      'translate each in HINTS_OF_KINDS (content-section-types.ts), or in words/hints.ts where many kinds have it',
    ).toEqual([])
    expect(Object.keys(HINTS).filter(hint => !hints.has(hint))).toEqual([])
  })

  it('say every choice of every field in the four languages, and every colour', () => {
    const offered = FIELDS.flatMap(field => {
      if (field.kind === 'colour') return COLOUR_TOKENS.map(each => [field.key, each] as const)
      if (field.kind !== 'choice' && field.kind !== 'choices') return []
      return field.options.filter(each => typeof each === 'string').map(each => [field.key, each] as const)
    })
    expect(offered.length).toBeGreaterThan(500)
    expect(
      [...new Set(offered.flatMap(([key, each]) => (choiceOf(key, each) ? [] : `${key}: ${each}`)))],
      'give each its words in words/choices.ts',
    ).toEqual([])
  })
})
