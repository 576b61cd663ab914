import { describe, expect, it } from 'vitest'
import { SECTION_TYPES } from '#contract/content/content-section-types.ts'
import { fieldsOfType, pageFields, type FieldShape } from '../src/studio/rooms/content/schema-fields.ts'
import { FIELD_WORDS } from '../src/studio/rooms/content/words/fields.ts'

const DEEP = 6

const keysOf = (fields: readonly FieldShape[], depth = 0): string[] =>
  fields.flatMap(field => [
    field.key,
    ...((field.kind === 'group' || field.kind === 'list') && depth < DEEP
      ? keysOf(field.fields(undefined), depth + 1)
      : []),
  ])

describe('the forms of the editor', () => {
  it('name every field of every kind in the four languages', () => {
    const keys = new Set([
      ...SECTION_TYPES.flatMap(type => keysOf(fieldsOfType(type))),
      ...keysOf(pageFields('article')),
    ])
    expect(keys.size).toBeGreaterThan(100)
    expect([...keys].filter(key => !Object.hasOwn(FIELD_WORDS, `field_${key}`))).toEqual([])
  })
})
