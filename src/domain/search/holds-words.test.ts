import { expect, it } from 'vitest'
import { holdsWords } from './holds-words.ts'

it.each([
  ['Farben: Dunkel', 'farben dunkel', true],
  ['Farben: Dunkel', 'dunkel farb', true],
  ['Farben: Dunkel', 'farben hell', false],
  ['Rücksendungen', 'rucks', true],
  ['Rücksendungen', 'RÜCK', true],
  ['Théo Lacroix', 'lacroix theo', true],
  ['Orders', '', true],
])('finds "%s" by "%s": %s', (label, typed, found) => expect(holdsWords(label, typed)).toBe(found))
