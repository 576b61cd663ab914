import type { z } from 'zod'
import type { reports } from '#contract/staff/reports/reports.ts'
import { addDays, daysBetween } from '#domain/time/dates.ts'
import type { Desk } from '../staff/staff.ts'
import { byCarrier, byDay, type Promised } from './deliveries.queries.ts'
import { earlier, sitesOf } from './report-span.ts'
import { spansOf } from './site-days.ts'

type Query = z.output<typeof reports.deliveries.query>

const NONE: Promised = { promised: 0, late: 0, waiting: 0, daysLate: 0 }

const shown = ({ promised, late, waiting, daysLate }: Promised) => ({
  promised,
  late,
  waiting,
  daysLate: late === 0 ? 0 : Math.round((daysLate * 10) / late) / 10,
})

/** What was promised for each day and came later, or has not come though the day is over. */
export async function deliveries(desk: Desk, query: Query) {
  const sites = sitesOf(desk, query.site)
  const past = query.compare && earlier(query, query.compare)
  const carriers = await byCarrier(desk.db, spansOf(sites, query.from, query.to), desk.now)
  const days = await byDay(desk.db, spansOf(sites, query.from, query.to), desk.now)
  const before = past && (await byDay(desk.db, spansOf(sites, past.from, past.to), desk.now))
  const on = (rows: readonly (Promised & { day: string })[], day: string) =>
    shown(rows.find(row => row.day === day) ?? NONE)
  return {
    carriers: carriers.map(({ site, carrier, ...row }) => ({ site, carrier, ...shown(row) })),
    points: Array.from({ length: daysBetween(query.from, query.to) + 1 }, (_, at) => addDays(query.from, at)).map(
      day => ({
        at: day,
        ...on(days, day),
        ...(past && before && { before: on(before, addDays(day, -past.shift)) }),
      }),
    ),
  }
}
