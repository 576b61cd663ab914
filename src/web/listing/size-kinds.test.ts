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
  expect(kinds('S', 'M')).toEqual(['clothing: S M'])
})
