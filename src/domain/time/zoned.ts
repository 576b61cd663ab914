import { dateFormat } from '../sites/formats.ts'
import { isInCalendar } from './calendar.ts'

const DAY_MS = 86_400_000

/** What clocks of a zone show, as a field for date and time takes it. */
export function localIn(instant: string, timeZone: string): string {
  return new Date(shownAt(Date.parse(instant), timeZone)).toISOString().slice(0, 19)
}

/** The clock of a zone, read as though it were one of UTC. */
function shownAt(instant: number, timeZone: string): number {
  const shown = dateFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(instant)
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(shown.find(each => each.type === type)?.value ?? 0)
  const at = new Date(0)
  at.setUTCFullYear(part('year'), part('month') - 1, part('day'))
  return at.setUTCHours(part('hour'), part('minute'), part('second'))
}

const aheadAt = (instant: number, timeZone: string): number => shownAt(instant, timeZone) - instant

type Meant = { at: string; comes: 'once' | 'twice' | 'never' }

/**
 * When clocks of a zone show this. Where they are put back it comes twice, and the first is meant; where they are put
 * forward it never comes, and the moment as long after the change is meant.
 */
export function instantIn(local: string, timeZone: string): Meant {
  const shown = Date.parse(`${local}Z`)
  const [before, after] = [aheadAt(shown - DAY_MS, timeZone), aheadAt(shown + DAY_MS, timeZone)]
  const found = [...new Set([shown - before, shown - after])].filter(at => shownAt(at, timeZone) === shown)
  return {
    at: new Date(Math.min(...(found.length === 0 ? [shown - before] : found))).toISOString(),
    comes: found.length === 0 ? 'never' : found.length === 1 ? 'once' : 'twice',
  }
}

/** The same of what a field says, which may be no moment at all, or one that nobody means. */
export const meantIn = (local: string, timeZone: string): Meant | undefined =>
  isInCalendar(local) && !Number.isNaN(Date.parse(`${local}Z`)) ? instantIn(local, timeZone) : undefined
