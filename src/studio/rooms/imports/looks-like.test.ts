import { expect, it } from 'vitest'
import { looksLike } from './looks-like.ts'

const column = (name: string, key = false) => ({ name, key, required: key })
const KINDS = [
  { kind: 'styles', mayWrite: true, columns: [column('style_id', true), column('name.en'), column('kind')] },
  { kind: 'prices', mayWrite: true, columns: [column('product', true), column('site', true), column('price')] },
  { kind: 'stock', mayWrite: false, columns: [column('sku', true), column('location', true), column('on_hand')] },
] as const

it('a file that lacks what its kind needs is told the kind that its columns are of', () => {
  expect(looksLike(KINDS, 'styles', ['Product', 'Site', 'Price'])).toBe('prices')
  expect(looksLike(KINDS, 'prices', ['style id', 'Name (en)', 'kind'])).toBe('styles')
})

it('a file that has what its kind needs, is of no kind, or of one that one may not write, is told nothing', () => {
  expect(looksLike(KINDS, 'prices', ['product', 'site', 'price', 'style_id', 'name.en', 'kind'])).toBeUndefined()
  expect(looksLike(KINDS, 'styles', ['Handle', 'Title'])).toBeUndefined()
  expect(looksLike(KINDS, 'styles', ['sku', 'location', 'on_hand'])).toBeUndefined()
})
