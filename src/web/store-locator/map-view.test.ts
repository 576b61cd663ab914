import { expect, it } from 'vitest'
import { MAP_HEIGHT, MAP_WIDTH, mapOf, sideBySide } from './map-view.ts'

const DENVER = { latitude: 39.74, longitude: -104.99 }
const BOSTON = { latitude: 42.36, longitude: -71.06 }

it('draws land, and every place inside the picture, east to the right and north up', () => {
  const view = mapOf([DENVER, BOSTON])
  expect(view?.land).toMatch(/^M[\d.-]+ [\d.-]+L/)
  const [west, east] = [view?.at(DENVER), view?.at(BOSTON)]
  for (const { x, y } of [west, east].flatMap(point => point ?? [])) {
    expect(x).toBeGreaterThan(0)
    expect(x).toBeLessThan(MAP_WIDTH)
    expect(y).toBeGreaterThan(0)
    expect(y).toBeLessThan(MAP_HEIGHT)
  }
  expect(west?.x).toBeLessThan(east?.x ?? 0)
  expect(west?.y).toBeGreaterThan(east?.y ?? 0)
})

it('draws no line right across the map where a country crosses the date line', () => {
  const { land = '' } = mapOf([{ latitude: 61.2, longitude: -149.9 }, DENVER]) ?? {}
  const widest = land
    .split('M')
    .flatMap(part => {
      const xs = part
        .replace('Z', '')
        .split('L')
        .map(step => Number(step.split(' ')[0]))
      return xs.slice(1).map((x, index) => Math.abs(x - (xs[index] ?? x)))
    })
    .reduce((most, gap) => Math.max(most, gap), 0)
  expect(widest).toBeLessThan(MAP_WIDTH)
})

it('has lines to hold on to and a scale, also far from any coast', () => {
  const { grid = '', scale } = mapOf([DENVER]) ?? {}
  expect(grid.match(/V/g)?.length).toBeGreaterThanOrEqual(2)
  expect(grid.match(/H/g)?.length).toBeGreaterThanOrEqual(2)
  expect(scale).toEqual({ km: 50, width: 96 })
  expect(mapOf([DENVER], 1.6)?.scale).toEqual({ km: 80, width: 153 })
  expect(mapOf([DENVER, BOSTON])?.scale.km).toBeGreaterThan(100)
})

it('is not mostly empty because one of many lies far off, which stands at the edge', () => {
  const near = Array.from({ length: 12 }, (_, index) => ({ latitude: 33 + index, longitude: -120 + 4 * index }))
  const anchorage = { latitude: 61.2, longitude: -149.9 }
  const view = mapOf([...near, anchorage])
  const [west, east] = [view?.at(near[0] ?? DENVER), view?.at(near[11] ?? BOSTON)]
  expect((east?.x ?? 0) - (west?.x ?? 0)).toBeGreaterThan(MAP_WIDTH / 2)
  expect([west?.beyond, east?.beyond]).toEqual([false, false])
  const { x, y, beyond } = view?.at(anchorage) ?? {}
  expect(beyond).toBe(true)
  expect(x).toBeGreaterThan(0)
  expect(y).toBeGreaterThan(0)
})

it('has nothing to draw without places', () => {
  expect(mapOf([])).toBeUndefined()
})

it('lets no mark cover another', () => {
  const far = { x: 300, y: 40 }
  expect(sideBySide([{ x: 10, y: 10 }, { x: 12, y: 11 }, far, { x: 11, y: 9 }], 26)).toEqual([
    { x: 10, y: 10 },
    { x: 38, y: 11 },
    far,
    { x: 89, y: 9 },
  ])
})
