import { dateFormat } from '../sites/formats.ts'
import { addDays, dayOf, type IsoDate } from '../time/dates.ts'

export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
type Weekday = (typeof WEEKDAYS)[number]

/** From when to when, as clocks there show it. */
export type Span = readonly [open: string, close: string]

/** A day that is not as others of its weekday: with other hours, or closed all day. */
export type ExceptionalDay = {
  readonly date: IsoDate
  readonly name: string
  /** A holiday: the same day of every year from that date on. */
  readonly yearly: boolean
  readonly hours?: Span | undefined
}

export type Opening = {
  /** A weekday that is missing is closed. */
  readonly hours: Readonly<Record<string, Span>>
  readonly exceptions: readonly ExceptionalDay[]
}

const weekdayOf = (date: IsoDate): Weekday => WEEKDAYS[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'mon'

/** A date of its own goes before a holiday on the same day. */
function exceptionOn({ exceptions }: Opening, date: IsoDate): ExceptionalDay | undefined {
  return (
    exceptions.find(day => day.date === date) ??
    exceptions.find(day => day.yearly && day.date < date && day.date.slice(5) === date.slice(5))
  )
}

export function hoursOn(opening: Opening, date: IsoDate): Span | undefined {
  const exception = exceptionOn(opening, date)
  return exception ? exception.hours : opening.hours[weekdayOf(date)]
}

/** Days from this one on that are not as usual, holidays with the date they have this time. */
export const exceptionsFrom = (opening: Opening, first: IsoDate, days: number): ExceptionalDay[] =>
  Array.from({ length: days }, (_, index) => addDays(first, index)).flatMap(date => {
    const found = exceptionOn(opening, date)
    return found ? [{ ...found, date }] : []
  })

const LOOKS_AHEAD = 60

const clockAt = (now: Date, timeZone: string): string =>
  dateFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(now)

/** The day on which somebody who is told now can come: today while it is open, else the next open day. */
export function nextOpenDay(opening: Opening, now: Date, timeZone: string): IsoDate | undefined {
  const today = dayOf(now, timeZone)
  const clock = clockAt(now, timeZone)
  for (let ahead = 0; ahead < LOOKS_AHEAD; ahead++) {
    const date = addDays(today, ahead)
    const hours = hoursOn(opening, date)
    if (hours && (ahead > 0 || clock < hours[1])) return date
  }
  return undefined
}

/** Until when it is open, or when it opens next; nothing where it does not open any more. */
export type OpenNow =
  | { readonly open: true; readonly until: string }
  | { readonly open: false; readonly date: IsoDate; readonly from: string; readonly today: boolean }

export function openNow(opening: Opening, now: Date, timeZone: string): OpenNow | undefined {
  const date = nextOpenDay(opening, now, timeZone)
  const hours = date && hoursOn(opening, date)
  if (!hours) return undefined
  const [from, until] = hours
  const today = date === dayOf(now, timeZone)
  return today && clockAt(now, timeZone) >= from ? { open: true, until } : { open: false, date, from, today }
}
