import type { Position } from '#domain/address/distance.ts'
import { boxOf, outlines, overlap, type Box, type Ring } from './land.ts'

export const MAP_WIDTH = 800
export const MAP_HEIGHT = 640

/** The narrowest piece of the world a map shows, in degrees. */
const LEAST_SPAN = 3
const MARGIN = 0.18

/** Marks that would lie outside keep so far from the edge. */
const EDGE = 24
/** One of so many places may lie far from the rest. */
const FAR_OF = 12
/** So small the map must become without it, or it belongs to it. */
const WORTH = 0.75

type MapPoint = Point & { readonly beyond: boolean }
type Drawn = (position: Position) => { readonly x: number; readonly y: number }

export type MapView = {
  readonly land: string
  /** Parallels and meridians: something to hold on to where no coast or border is in view. */
  readonly grid: string
  readonly scale: { readonly km: number; readonly width: number }
  /** What lies beyond the picture stands at its edge. */
  readonly at: (position: Position) => MapPoint
}

/** A drawing of where some places are: land as one path, and where on it each place lies. */
export function mapOf(places: readonly Position[], unitKm = 1): MapView | undefined {
  if (places.length === 0) return undefined
  const around = boxOf(mostOf(places))
  const middle = middleOf(around)
  const squeeze = squeezeAt(middle)
  const span = Math.max(spanOf(around), LEAST_SPAN)
  const perDegree = MAP_HEIGHT / span
  const drawn = ({ latitude, longitude }: Position) => ({
    x: round(MAP_WIDTH / 2 + (longitude - middle.longitude) * squeeze * perDegree),
    y: round(MAP_HEIGHT / 2 - (latitude - middle.latitude) * perDegree),
  })
  const at = (position: Position): MapPoint => {
    const { x, y } = drawn(position)
    const [left, top] = [clamp(x, EDGE, MAP_WIDTH - EDGE), clamp(y, EDGE, MAP_HEIGHT - EDGE)]
    return { x: left, y: top, beyond: left !== x || top !== y }
  }
  const half = { latitude: span / 2, longitude: (MAP_WIDTH / MAP_HEIGHT) * (span / 2 / squeeze) }
  const seen: Box = {
    south: middle.latitude - half.latitude,
    north: middle.latitude + half.latitude,
    west: middle.longitude - half.longitude,
    east: middle.longitude + half.longitude,
  }
  return { land: landIn(seen, drawn), grid: gridIn(seen, drawn), scale: scaleOf(perDegree, unitKm), at }
}

const middleOf = ({ south, north, west, east }: Box): Position => ({
  latitude: (south + north) / 2,
  longitude: (west + east) / 2,
})

/** Degrees of longitude shrink towards the poles; one factor will do for a country. */
const squeezeAt = ({ latitude }: Position): number => Math.cos((latitude * Math.PI) / 180)

/** Degrees from the lower to the upper edge of a map that shows a box. */
const spanOf = (box: Box): number =>
  Math.max(
    (box.north - box.south) * (1 + 2 * MARGIN),
    ((box.east - box.west) * squeezeAt(middleOf(box)) * (1 + 2 * MARGIN) * MAP_HEIGHT) / MAP_WIDTH,
  )

/** All places, but the few whose distance from the rest would make most of the map empty. */
function mostOf(places: readonly Position[]): readonly Position[] {
  const middle = { latitude: medianOf(places, 'latitude'), longitude: medianOf(places, 'longitude') }
  const away = ({ latitude, longitude }: Position) =>
    Math.max(Math.abs(latitude - middle.latitude), Math.abs(longitude - middle.longitude))
  const nearFirst = places.toSorted((a, b) => away(a) - away(b))
  const whole = spanOf(boxOf(places))
  const fewer = Array.from({ length: Math.floor(places.length / FAR_OF) }, (_, left) => nearFirst.slice(0, -1 - left))
  return fewer.find(near => spanOf(boxOf(near)) < whole * WORTH) ?? places
}

const medianOf = (places: readonly Position[], part: keyof Position): number =>
  places.map(place => place[part]).toSorted((a, b) => a - b)[Math.floor(places.length / 2)] ?? 0

const KM_PER_DEGREE = 111.2
const WIDEST_SCALE = 180
const SCALES = [5, 10, 25, 50, 100, 250, 500, 1000, 2500]

/** A round number of kilometres or miles. */
function scaleOf(perDegree: number, unitKm: number): MapView['scale'] {
  const widthOf = (km: number) => Math.round((km / KM_PER_DEGREE) * perDegree)
  const km = (SCALES.findLast(each => widthOf(each * unitKm) <= WIDEST_SCALE) ?? 5) * unitKm
  return { km, width: widthOf(km) }
}

const GRID_STEPS = [0.5, 1, 2, 5, 10, 20]
const MOST_LINES = 6

function gridIn(seen: Box, at: Drawn): string {
  const step = GRID_STEPS.find(each => (seen.east - seen.west) / each <= MOST_LINES) ?? 45
  const lines = (from: number, to: number) =>
    Array.from({ length: Math.max(Math.floor(to / step) - Math.ceil(from / step) + 1, 0) }, (_, index) =>
      Number(((Math.ceil(from / step) + index) * step).toFixed(1)),
    )
  const meridians = lines(seen.west, seen.east).map(longitude => `M${at({ latitude: 0, longitude }).x} 0V${MAP_HEIGHT}`)
  const parallels = lines(seen.south, seen.north).map(latitude => `M0 ${at({ latitude, longitude: 0 }).y}H${MAP_WIDTH}`)
  return [...meridians, ...parallels].join('')
}

const round = (value: number) => Math.round(value * 10) / 10

function landIn(seen: Box, at: Drawn): string {
  return outlines()
    .filter(({ box }) => overlap(box, seen))
    .flatMap(({ points }) => cutAtDateLine(points))
    .map(points => pathOf(points, seen, at))
    .join('')
}

type Points = Ring['points']

/** A country on both sides of the date line would otherwise be drawn right across the world. */
function cutAtDateLine(points: Points): Points[] {
  const jumps = points.flatMap(([longitude], index) =>
    index > 0 && Math.abs(longitude - (points[index - 1]?.[0] ?? longitude)) > 180 ? index : [],
  )
  return [0, ...jumps].map((from, part) => points.slice(from, jumps[part]))
}

function pathOf(points: Points, seen: Box, at: Drawn): string {
  let last = { x: Infinity, y: Infinity }
  const steps = points.flatMap(([longitude, latitude]) => {
    const point = at({
      latitude: clamp(latitude, seen.south - 20, seen.north + 20),
      longitude: clamp(longitude, seen.west - 40, seen.east + 40),
    })
    // What is smaller than a pixel nobody sees.
    if (Math.abs(point.x - last.x) + Math.abs(point.y - last.y) < 1) return []
    last = point
    return `${point.x} ${point.y}`
  })
  return steps.length > 2 ? `M${steps.join('L')}Z` : ''
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

type Point = { readonly x: number; readonly y: number }

/** Marks that would cover each other stand side by side. */
export function sideBySide(points: readonly Point[], size: number): Point[] {
  const placed: Point[] = []
  for (const { x, y } of points) {
    const covered = (at: number) => placed.some(one => Math.hypot(one.x - at, one.y - y) < size)
    let free = x
    while (covered(free)) free += size
    placed.push({ x: free, y })
  }
  return placed
}
