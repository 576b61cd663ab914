import { describe, expect, it } from 'vitest'
import { NESTED_ITEMS, parseSectionItem } from '../content-parse.ts'
import { SECTION_TYPES } from '../content-section-types.ts'
import { SECTION_EXAMPLES } from './sections.ts'

const isSection = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'type' in value && SECTION_TYPES.some(type => type === value.type)

/** Where lists of an object, or of the objects in its lists, hold sections. */
const placesOfSections = (owner: object): string[] =>
  Object.entries(owner).flatMap(([name, list]) => {
    if (!Array.isArray(list)) return []
    if (list.some(isSection)) return [name]
    const inner = list.flatMap((each: unknown) =>
      typeof each === 'object' && each !== null ? placesOfSections(each) : [],
    )
    return inner.map(place => `${name}.${place}`)
  })

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

  it.each(SECTION_TYPES)(
    '%s holds other kinds where NESTED_ITEMS says so: one that cannot be read leaves the rest',
    type => {
      const places = new Set(placesOfSections(SECTION_EXAMPLES[type]))
      expect([...places].filter(place => !NESTED_ITEMS[type]?.includes(place))).toEqual([])
    },
  )

  it.each(SECTION_TYPES)('%s without its id is refused and named', type => {
    const { id: _, ...rest } = SECTION_EXAMPLES[type]
    const { item, problems } = parseSectionItem(rest)
    expect(item).toBeUndefined()
    expect(problems).toMatchObject([{ component: type, id: 'unknown' }])
  })
})
