import { expect, it } from 'vitest'
import { labelled } from './labelled.ts'

it('puts a colon where each language has it', () => {
  expect(labelled('Code', '8', 'en')).toBe('Code: 8')
  expect(labelled('Code', '8', 'de')).toBe('Code: 8')
  expect(labelled('Code', '', 'fr')).toBe('Code')
  expect(labelled('Code', '8', 'fr')).toBe('Code\u00A0: 8')
})
