import { expect, it } from 'vitest'
import { provincesOf } from './provinces.ts'

it('lists states, provinces and territories with a code of their own', () => {
  const counts = { US: 59, CA: 13, ES: 52, DE: 0 }
  for (const [country, count] of Object.entries(counts)) {
    const provinces = provincesOf(country)
    expect(provinces, country).toHaveLength(count)
    expect(new Set(provinces.map(({ code }) => code)).size).toBe(count)
    for (const { code, name } of provinces) {
      expect(code).toMatch(/^[A-Z]{1,2}$/)
      expect(name).toMatch(/^\p{Lu}/u)
    }
  }
})

it('names the same Canadian provinces in French', () => {
  const codes = (language: string) => provincesOf('CA', language).map(({ code }) => code)
  expect(codes('fr').toSorted()).toEqual(codes('en').toSorted())
  expect(provincesOf('CA', 'fr').find(({ code }) => code === 'BC')?.name).toBe('Colombie-Britannique')
})
