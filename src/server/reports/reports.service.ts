import type { z } from 'zod'
import type { reports } from '#contract/staff/reports/reports.ts'
import { addDays, daysBetween } from '#domain/time/dates.ts'
import { SITES, type SiteId } from '#domain/sites/sites.ts'
import type { Desk } from '../staff/staff.ts'
import { askedInVain, couponUses, experimentCounts, pageSpeed, searchesInVain } from './more.queries.ts'
import { earlier, sitesOf, type Span } from './report-span.ts'
import * as queries from './sales.queries.ts'
import type { Sums } from './sales.queries.ts'
import { spansOf } from './site-days.ts'

const MOST_ROWS = 20
/** Of what there are few of by nature. */
const MOST_SHORT = 200
const NOTHING: Sums = {
  orders: 0,
  pieces: 0,
  revenue: 0,
  tax: 0,
  giftCards: 0,
  refunded: 0,
  returning: 0,
  returningRevenue: 0,
  carts: 0,
  failed: 0,
}

type SalesQuery = z.output<typeof reports.sales.query>

export const shown = (sums: Sums) => ({
  orders: sums.orders,
  pieces: sums.pieces,
  revenue: sums.revenue,
  tax: sums.tax,
  giftCards: sums.giftCards,
  refunded: sums.refunded,
  net: sums.revenue - sums.refunded,
  average: sums.orders === 0 ? 0 : Math.round(sums.revenue / sums.orders),
  returning: sums.returning,
  returningRevenue: sums.returningRevenue,
  carts: sums.carts,
  failedPayments: sums.failed,
})

const added = (rows: readonly Sums[]): Sums =>
  rows.reduce(
    (sum, row) => ({
      orders: sum.orders + row.orders,
      pieces: sum.pieces + row.pieces,
      revenue: sum.revenue + row.revenue,
      tax: sum.tax + row.tax,
      giftCards: sum.giftCards + row.giftCards,
      refunded: sum.refunded + row.refunded,
      returning: sum.returning + row.returning,
      returningRevenue: sum.returningRevenue + row.returningRevenue,
      carts: sum.carts + row.carts,
      failed: sum.failed + row.failed,
    }),
    NOTHING,
  )

export async function sales(desk: Desk, query: SalesQuery) {
  const sites = sitesOf(desk, query.site)
  const spans = spansOf(sites, query.from, query.to)
  const past = query.compare && earlier(query, query.compare)
  const pastSpans = past && spansOf(sites, past.from, past.to)
  const bySite = await queries.sumsBySite(desk.db, spans)
  const bySiteBefore = pastSpans && (await queries.sumsBySite(desk.db, pastSpans))
  const ofSite = (rows: readonly (Sums & { site: SiteId })[], site: SiteId) =>
    rows.find(row => row.site === site) ?? NOTHING
  const { currency } = SITES[sites[0] ?? 'US']
  const alike = sites.filter(site => SITES[site].currency === currency)
  const inCurrency = <S extends { site: SiteId }>(rows: readonly S[]) => rows.filter(row => alike.includes(row.site))
  const overTime = inCurrency(await queries.sumsOverTime(desk.db, spans, query.by))
  const before =
    pastSpans && query.by === 'day' ? inCurrency(await queries.sumsOverTime(desk.db, pastSpans, 'day')) : []
  const upTo = await queries.lastHour(desk.db)
  return {
    sites: sites.map(site => ({
      site,
      currency: SITES[site].currency,
      ...shown(ofSite(bySite, site)),
      ...(bySiteBefore && { before: shown(ofSite(bySiteBefore, site)) }),
    })),
    channels: channelsOf(await queries.sumsByChannel(desk.db, spans)),
    points: pointsOf(query, overTime, past ? { rows: before, shift: past.shift } : undefined),
    currency,
    ...(upTo && { upTo: upTo.toISOString() }),
  }
}

function channelsOf(rows: readonly (Sums & { site: SiteId; channel: string })[]) {
  const groups = Map.groupBy(rows, ({ site, channel }) => `${channel} ${SITES[site].currency}`)
  return [...groups.values()].map(group => {
    const [{ channel, site } = { channel: '', site: 'US' as const }] = group
    return { channel, currency: SITES[site].currency, ...shown(added(group)) }
  })
}

type Timed = Sums & { at: string }

/** Every day of the time, also those without an order; hours only where something happened. */
function pointsOf(
  { from, to, by }: SalesQuery,
  rows: readonly Timed[],
  past: { readonly rows: readonly Timed[]; readonly shift: number } | undefined,
) {
  const at = (of: readonly Timed[], when: string) => shown(added(of.filter(row => row.at === when)))
  if (by === 'hour')
    return [...new Set(rows.map(row => row.at))].toSorted().map(when => ({ at: when, ...at(rows, when) }))
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, day) => addDays(from, day)).map(day => ({
    at: day,
    ...at(rows, day),
    ...(past && { before: at(past.rows, addDays(day, -past.shift)) }),
  }))
}

export async function goods(desk: Desk, { site, from, to }: Span & { site: SiteId }, most = MOST_ROWS) {
  sitesOf(desk, site)
  const of = { site, from, to, language: desk.language }
  const [best, worst, categories, missing] = [
    await queries.bestStyles(desk.db, of, most),
    await queries.worstStyles(desk.db, of, most),
    await queries.byCategory(desk.db, of, most),
    await queries.missingSizes(desk.db, of, most),
  ]
  return {
    currency: SITES[site].currency,
    best: best.map(({ style_id: styleId, ...row }) => ({ styleId, ...row })),
    worst: worst.map(({ style_id: styleId, on_hand: onHand, ...row }) => ({ styleId, onHand, ...row })),
    categories,
    missing: missing.map(({ style_id: styleId, revenue: lostRevenue, ...row }) => ({ styleId, lostRevenue, ...row })),
  }
}

export async function more(desk: Desk, span: Span, most = MOST_ROWS) {
  const sites = sitesOf(desk, span.site)
  const spans = spansOf(sites, span.from, span.to)
  const speed = await pageSpeed(desk.db, spans, Math.max(most, MOST_SHORT))
  return {
    searches: await searchesInVain(desk.db, sites, span.from, span.to, most),
    coupons: await couponUses(desk.db, spans, most),
    asked: await askedInVain(desk.db, spans, desk.language, most),
    experiments: await experimentCounts(desk.db, Math.max(most, MOST_SHORT)),
    speed: speed.map(({ page_type: pageType, p75, ...row }) => ({
      pageType,
      ...row,
      p75: Math.round(p75 * 1000) / 1000,
    })),
  }
}
