import { expect, it } from 'vitest'
import { boxAround, distanceKm } from './distance.ts'

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
