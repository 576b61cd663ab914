import { describe, expect, it } from 'vitest'
import { bareSize, sizeIn, sizeName, sizePlace, sizeUnit } from './size-names.ts'

describe('the name of a size', () => {
  const shoe = { label: '9', us: '9', uk: '8', eu: '42.5' }

  it('is the label where that is what people there say', () => {
    expect(sizeName(shoe, 'US')).toBe('9')
    expect(sizeName({ label: 'M', us: 'M', uk: 'M', eu: 'M' }, 'EU')).toBe('M')
    expect(sizeName({ label: '60 L', us: null, uk: null, eu: null }, 'EU')).toBe('60 L')
  })

  it('says its system elsewhere, which can be told apart again', () => {
    expect(sizeName(shoe, 'EU')).toBe('EU 42.5')
    expect(sizeName(shoe, 'UK')).toBe('UK 8')
    expect([sizeUnit('EU 42.5'), bareSize('EU 42.5')]).toEqual(['EU', '42.5'])
    expect([sizeUnit('USB'), bareSize('USB'), bareSize('40 L')]).toEqual([undefined, 'USB', '40 L'])
  })
})

it('is written with the comma of a language that counts with one, and otherwise left as it is', () => {
  expect(['EU 42.5', '9.5', 'EU 36.5 (Wide)'].map(name => sizeIn(name, 'de'))).toEqual([
    'EU 42,5',
    '9,5',
    'EU 36,5 (Wide)',
  ])
  expect((['fr', 'es', 'en'] as const).map(language => sizeIn('27.5', language))).toEqual(['27,5', '27,5', '27.5'])
  expect(['EU 42', 'XL', '60 L', 'S/M', '12Y', 'Nr. 4'].map(name => sizeIn(name, 'fr'))).toEqual([
    'EU 42',
    'XL',
    '60 L',
    'S/M',
    '12Y',
    'Nr. 4',
  ])
})

it('puts sizes of many runs in one order: small children, children, numbers, ranges, letters, and what is neither', () => {
  const inOrder = (...names: string[]) => names.toSorted((a, b) => sizePlace(a, 0) - sizePlace(b, 0))
  expect(inOrder('6Y', '11K', '5.5', '1Y', '13K', '10', '5')).toEqual(['11K', '13K', '1Y', '6Y', '5', '5.5', '10'])
  expect(inOrder('XL', 'OS', '3XL', 'EU 38-40', 'S', 'XXL', 'XS', 'L/XL', 'EU 35-37', 'M')).toEqual([
    'EU 35-37',
    'EU 38-40',
    'XS',
    'S',
    'M',
    'L/XL',
    'XL',
    'XXL',
    '3XL',
    'OS',
  ])
  expect(sizePlace('90 L', 2)).toBeGreaterThan(sizePlace('40 L', 0))
})
