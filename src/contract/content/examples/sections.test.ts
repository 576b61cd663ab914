import { describe, expect, it } from 'vitest'
import { parseSectionItem } from '../content-parse.ts'
import { SECTION_TYPES } from '../content-section-types.ts'
import { SECTION_EXAMPLES } from './sections.ts'

describe('the example of every kind', () => {
  it('exists once for each kind and for nothing else', () => {
    expect(Object.keys(SECTION_EXAMPLES).toSorted()).toEqual(SECTION_TYPES.toSorted())
  })

  it('has an id of its own', () => {
    expect(new Set(SECTION_TYPES.map(type => SECTION_EXAMPLES[type].id)).size).toBe(SECTION_TYPES.length)
  })

  it.each(SECTION_TYPES)('%s is read back as it was written', type => {
    const stored: unknown = JSON.parse(JSON.stringify(SECTION_EXAMPLES[type]))
    const { item, problems } = parseSectionItem(stored)
    expect(problems).toEqual([])
    expect(item).toEqual(SECTION_EXAMPLES[type])
  })

  it.each(SECTION_TYPES)('%s without its id is refused and named', type => {
    const { id: _, ...rest } = SECTION_EXAMPLES[type]
    const { item, problems } = parseSectionItem(rest)
    expect(item).toBeUndefined()
    expect(problems).toMatchObject([{ component: type, id: 'unknown' }])
  })
})
