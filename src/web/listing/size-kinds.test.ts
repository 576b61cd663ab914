import { expect, it } from 'vitest'
import { bySizeKind } from './size-kinds.ts'

const kinds = (...labels: string[]) =>
  bySizeKind(labels.map(label => ({ label }))).map(
    ([kind, values]) => `${kind}: ${values.map(({ label }) => label).join(' ')}`,
  )

it('tells sizes of shoes, trousers and clothing apart, in whatever order they come', () => {
  expect(kinds('5', 'S', '28/32', '10.5', 'M', 'One size', '30/30')).toEqual([
    'shoe: 5 10.5',
    'waist: 28/32 30/30',
    'clothing: S M One size',
  ])
  expect(kinds('EU 42.5', 'UK 8', 'XL')).toEqual(['shoe: EU 42.5 UK 8', 'clothing: XL'])
  expect(kinds('EU 42,5', 'EU 29,5')).toEqual(['shoe: EU 42,5 EU 29,5'])
  expect(kinds('11K', '9,5', '9')).toEqual(['shoe: 11K 9,5 9'])
  expect(kinds('S', 'M')).toEqual(['clothing: S M'])
})

it('keeps gloves and the heights of children out of the shoes of Europe', () => {
  expect(
    kinds('EU 6', 'EU 10', 'EU 29.5', 'EU 40.5', 'EU 50', 'EU 44/30', 'EU 104', 'EU 164', 'EU 35-37', 'L'),
  ).toEqual([
    'shoe: EU 29.5 EU 40.5 EU 50',
    'waist: EU 44/30',
    'glove: EU 6 EU 10',
    'clothing: EU 104 EU 164 EU 35-37 L',
  ])
})

it('knows the shoes of children, beside which a bare number is a shirt', () => {
  expect(kinds('11K', '2Y', '4', '12', 'S')).toEqual(['shoe: 11K 2Y', 'clothing: 4 12 S'])
  expect(kinds('UK 10', 'UK 2', '4', '12')).toEqual(['shoe: UK 10 UK 2', 'clothing: 4 12'])
  expect(kinds('11K', '9', '9.5')).toEqual(['shoe: 11K 9 9.5'])
})
