import { expect, it } from 'vitest'
import { translationsOf } from '#domain/content/translations.ts'
import { parseSectionItem } from '../content-parse.ts'
import { SECTION_TYPES } from '../content-section-types.ts'
import { begunOf, entryOf } from './begun.ts'
import { PRESETS } from './presets.ts'

const names = [...PRESETS.map(({ name }) => name), ...SECTION_TYPES]

it.each(names)('%s begins without words of any language, and leads to no page of one site', name => {
  const item = begunOf(name)
  expect(parseSectionItem(structuredClone(item)).problems).toEqual([])
  expect(translationsOf({ any: { items: [item] } }, 'fr')).toEqual([])
  expect(JSON.stringify(item)).not.toMatch(/\/en-us\b/)
})

it.each(SECTION_TYPES)('%s stays whole with one more entry in any list that its example has', type => {
  const item = begunOf(type)
  for (const [key, list] of Object.entries(item)) {
    if (!Array.isArray(list) || typeof list[0] !== 'object') continue
    const more = { ...item, [key]: [...list, entryOf(type, [key])] }
    expect(parseSectionItem(structuredClone(more)).problems, key).toEqual([])
  }
})

it('begins a button where the example has none, and an entry of an entry', () => {
  expect(entryOf('anchor', ['targets'])).toEqual({ text: '…', url: '/{locale}' })
  expect(entryOf('hero', ['nothing'])).toEqual({})
})

it('keeps the form of a text', () => {
  expect(begunOf('heading')).toMatchObject({ richText: '<h2>…</h2><p>…</p>' })
  expect(begunOf('campaign')).toMatchObject({
    title: '…',
    targets: [{ text: '…', url: '/{locale}' }, { style: 'link' }],
  })
  expect(begunOf('campaign')).not.toHaveProperty('trackingEvent')
})
