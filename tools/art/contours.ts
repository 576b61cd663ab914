// contours.ts OUT.svg [SEED] [WIDTH] [HEIGHT]: thin contour lines traced through smooth noise by marching squares.
import { writeFileSync } from 'node:fs'

const [out = 'contours.svg', seedText = '7', widthText = '1200', heightText = '600'] = process.argv.slice(2)
const seed = Number(seedText)
const width = Number(widthText)
const height = Number(heightText)
const CELL = 12
const LEVELS = 14

const lattice = (x: number, y: number) => {
  const s = Math.sin(x * 127.1 + y * 311.7 + seed * 74.7) * 43758.5453
  return s - Math.floor(s)
}
const smooth = (t: number) => t * t * t * (t * (t * 6 - 15) + 10)
const noise = (x: number, y: number) => {
  const [i, j] = [Math.floor(x), Math.floor(y)]
  const [u, v] = [smooth(x - i), smooth(y - j)]
  const low = lattice(i, j) * (1 - u) + lattice(i + 1, j) * u
  const high = lattice(i, j + 1) * (1 - u) + lattice(i + 1, j + 1) * u
  return low * (1 - v) + high * v
}
const heightAt = (x: number, y: number) =>
  noise(x / 260, y / 260) * 0.68 + noise(x / 118 + 9, y / 118) * 0.24 + noise(x / 60, y / 60 + 5) * 0.08

type Point = readonly [number, number]
const keyOf = ([x, y]: Point) => `${x.toFixed(2)},${y.toFixed(2)}`

function segmentsAt(level: number): [Point, Point][] {
  const segments: [Point, Point][] = []
  for (let y = 0; y < height; y += CELL)
    for (let x = 0; x < width; x += CELL) {
      const corners: Point[] = [
        [x, y],
        [x + CELL, y],
        [x + CELL, y + CELL],
        [x, y + CELL],
      ]
      const crossings = corners.flatMap((from, side): Point[] => {
        const to = corners[(side + 1) % 4] ?? from
        const a = heightAt(...from) - level
        const b = heightAt(...to) - level
        if (a > 0 === b > 0) return []
        const t = a / (a - b)
        return [[from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]]
      })
      for (let k = 0; k + 1 < crossings.length; k += 2) {
        const [a, b] = [crossings[k], crossings[k + 1]]
        if (a && b) segments.push([a, b])
      }
    }
  return segments
}

function chained(segments: [Point, Point][]): Point[][] {
  const at = new Map<string, Set<number>>()
  segments.forEach((segment, index) => {
    for (const point of segment) at.set(keyOf(point), (at.get(keyOf(point)) ?? new Set<number>()).add(index))
  })
  const used = new Set<number>()
  const follow = (line: Point[]) => {
    for (;;) {
      const end = line.at(-1)
      if (!end) return line
      const next = [...(at.get(keyOf(end)) ?? [])].find(index => !used.has(index))
      const segment = next === undefined ? undefined : segments[next]
      if (next === undefined || !segment) return line
      used.add(next)
      line.push(keyOf(segment[0]) === keyOf(end) ? segment[1] : segment[0])
    }
  }
  return segments.flatMap(([a, b], index) => {
    if (used.has(index)) return []
    used.add(index)
    return [follow(follow([a, b]).toReversed())]
  })
}

const pathOf = (line: Point[]) => `M${line.map(([x, y]) => `${x.toFixed(0)} ${y.toFixed(0)}`).join('L')}`
const paths = Array.from({ length: LEVELS }, (_, k) => chained(segmentsAt(0.2 + (k / LEVELS) * 0.6)))
  .flat()
  .filter(line => line.length > 6)
  .map(pathOf)
writeFileSync(
  out,
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" stroke="#CFC8BC" stroke-width="1" stroke-linejoin="round"><path d="${paths.join('')}"/></svg>\n`,
)
