import { expect, it } from 'vitest'
import { soughtWords } from './find-orders.ts'

const kinds = (typed: string) => soughtWords(typed).map(({ kind, word }) => `${kind} ${word}`)

it.each([
  ['CRN-BORA-ZUTI-0042', 'number crnborazuti0042'],
  ['bora-zuti', 'number borazuti'],
  ['Müller', 'name muller'],
  ['  Robin   HALE ', 'name robin hale'],
  ['Robin@Cairn.test', 'email robin@cairn.test'],
  ['+1 (303) 555-0147', 'phone 74105553031'],
  ['0303 555 0147', 'phone 7410555303'],
  ['0147', 'phone 7410'],
  ['50147', 'phone 74105'],
  ['00147', 'phone 74100'],
  ['01475', 'phone 57410'],
  ['CRN4T2BK-090', 'sku crn4t2bk-090'],
  ['RP4471120953US', 'tracking rp4471120953us'],
  ['4242', 'card 4242'],
  ['129.95', 'amount 12995'],
  ['129,95 €', 'amount 12995'],
  ['129', 'amount 12900'],
])('takes %s for %s', (typed, meant) => {
  expect(kinds(typed)).toContain(meant)
})

it('looks for nothing in what says nothing', () => {
  expect(soughtWords('%')).toEqual([])
  expect(soughtWords('-')).toEqual([])
})
