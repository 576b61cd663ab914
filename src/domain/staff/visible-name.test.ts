import { expect, it } from 'vitest'
import { isVisibleName } from './visible-name.ts'

it.each([
  'Robin Hale',
  'Ü',
  '7',
  'O’Hara-Peña',
  '倉庫',
  'می‌خواهم',
  'क्‍ष',
  '🏔️',
  '👩🏽‍🚒',
  '👩‍🔧',
  'דנה לוי',
  'ERP: stock → shop',
])('shows all of %s', name => expect(isVisibleName(name)).toBe(true))

it.each([
  ['turned around', 'Robin \u202Eelah'],
  ['isolated', '\u2066Robin\u2069'],
  ['marked', 'Robin\u200F'],
  ['parted by nothing', 'Ro\u200Bbin'],
  ['joined by nothing', 'Ro\u200Dbin'],
  ['joined at its end', 'می\u200C'],
  ['with a soft hyphen', 'Ro\u00ADbin'],
  ['with a mark of order', '\uFEFFRobin'],
  ['written in tags', 'Robin\u{E0041}'],
  ['of private signs', 'Robin\uE000'],
  ['of another form that it has not', 'R\uFE0Fobin'],
  ['filled with nothing', '\u3164'],
  ['of empty braille', '\u2800'],
  ['over two lines', 'Robin\u2028Hale'],
  ['of spaces alone', '\u00A0'],
])('tells what is hidden in a name %s', (_, name) => expect(isVisibleName(name)).toBe(false))
