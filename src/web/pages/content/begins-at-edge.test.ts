import { expect, it } from 'vitest'
import { SECTION_EXAMPLES } from '#contract/content/examples/sections.ts'
import type { SectionItem } from '#contract/content/content-sections.ts'
import { beginsAtEdge } from './begins-at-edge.ts'

const led = (...items: SectionItem[]) => beginsAtEdge([{ name: 'main', lazy: false, items }])

it('a page that begins with a picture begins at the edge, one that begins with words keeps away from it', () => {
  const { hero, 'rich-text': words } = SECTION_EXAMPLES
  expect(led(hero, words)).toBe(true)
  expect(led(words, hero)).toBe(false)
  expect(led({ ...words, isFullWidth: true })).toBe(true)
  expect(led()).toBe(true)
})
