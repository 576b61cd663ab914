import { expect, it } from 'vitest'
import { plainText, plainWord, wordIn } from './word-match.ts'

it('finds a word whole, whatever its capitals, accents and marks', () => {
  const text = plainText('Quelle  ARNAQUÉ!!! Der Mistkerlen')
  expect(wordIn(text, plainWord('Arnaque'))).toBe(true)
  expect(wordIn(text, plainWord('quelle arnaque'))).toBe(true)
  expect(wordIn(text, plainWord('Mistkerl'))).toBe(false)
  expect(wordIn(text, plainWord('mistkerl*'))).toBe(true)
  expect(wordIn(text, plainWord('naque'))).toBe(false)
  expect(plainWord(' * ')).toBe('')
})
