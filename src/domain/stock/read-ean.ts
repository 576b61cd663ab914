import { isGtin } from '#domain/feeds/gtin.ts'

/** Lightness from 0 to 255, row by row. */
export type Picture = { readonly width: number; readonly height: number; readonly light: Uint8ClampedArray }

/** Widths of bar and space alternately, as so many sevenths of a digit: of the left half; the right half has the same, colours swapped. */
const DIGITS = ['3211', '2221', '2122', '1411', '1132', '1231', '1114', '1312', '1213', '3112'].map(widths =>
  Array.from(widths, Number),
)
/** Left digits written backwards tell the first one, which has no bars of its own. */
const FIRST = ['000000', '001011', '001101', '001110', '010011', '011001', '011100', '010101', '010110', '011010']
/** Bars and spaces of a whole code: edge, six digits, middle, six digits, edge. */
const RUNS = 59
const MODULES = 95
/** How far a digit may be from what it should be; two digits are at least two modules apart. */
const MOST_OFF = 1.6
const LINES = 24
/** A line by itself may be mistaken: dirt, or what is printed beside the code. */
const LINES_THAT_AGREE = 2

/** The EAN-13 or UPC-12 that lies before the camera, whichever way it is held; where the browser reads none by itself. */
export function readEan(picture: Picture): string | undefined {
  const seen = new Map<string, number>()
  for (const line of linesThrough(picture)) {
    const code = codeIn(runsOf(line))
    if (code === undefined) continue
    const times = (seen.get(code) ?? 0) + 1
    if (times >= LINES_THAT_AGREE) return code.replace(/^0/, '')
    seen.set(code, times)
  }
  return undefined
}

/** From the middle outwards, across and down: a label on a box hangs either way. */
function* linesThrough({ width, height, light }: Picture): Generator<Uint8ClampedArray> {
  for (let each = 0; each < LINES; each++) {
    const place = 0.5 + ((each % 2 === 0 ? 1 : -1) * Math.ceil(each / 2)) / (LINES + 2)
    const row = Math.floor(place * height)
    yield light.subarray(row * width, (row + 1) * width)
    const column = Math.floor(place * width)
    yield Uint8ClampedArray.from({ length: height }, (_, at) => light[at * width + column] ?? 0)
  }
}

type Run = { readonly dark: boolean; readonly length: number }

/**
 * Stretches of dark and light. Dark is what is darker than its surroundings, so that a shadow is no bar; where one ends is told
 * between two points by how light they are, because bars far away are hardly wider than a point.
 */
function runsOf(line: Uint8ClampedArray): Run[] {
  const around = Math.max(8, Math.round(line.length / 12))
  const sums = new Float64Array(line.length + 1)
  line.forEach((light, at) => (sums[at + 1] = (sums[at] ?? 0) + light))
  const above = Float64Array.from(line, (light, at) => {
    const [from, to] = [Math.max(0, at - around), Math.min(line.length, at + around)]
    return light - ((sums[to] ?? 0) - (sums[from] ?? 0)) / (to - from) + 2
  })
  const runs: Run[] = []
  let began = 0
  for (let at = 1; at <= above.length; at++) {
    const [before = 0, now = 0] = [above[at - 1], above[at]]
    if (at < above.length && before < 0 === now < 0) continue
    const ends = at < above.length ? at - 1 + before / (before - now) : at
    runs.push({ dark: before < 0, length: ends - began })
    began = ends
  }
  return runs
}

function codeIn(runs: readonly Run[]): string | undefined {
  for (let from = 0; from + RUNS <= runs.length; from++) {
    const [bar, space, other] = [runs[from], runs[from + 1], runs[from + 2]]
    if (!bar?.dark || !space || !other || !areAlike(bar.length, space.length, other.length)) continue
    const widths = runs.slice(from, from + RUNS).map(({ length }) => length)
    const code = codeOf(widths) ?? codeOf(widths.toReversed())
    if (code !== undefined) return code
  }
  return undefined
}

const areAlike = (...widths: readonly number[]) => Math.max(...widths) < 3 * Math.min(...widths)

function codeOf(widths: readonly number[]): string | undefined {
  const module = widths.reduce((sum, width) => sum + width, 0) / MODULES
  const thin = (at: number, count: number) =>
    widths.slice(at, at + count).every(width => width > module * 0.3 && width < module * 2)
  if (module < 1 || !thin(0, 3) || !thin(27, 5) || !thin(56, 3)) return undefined
  const left = [3, 7, 11, 15, 19, 23].map(at => digitIn(widths.slice(at, at + 4)))
  const right = [32, 36, 40, 44, 48, 52].map(at => digitIn(widths.slice(at, at + 4)))
  const first = FIRST.indexOf(left.map(each => (each?.backwards ? 1 : 0)).join(''))
  const digits = [...left, ...right].flatMap(each => each?.digit ?? [])
  if (first < 0 || digits.length < 12 || right.some(each => each?.backwards)) return undefined
  const code = [first, ...digits].join('')
  return isGtin(code) ? code : undefined
}

function digitIn(widths: readonly number[]): { digit: number; backwards: boolean } | undefined {
  const module = widths.reduce((sum, width) => sum + width, 0) / 7
  const off = (wanted: readonly number[]) =>
    wanted.reduce((sum, count, at) => sum + Math.abs((widths[at] ?? 0) / module - count), 0)
  const found = DIGITS.flatMap((wanted, digit) => [
    { digit, backwards: false, off: off(wanted) },
    { digit, backwards: true, off: off(wanted.toReversed()) },
  ]).toSorted((a, b) => a.off - b.off)
  const [best] = found
  return best && best.off < MOST_OFF ? best : undefined
}
