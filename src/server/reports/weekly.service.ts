import { addDays, dayOf } from '#domain/time/dates.ts'
import { formatMoney } from '#domain/money/money.ts'
import { bcp47Of, DEFAULT_LOCALE, SITE_IDS, SITES } from '#domain/sites/sites.ts'
import type { Work } from '../jobs/jobs.ts'
import { enqueueMail } from '../mail/mail.service.ts'
import { studioOrigin } from '../staff/studio-origin.ts'
import { addUpToNow } from './add-up.ts'
import { sumsBySite } from './sales.queries.ts'
import { spansOf } from './site-days.ts'

const MONDAY = 1
const HOME = SITES.US.timeZone

/** A routine: on Mondays, what the week before sold, to those that `REPORT_MAIL` names; once, whoever is first. */
export const mailWeek: Work = async services => {
  const { config, database, clock } = services
  const today = dayOf(clock(), HOME)
  if (config.REPORT_MAIL.length === 0 || new Date(`${today}T00:00:00Z`).getUTCDay() !== MONDAY) return
  // What was sold in the last minutes of the week belongs to it: who cannot count it now, writes in an hour.
  if (!(await addUpToNow(services))) return
  const [from, to] = [addDays(today, -7), addDays(today, -1)]
  const rows = await sumsBySite(database.db, spansOf(SITE_IDS, from, to))
  const before = await sumsBySite(database.db, spansOf(SITE_IDS, addDays(from, -7), addDays(to, -7)))
  const facts = SITE_IDS.map(site => {
    const now = rows.find(row => row.site === site)
    const then = before.find(row => row.site === site)
    const money = (amount: number) => formatMoney(amount, SITES[site].currency, bcp47Of(DEFAULT_LOCALE))
    const net = (now?.revenue ?? 0) - (now?.refunded ?? 0)
    const past = (then?.revenue ?? 0) - (then?.refunded ?? 0)
    return { label: site, value: `${now?.orders ?? 0} · ${money(net)} (${money(past)})` }
  })
  const path = `${studioOrigin({ services })}/studio/reports?from=${from}&to=${to}`
  for (const recipient of config.REPORT_MAIL)
    await enqueueMail(
      database.db,
      { template: 'weekly-report', to: recipient, locale: DEFAULT_LOCALE, values: { from, to, facts, path } },
      { uniqueKey: `weekly-report ${from} ${recipient}` },
    )
}
