import type { Currency } from '#domain/money/money.ts'
import { SITE_IDS, SITES } from '#domain/sites/sites.ts'
import type { SiteId } from '#domain/sites/sites.ts'
import type { Random } from '../random.ts'

export type ColourPrice = {
  readonly colour_id: string
  readonly site: SiteId
  readonly currency: Currency
  readonly current: number
  readonly original: number
  readonly historic_best: number | null
  readonly previous_best: number | null
  readonly since: string
}
export type PastPrice = {
  readonly colour_id: string
  readonly site: SiteId
  readonly price: number
  readonly valid_from: string
  readonly valid_to: string
}
/** A sale as all sites run it; days count back from today. */
export type Sale = {
  readonly percent: number
  readonly startedDaysAgo: number
  readonly earlier: { readonly percent: number; readonly daysAgo: number; readonly days: number } | undefined
  readonly dip: boolean
}

const DAY = 86_400_000
const daysBefore = (today: Date, days: number) => new Date(today.getTime() - days * DAY).toISOString()

/** Full price from whole United States dollars, with each country's habit of ending a price. */
export function fullPrice(dollars: number, currency: Currency): number {
  const tens = (factor: number) => Math.max(1, Math.round((dollars * factor) / 5)) * 500
  if (currency === 'USD') return dollars * 100
  if (currency === 'CAD') return tens(1.36) - 1
  if (currency === 'GBP') return tens(0.88)
  return tens(1.04) - 5
}

export function reduced(full: number, percent: number, currency: Currency): number {
  const whole = Math.max(1, Math.round((full * (100 - percent)) / 10_000))
  if (currency === 'GBP') return whole * 100
  return whole * 100 - (currency === 'EUR' ? 5 : currency === 'CAD' ? 1 : 3)
}

export function saleOf(random: Random, ageDays: number): Sale {
  const startedDaysAgo = random.int(3, Math.min(40, Math.max(4, Math.floor(ageDays / 3))))
  const earlierDays = startedDaysAgo + random.int(60, 150)
  const hadEarlier = random.chance(0.4) && earlierDays + 20 < ageDays
  return {
    percent: random.weighted([
      [20, 4],
      [25, 3],
      [30, 5],
      [40, 3],
      [50, 1],
    ]),
    startedDaysAgo,
    earlier: hadEarlier
      ? { percent: random.pick([15, 20, 25]), daysAgo: earlierDays, days: random.int(7, 18) }
      : undefined,
    dip: random.chance(0.3) && startedDaysAgo + 45 < ageDays,
  }
}

type Step = { readonly price: number; readonly fromDaysAgo: number }

/** Everything a colour ever cost on one site, oldest first; the last step is today's price. */
function courseOf(full: number, currency: Currency, ageDays: number, sale: Sale): Step[] {
  const { earlier, startedDaysAgo } = sale
  const steps: Step[] = [{ price: full, fromDaysAgo: ageDays }]
  if (earlier) {
    steps.push({ price: reduced(full, earlier.percent, currency), fromDaysAgo: earlier.daysAgo })
    steps.push({ price: full, fromDaysAgo: earlier.daysAgo - earlier.days })
  }
  if (sale.dip) {
    steps.push({ price: reduced(full, 10, currency), fromDaysAgo: startedDaysAgo + 20 })
    steps.push({ price: full, fromDaysAgo: startedDaysAgo + 14 })
  }
  return [...steps, { price: reduced(full, sale.percent, currency), fromDaysAgo: startedDaysAgo }]
}

/** A gift card is worth the same number in every currency. */
export const faceValue = (amount: number) => amount * 100

export function pricesOf(
  colourId: string,
  full: (currency: Currency) => number,
  ageDays: number,
  sale: Sale | undefined,
  today: Date,
) {
  const prices: ColourPrice[] = []
  const history: PastPrice[] = []
  for (const site of SITE_IDS) {
    const { currency } = SITES[site]
    const original = full(currency)
    const key = { colour_id: colourId, site }
    if (!sale) {
      const since = daysBefore(today, ageDays)
      prices.push({ ...key, currency, current: original, original, historic_best: null, previous_best: null, since })
      continue
    }
    const course = courseOf(original, currency, ageDays, sale)
    course.slice(0, -1).forEach(({ price, fromDaysAgo }, index) => {
      const valid_to = daysBefore(today, course[index + 1]?.fromDaysAgo ?? 0)
      history.push({ ...key, price, valid_from: daysBefore(today, fromDaysAgo), valid_to })
    })
    const window = daysBefore(today, sale.startedDaysAgo + 30)
    const mine = history.filter(past => past.site === site)
    prices.push({
      ...key,
      currency,
      current: reduced(original, sale.percent, currency),
      original,
      historic_best: Math.min(...mine.filter(past => past.valid_to > window).map(past => past.price)),
      previous_best: sale.earlier ? reduced(original, sale.earlier.percent, currency) : null,
      since: daysBefore(today, sale.startedDaysAgo),
    })
  }
  return { prices, history }
}
