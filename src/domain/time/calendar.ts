/** What shops write of and plan in: a year beyond was mistyped. */
export const FIRST_DAY = '1900-01-01'
export const LAST_DAY = '2199-12-31'

/** Whether a day or a moment, as a calendar writes it, is one that somebody can mean. */
export const isInCalendar = (time: string): boolean =>
  /^\d{4}-/.test(time) && time.slice(0, FIRST_DAY.length) >= FIRST_DAY && time.slice(0, LAST_DAY.length) <= LAST_DAY
