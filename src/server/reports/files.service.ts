import { MONEY } from '#domain/bulk/cell-types.ts'
import { csvLine } from '#domain/bulk/csv.ts'
import type { ReportTable } from '#contract/staff/reports/report-words.ts'
import { SITES, type SiteId } from '#domain/sites/sites.ts'
import type { Desk } from '../staff/staff.ts'
import { deliveries } from './deliveries.service.ts'
import { sitesOf, type Span } from './report-span.ts'
import { goods, more, sales, shown } from './reports.service.ts'
import { sumsOverTime } from './sales.queries.ts'
import { spansOf } from './site-days.ts'

/** A page shows the first of many, a file all of them. */
const MOST_IN_FILE = 100_000

type Cell = string | number
type File = { readonly columns: readonly string[]; readonly rows: readonly (readonly Cell[])[] }

/** Amounts stand in files as in all others: in major units. */
const AMOUNTS: ReadonlySet<string> = new Set([
  'revenue',
  'tax',
  'giftCards',
  'refunded',
  'net',
  'average',
  'returningRevenue',
  'lostRevenue',
])
const SUMS = [
  'orders',
  'pieces',
  'revenue',
  'tax',
  'giftCards',
  'refunded',
  'net',
  'average',
  'returning',
  'returningRevenue',
  'carts',
  'failedPayments',
] as const
const PROMISED = ['promised', 'late', 'waiting', 'daysLate'] as const

/** Cell by cell, so that a file has what it names and nothing else. */
const file = <C extends string>(columns: readonly C[], rows: readonly Readonly<Record<NoInfer<C>, Cell>>[]): File => ({
  columns,
  rows: rows.map(row => columns.map(column => (AMOUNTS.has(column) ? MONEY.write(row[column]) : row[column]))),
})

const FILES: Readonly<Record<ReportTable, (desk: Desk, span: Span) => Promise<File>>> = {
  sites: async (desk, span) => file(['site', 'currency', ...SUMS], (await sales(desk, { ...span, by: 'day' })).sites),
  days: (desk, span) => overTime(desk, span, 'day'),
  hours: (desk, span) => overTime(desk, span, 'hour'),
  channels: async (desk, span) =>
    file(['channel', 'currency', ...SUMS], (await sales(desk, { ...span, by: 'day' })).channels),
  buyers: async (desk, span) => {
    const { sites } = await sales(desk, { ...span, by: 'day' })
    const rows = sites.flatMap(({ site, currency, orders, revenue, returning, returningRevenue }) => [
      { site, currency, buyers: 'new', orders: orders - returning, revenue: revenue - returningRevenue },
      { site, currency, buyers: 'returning', orders: returning, revenue: returningRevenue },
    ])
    return file(['site', 'currency', 'buyers', 'orders', 'revenue'], rows)
  },
  best: async (desk, span) =>
    file(['site', 'currency', 'styleId', 'name', 'pieces', 'revenue'], await goodsOf(desk, span, ({ best }) => best)),
  categories: async (desk, span) =>
    file(['site', 'currency', 'name', 'pieces', 'revenue'], await goodsOf(desk, span, ({ categories }) => categories)),
  missing: async (desk, span) =>
    file(
      ['site', 'currency', 'styleId', 'name', 'sizes', 'missing', 'pieces', 'lost', 'lostRevenue'],
      await goodsOf(desk, span, ({ missing }) => missing),
    ),
  worst: async (desk, span) =>
    file(['site', 'styleId', 'name', 'pieces', 'onHand'], await goodsOf(desk, span, ({ worst }) => worst)),
  late: async (desk, span) => {
    const { points } = await deliveries(desk, span)
    const days = points.map(({ at: day, ...point }) => ({ day, ...point }))
    return file(['day', ...PROMISED], days)
  },
  carriers: async (desk, span) => file(['site', 'carrier', ...PROMISED], (await deliveries(desk, span)).carriers),
  searches: async (desk, span) =>
    file(['term', 'language', 'searches'], (await more(desk, span, MOST_IN_FILE)).searches),
  asked: async (desk, span) =>
    file(['styleId', 'name', 'size', 'asked', 'waiting'], (await more(desk, span, MOST_IN_FILE)).asked),
  experiments: async (desk, span) =>
    file(['experiment', 'variant', 'shown'], (await more(desk, span, MOST_IN_FILE)).experiments),
  coupons: async (desk, span) => file(['code', 'orders', 'returned'], (await more(desk, span, MOST_IN_FILE)).coupons),
  speed: async (desk, span) => file(['pageType', 'name', 'count', 'p75'], (await more(desk, span, MOST_IN_FILE)).speed),
}

async function overTime(desk: Desk, span: Span, by: 'day' | 'hour'): Promise<File> {
  const spans = spansOf(sitesOf(desk, span.site), span.from, span.to)
  const rows = (await sumsOverTime(desk.db, spans, by)).map(({ site, at, ...sums }) => ({
    site,
    currency: SITES[site].currency,
    at,
    ...shown(sums),
  }))
  return file(['site', 'currency', 'at', ...SUMS], rows)
}

/** What is told of one site at a time, of each of them. */
async function goodsOf<R>(desk: Desk, span: Span, rowsOf: (found: Awaited<ReturnType<typeof goods>>) => readonly R[]) {
  const rows: (R & { site: SiteId; currency: string })[] = []
  for (const site of sitesOf(desk, span.site)) {
    const found = await goods(desk, { ...span, site }, MOST_IN_FILE)
    rows.push(...rowsOf(found).map(row => ({ ...row, site, currency: found.currency })))
  }
  return rows
}

export async function fileOf(desk: Desk, table: ReportTable, span: Span): Promise<ReadableStream> {
  const { columns, rows } = await FILES[table](desk, span)
  desk.reply.headers.set('content-type', 'text/csv; charset=utf-8')
  return new Blob([[csvLine(columns), ...rows.map(csvLine), ''].join('\n')]).stream()
}
