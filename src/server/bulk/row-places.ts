import { z } from 'zod'

/** Where a part's rows stand in the file; written out only where something lies between them. */
export type Places = { readonly first_row: number | null; readonly lines: string | null }

/** Below a header, and counted from one. */
const ABOVE = 2
const Lines = z.array(z.int())

export function placesOf(lines: readonly number[]): Places & { readonly first_row: number } {
  const [first = ABOVE] = lines
  const follow = lines.every((line, at) => line === first + at)
  return { first_row: first - ABOVE, lines: follow ? null : JSON.stringify(lines) }
}

const ROWS_OF_OLD_PARTS = 2000

export function lineIn(part: number, { first_row, lines }: Places): (place: number) => number {
  const kept = lines === null ? [] : Lines.parse(JSON.parse(lines))
  const first = (first_row ?? part * ROWS_OF_OLD_PARTS) + ABOVE
  return place => kept[place] ?? first + place
}
