import { describe, expect, it } from 'vitest'
import { SECTION_EXAMPLES } from './examples/sections.ts'
import { parseSectionItem } from './content-parse.ts'

const wrongIn = (words: object) =>
  parseSectionItem({ ...SECTION_EXAMPLES.hero, ...words }).problems.flatMap(({ issues }) =>
    issues.map(({ path, reason }) => [path.join('.'), reason.name, ...Object.values(reason.values)]),
  )

describe('why something is refused', () => {
  it.each([
    [{ title: '' }, ['title', 'empty']],
    [{ title: 'n'.repeat(201) }, ['title', 'tooLong', '200']],
    [{ title: 7 }, ['title', 'wrongKind']],
    [{ titleColor: 'mauve' }, ['titleColor', 'notColour']],
    [{ targets: [{ text: 'Go', url: 'javascript:alert(1)' }] }, ['targets.0.url', 'notAddress']],
    [{ targets: [{ url: '/a' }] }, ['targets.0.text', 'missing']],
    [{ targets: Array.from({ length: 13 }, () => ({ text: 'Go', url: '/a' })) }, ['targets', 'tooMany', '12']],
    [{ textAlignment: 'top' }, ['textAlignment', 'notOneOf', 'left, center, right']],
  ])('%o is told by name, whatever language it is said in', (words, told) => {
    expect(wrongIn(words)).toEqual([told])
  })
})
