import { dateFormat } from '../sites/formats.ts'
import type { DateFormat } from '../sites/sites.ts'

/** A calendar day without time or zone, written YYYY-MM-DD. */
export type IsoDate = string

export const MINIMUM_BIRTH_DATE: IsoDate = '1900-01-01'
export const DATE_PLACEHOLDER = '01/01/1900'

export type AnyDateFormat = DateFormat | 'YYYY-MM-DD'

const DAY_MS = 86_400_000
const two = (part: number): string => String(part).padStart(2, '0')

function isoOf(year: number, month: number, day: number): IsoDate | undefined {
  const time = new Date(0)
  time.setUTCFullYear(year, month - 1, day)
  // Date rolls 31 April over into May; a real date comes back unchanged.
  const real = time.getUTCFullYear() === year && time.getUTCMonth() === month - 1 && time.getUTCDate() === day
  return real ? `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}` : undefined
}

const PATTERNS = {
  'YYYY-MM-DD': /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/,
  'MM/DD/YYYY': /^(?<month>\d{2})\/(?<day>\d{2})\/(?<year>\d{4})$/,
  'DD/MM/YYYY': /^(?<day>\d{2})\/(?<month>\d{2})\/(?<year>\d{4})$/,
} as const satisfies Record<AnyDateFormat, RegExp>

/** The day a text names in that format, or undefined when it does not match or is not a real date. */
export function parseDate(text: string, format: AnyDateFormat = 'YYYY-MM-DD'): IsoDate | undefined {
  const parts = PATTERNS[format].exec(text)?.groups
  return parts && isoOf(Number(parts.year), Number(parts.month), Number(parts.day))
}

export const isIsoDate = (text: string): boolean => parseDate(text) !== undefined

export function formatDate(date: IsoDate, format: AnyDateFormat): string {
  const [year = '', month = '', day = ''] = date.split('-')
  return format.replace('YYYY', year).replace('MM', month).replace('DD', day)
}

/** What a person typed, put into the mask XX/XX/XXXX as far as it goes. */
export function maskDate(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 8)
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(part => part !== '').join('/')
}

const timeOf = (date: IsoDate): number => Date.parse(`${date}T00:00:00Z`)

export const addDays = (date: IsoDate, days: number): IsoDate =>
  new Date(timeOf(date) + days * DAY_MS).toISOString().slice(0, 10)

export const daysBetween = (from: IsoDate, to: IsoDate): number => Math.round((timeOf(to) - timeOf(from)) / DAY_MS)

/** Whole years lived on a given day. */
export function ageAt(birthDate: IsoDate, on: IsoDate): number {
  const years = Number(on.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return on.slice(5) < birthDate.slice(5) ? years - 1 : years
}

/** Every calendar day from start to end, both included. */
export function eventDays(startDate: IsoDate, endDate: IsoDate): IsoDate[] {
  const count = Math.max(daysBetween(startDate, endDate) + 1, 0)
  return Array.from({ length: count }, (_, index) => addDays(startDate, index))
}

/** The days of an event that are not over yet; without any, nobody can join it any more. */
export const openDays = (startDate: IsoDate, endDate: IsoDate, today: IsoDate): IsoDate[] =>
  eventDays(startDate, endDate).filter(day => day >= today)

const NO_HOLIDAYS: ReadonlySet<IsoDate> = new Set()
const dateAt = (time: number): IsoDate => new Date(time).toISOString().slice(0, 10)

const isWeekend = (time: number): boolean => {
  const weekday = new Date(time).getUTCDay()
  return weekday === 0 || weekday === 6
}

/** The day that lies `days` business days after a date; weekends and holidays do not count. */
export function addBusinessDays(date: IsoDate, days: number, holidays = NO_HOLIDAYS): IsoDate {
  let time = timeOf(date)
  for (let left = days; left > 0;) {
    time += DAY_MS
    if (!isWeekend(time) && (holidays.size === 0 || !holidays.has(dateAt(time)))) left -= 1
  }
  return dateAt(time)
}

/** The calendar day of an instant in a time zone. */
export function dayOf(instant: Date, timeZone = 'UTC'): IsoDate {
  const quarter = Math.floor(instant.getTime() / QUARTER_MS)
  const last = lastDays.get(timeZone)
  if (last?.quarter === quarter) return last.day
  const day = dateFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(instant)
  if (quarter > EVEN_SINCE) lastDays.set(timeZone, { quarter, day })
  return day
}

/** Nearly everybody asks for today, and in every zone a day begins with a quarter of an hour: since 1973. */
const QUARTER_MS = 15 * 60_000
const EVEN_SINCE = 105_216
const lastDays = new Map<string, { quarter: number; day: IsoDate }>()

/** The instant at which a day begins in a time zone. */
export function startOfDay(day: IsoDate, timeZone: string): Date {
  const midnight = timeOf(day)
  const parts = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const
  const clock = dateFormat('en-GB', { timeZone, ...parts }).format(midnight)
  const there = Date.parse(`${dayOf(new Date(midnight), timeZone)}T${clock}Z`)
  return new Date(midnight - (there - midnight))
}

/** The instant at which the year of an instant began in a time zone. */
export const startOfYear = (instant: Date, timeZone: string): Date =>
  startOfDay(`${dayOf(instant, timeZone).slice(0, 4)}-01-01`, timeZone)

/** The instant at which the day of an instant is over in a time zone. */
export const endOfDay = (instant: Date, timeZone: string): Date =>
  startOfDay(addDays(dayOf(instant, timeZone), 1), timeZone)

/** The same day some years later; the day before where there is no such day. */
export function addYears(date: IsoDate, years: number): IsoDate {
  const [year = '', ...rest] = date.split('-')
  const later = [String(Number(year) + years).padStart(4, '0'), ...rest].join('-')
  return isIsoDate(later) ? later : addYears(addDays(date, -1), years)
}

/** A card is good to the end of its month. */
export const isExpired = (card: { year: number; month: number }, today: IsoDate): boolean =>
  today.slice(0, 7) > `${String(card.year).padStart(4, '0')}-${two(card.month)}`
