import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wordDiff, type WordPart } from './word-diff.ts'

const marked = (parts: readonly WordPart[]) => parts.map(({ text, isOther }) => (isOther ? `[${text}]` : text)).join('')
const told = (before: string, after: string) => {
  const diff = wordDiff(before, after)
  return [marked(diff.before), marked(diff.after)]
}

describe('what is other in a text', () => {
  it('is told word by word, in both', () => {
    expect(told('Boots for wet days', 'Boots for long, wet days')).toEqual([
      'Boots for wet days',
      'Boots for [long, ]wet days',
    ])
    expect(told('Free delivery from 50', 'Free delivery from 80')).toEqual([
      'Free delivery from [50]',
      'Free delivery from [80]',
    ])
    expect(told('<p>Read <b>this</b></p>', '<p>Read <i>this</i></p>')).toEqual([
      '<p>Read [<b>]this[</b>]</p>',
      '<p>Read [<i>]this[</i>]</p>',
    ])
  })

  it('marks several words in a row as one', () => {
    expect(told('Up and out', 'Down by the sea')).toEqual(['[Up and out]', '[Down by the sea]'])
  })

  it('loses no letter, whatever the texts are', () => {
    const text = fc.array(fc.constantFrom('a', 'b', ' ', '<p>', '</p>', '<', 'é')).map(each => each.join(''))
    fc.assert(
      fc.property(text, text, (before, after) => {
        const diff = wordDiff(before, after)
        expect(diff.before.map(part => part.text).join('')).toBe(before)
        expect(diff.after.map(part => part.text).join('')).toBe(after)
        const same = (parts: readonly WordPart[]) => parts.flatMap(part => (part.isOther ? [] : part.text)).join('')
        expect(same(diff.before).replaceAll(/\s/g, '')).toBe(same(diff.after).replaceAll(/\s/g, ''))
      }),
    )
  })
})
