import { expect, it } from 'vitest'
import { weightText } from './weight-text.ts'

it('weighs in ounces in the United States, and in grams everywhere', () => {
  const said = (grams: number, tag: string) => weightText(grams, tag).replaceAll(/\s/g, ' ')
  expect(said(292, 'en-US')).toBe('10.3 oz (292 g)')
  expect(said(292, 'de-DE')).toBe('292 g')
  expect(said(1250, 'fr-FR')).toBe('1 250 g')
})
