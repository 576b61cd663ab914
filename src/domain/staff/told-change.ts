type Change = { readonly field: string; readonly before?: unknown; readonly after?: unknown }

/** How whoever reads writes moments and money; in which currency prices of this thing are, where it has one. */
type Reader = {
  readonly moment: (iso: string) => string
  readonly money: (minor: number, currency: string) => string
  readonly currency?: string | undefined
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/

/** What is kept in minor units, beside a currency or of a thing that has one. A price in a list is named by the list. */
const MONEY = /^(?:amount|refund|price|original|cost|list .*)$/

/** As somebody would write it down: no signs of a program, and times by the clock that the room has. */
function shown(name: string, value: unknown, reader: Reader): string {
  const { moment, money, currency } = reader
  if (typeof value === 'string') return INSTANT.test(value) ? moment(value) : value
  if (typeof value === 'number' && currency !== undefined && MONEY.test(name)) return money(value, currency)
  if (typeof value !== 'object') return String(value)
  if (value === null) return '–'
  if (Array.isArray(value)) {
    const plain = value.every(each => typeof each !== 'object')
    return value.map(each => shown(name, each, reader)).join(plain ? ', ' : '; ') || '–'
  }
  return shownParts(value, reader)
}

/** A currency is told with the money that is in it. */
function shownParts(value: object, reader: Reader): string {
  const parts = Object.entries(value).filter(([, each]) => each !== null && each !== undefined)
  const found = parts.find(([name]) => name === 'currency')?.[1]
  const currency = typeof found === 'string' && parts.some(([name]) => MONEY.test(name)) ? found : undefined
  const said = currency === undefined ? parts : parts.filter(([name]) => name !== 'currency')
  const inIt = currency === undefined ? reader : { ...reader, currency }
  return said.map(([name, each]) => `${name}: ${shown(name, each, inIt)}`).join(', ') || '–'
}

/** What a role may do alone is kept in minor units, of whichever currency an order has. */
function inMajorUnits(limits: unknown): unknown {
  if (typeof limits !== 'object' || limits === null) return limits
  const major = (value: unknown) =>
    typeof value !== 'number' ? value : value === Number.MAX_SAFE_INTEGER ? '∞' : (value / 100).toFixed(2)
  return Object.fromEntries(Object.entries(limits).map(([name, value]) => [name, major(value)]))
}

/** One change, as a line. */
export function toldChange(change: Change, reader: Reader): string {
  const { field } = change
  const [before, after] =
    field === 'limits' ? [inMajorUnits(change.before), inMajorUnits(change.after)] : [change.before, change.after]
  if (before === undefined && after === undefined) return field
  const to = after === undefined ? '–' : shown(field, after, reader)
  return before === undefined ? `${field}: ${to}` : `${field}: ${shown(field, before, reader)} → ${to}`
}
