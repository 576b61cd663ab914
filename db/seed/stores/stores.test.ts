import { expect, it } from 'vitest'
import { SITE_IDS } from '#domain/sites/sites.ts'
import { COLLECTION_POINTS, PLACES, STORES } from './stores.ts'

/** Rough frames of the six countries: a slip of the pen in a coordinate falls outside. */
const FRAMES = {
  US: [24, 72, -170, -66],
  CA: [42, 62, -141, -52],
  GB: [49.8, 61, -8.7, 1.8],
  DE: [47.2, 55.1, 5.8, 15.1],
  FR: [41.3, 51.1, -5.2, 9.6],
  ES: [35.9, 43.8, -9.4, 4.4],
} as const

it('opens at least 150 stores and 60 collection points, inside their countries', () => {
  expect(STORES.length).toBeGreaterThanOrEqual(150)
  expect(COLLECTION_POINTS.length).toBeGreaterThanOrEqual(60)
  for (const { country, latitude, longitude } of [...STORES, ...COLLECTION_POINTS, ...PLACES]) {
    const [south, north, west, east] = FRAMES[country]
    expect(latitude).toSatisfy(value => value > south && value < north)
    expect(longitude).toSatisfy(value => value > west && value < east)
  }
})

it('has stores in each country, numbered from 1001, open at sensible hours', () => {
  expect(new Set(STORES.map(({ country }) => country))).toEqual(new Set(SITE_IDS))
  expect(STORES.map(({ id }) => id)).toEqual(STORES.map((_, index) => 1001 + index))
  expect(new Set(STORES.map(({ name }) => name)).size).toBeGreaterThan(150)
  for (const { hours } of STORES) for (const [opens, closes] of Object.values(hours)) expect(opens < closes).toBe(true)
})

it('calls them what people there say', () => {
  const english = STORES.filter(
    ({ country, name }) => ['DE', 'FR', 'ES'].includes(country) && / (North|Station)$/.test(name),
  )
  expect(english).toEqual([])
  expect(STORES.map(({ name }) => name)).toContain('Cairn Madrid Estación')
})

it('keeps the ids of collection points apart', () => {
  expect(new Set(COLLECTION_POINTS.map(({ id }) => id)).size).toBe(COLLECTION_POINTS.length)
})
