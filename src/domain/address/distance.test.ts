import { expect, it } from 'vitest'
import { boxAround, distanceKm, formatDistance } from './distance.ts'

const DENVER = { latitude: 39.7392, longitude: -104.9903 }
const BOULDER = { latitude: 40.015, longitude: -105.2705 }

it('measures along the great circle', () => {
  expect(distanceKm(DENVER, BOULDER)).toBeCloseTo(38.9, 0)
  expect(distanceKm(DENVER, DENVER)).toBe(0)
})

it('draws a box that holds what is near', () => {
  const box = boxAround(DENVER, 50)
  expect(BOULDER.latitude).toBeLessThan(box.north)
  expect(BOULDER.longitude).toBeGreaterThan(box.west)
  expect(boxAround(DENVER, 10).north).toBeLessThan(BOULDER.latitude)
})

it.each([
  [0.48, 'en-US', '0.3 mi'],
  [65, 'en-GB', '40 mi'],
  [65.4, 'en-CA', '65 km'],
  [3.25, 'de-DE', '3,3 km'],
])('says %d km in %s as %s', (km, tag, said) => {
  expect(formatDistance(km, tag).replace(/\s/g, ' ')).toBe(said)
})
