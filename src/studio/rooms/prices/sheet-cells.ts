import type { OutputOf } from '#contract/client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'
import { toMajor } from '#domain/money/money.ts'
import { typedAmount } from '#domain/money/price-moves.ts'
import type { SiteId } from '#domain/sites/sites.ts'

export type PriceRow = OutputOf<StaffEndpointOf<'prices.sheet'>>['rows'][number]
export type PriceList = OutputOf<StaffEndpointOf<'priceLists.list'>>['lists'][number]

export const LAYERS = ['price', 'original', 'cost'] as const
type Layer = (typeof LAYERS)[number]
/** What the cells of the sheet hold: one fact about regular prices, or the prices of a list. */
export type Shown = { readonly layer: Layer } | { readonly layer: 'list'; readonly list: PriceList }

/** What was typed into a cell, of which fact or list, and the regular price that stood there then. */
export type Typed = { readonly text: string; readonly of: string; readonly was: number | undefined }
/** What is not saved yet, by cell. */
export type Staged = ReadonlyMap<string, Typed>
export type Place = { readonly row: number; readonly column: number }

export const cellName = (productId: string, siteId: SiteId): string => `${productId} ${siteId}`

/** What a cell holds as saved, with the sign that parts it in whose language; undefined where nothing can be typed. */
export function savedText({ sites }: PriceRow, siteId: SiteId, shown: Shown, sign = '.'): string | undefined {
  const price = sites[siteId]
  // Its first price can be typed; before that it has nothing else.
  if (!price && shown.layer === 'price') return ''
  if (!price || (shown.layer === 'list' && !shown.list.sites.includes(siteId))) return undefined
  const minor = shown.layer === 'list' ? price.listPrice : price[shown.layer]
  return minor === undefined ? '' : toMajor(minor).toFixed(2).replace('.', sign)
}

/** As spreadsheets in that language write amounts, and take them from the clipboard. */
export const decimalSign = (number: (value: number) => string): string => /\D/.exec(number(0.5))?.[0] ?? '.'

export const shownName = (shown: Shown): string => (shown.layer === 'list' ? shown.list.id : shown.layer)

/** Typed for something else than what is shown, such as a list that is over: there it would be another price. */
export const isElsewhere = (typed: Typed, shown: Shown): boolean => typed.of !== shownName(shown)

/** Emptied, a cell of a list is taken off it; anything else needs an amount, and nothing is sold for none. */
export const isWrong = ({ text }: Typed, { layer }: Shown): boolean =>
  layer === 'cost' ? typedAmount(text) === undefined : !typedAmount(text) && (layer !== 'list' || text !== '')

/** With one cell typed anew; what is as it was saved is no change. */
export function withTyped(
  staged: Staged,
  { row, siteId, shown }: { row: PriceRow; siteId: SiteId; shown: Shown },
  typed: string,
): Staged {
  const saved = savedText(row, siteId, shown)
  if (saved === undefined) return staged
  const next = new Map(staged)
  const name = cellName(row.productId, siteId)
  const text = typed.trim()
  const same = text === '' ? saved === '' : typedAmount(text) === typedAmount(saved)
  if (same) next.delete(name)
  else next.set(name, { text, of: shownName(shown), was: row.sites[siteId]?.price })
  return next
}

/** Rows and cells as a spreadsheet puts them on the clipboard. */
export const pastedCells = (text: string): string[][] =>
  text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map(line => line.split('\t'))

const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-10, 0],
  PageDown: [10, 0],
  Home: [0, -Infinity],
  End: [0, Infinity],
}

const within = (value: number, most: number) => Math.max(0, Math.min(value, most))

/** Where a key leads; undefined when it leads nowhere. */
export function stepped(
  from: Place,
  key: string,
  { rows, columns, toEdge = false }: { rows: number; columns: number; toEdge?: boolean },
): Place | undefined {
  const step = STEPS[key]
  const [down = 0, right = 0] = toEdge ? (step ?? []).map(each => (each === 0 ? 0 : each * Infinity)) : (step ?? [])
  return step && { row: within(from.row + down, rows - 1), column: within(from.column + right, columns - 1) }
}

/** How many cells of a paste lie beside the sheet, which begins at `at`. */
export const beside = (
  cells: readonly (readonly string[])[],
  at: Place,
  size: { rows: number; columns: number },
): number =>
  cells.reduce(
    (count, line, down) =>
      count + line.filter((_, right) => at.row + down >= size.rows || at.column + right >= size.columns).length,
    0,
  )

export const isBetween = ({ row, column }: Place, one: Place, other: Place): boolean =>
  row >= Math.min(one.row, other.row) &&
  row <= Math.max(one.row, other.row) &&
  column >= Math.min(one.column, other.column) &&
  column <= Math.max(one.column, other.column)
