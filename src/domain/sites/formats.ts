const numbers = new Map<string, Intl.NumberFormat>()
const dates = new Map<string, Intl.DateTimeFormat>()

/** Making a format costs a hundred times what using it does: each is made once. */
export function numberFormat(tag: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = `${tag} ${JSON.stringify(options)}`
  const format = numbers.get(key) ?? new Intl.NumberFormat(tag, options)
  numbers.set(key, format)
  return format
}

/** Rates of taxes have up to three digits after the point. */
export const percentText = (percent: number, tag: string): string =>
  numberFormat(tag, { style: 'percent', maximumFractionDigits: 3 }).format(percent / 100)

export function dateFormat(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${tag} ${JSON.stringify(options)}`
  const format = dates.get(key) ?? new Intl.DateTimeFormat(tag, options)
  dates.set(key, format)
  return format
}

/** `20:00` as it is read in a country: `8:00 PM`, `20 h 00`. */
export function clockText(time: string, tag: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const format = dateFormat(tag, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
  return format.format(new Date(Date.UTC(2000, 0, 1, hours, minutes)))
}

/** Whole hours without their minutes, where the clock has two halves: `8 PM`. */
export const shortClock = (time: string, tag: string): string => clockText(time, tag).replace(/:00(?=\s)/, '')
