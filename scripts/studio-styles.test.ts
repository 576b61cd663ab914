import { expect, it } from 'vitest'
import { findStyledTwice } from './studio-styles.ts'

it('tells of a class that two stylesheets style, and not of one that another only stands beside', () => {
  const sheets = [
    { name: 'a.css', text: '/* .note { */ .list,\n.card:hover { gap: 1px }\n.card .title { gap: 2px }' },
    { name: 'b.css', text: '@media (width < 800px) { .card[data-on] { gap: 3px } }\n.room:has(.list) { gap: 4px }' },
  ]
  expect(findStyledTwice(sheets)).toEqual([
    { file: 'src/studio/styles/b.css', why: 'styles .card, which a.css does already' },
  ])
})
