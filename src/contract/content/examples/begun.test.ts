import { expect, it } from 'vitest'
import { translationsOf } from '#domain/content/translations.ts'
import { parseSectionItem } from '../content-parse.ts'
import { SECTION_TYPES } from '../content-section-types.ts'
import { begunOf } from './begun.ts'
import { PRESETS } from './presets.ts'

const names = [...PRESETS.map(({ name }) => name), ...SECTION_TYPES]

it.each(names)('%s begins without words of any language, and leads to no page of one site', name => {
  const item = begunOf(name)
  expect(parseSectionItem(structuredClone(item)).problems).toEqual([])
  expect(translationsOf({ any: { items: [item] } }, 'fr')).toEqual([])
  expect(JSON.stringify(item)).not.toMatch(/\/en-us\b/)
})

it('keeps the form of a text', () => {
  expect(begunOf('heading')).toMatchObject({ richText: '<h2>…</h2><p>…</p>' })
  expect(begunOf('campaign')).toMatchObject({
    title: '…',
    targets: [{ text: '…', url: '/{locale}' }, { style: 'link' }],
  })
  expect(begunOf('campaign')).not.toHaveProperty('trackingEvent')
})
