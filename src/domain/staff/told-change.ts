type Change = { readonly field: string; readonly before?: unknown; readonly after?: unknown }
type Moment = (iso: string) => string

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/

/** As somebody would write it down: no signs of a program, and times by the clock that the room has. */
function shown(value: unknown, moment: Moment): string {
  if (typeof value === 'string') return INSTANT.test(value) ? moment(value) : value
  if (typeof value !== 'object') return String(value)
  if (value === null) return '–'
  if (Array.isArray(value)) {
    const plain = value.every(each => typeof each !== 'object')
    return value.map(each => shown(each, moment)).join(plain ? ', ' : '; ') || '–'
  }
  const said = Object.entries(value).filter(([, each]) => each !== null && each !== undefined)
  return said.map(([name, each]) => `${name}: ${shown(each, moment)}`).join(', ') || '–'
}

/** What a role may do alone is kept in minor units, of whichever currency an order has. */
function inMajorUnits(limits: unknown): unknown {
  if (typeof limits !== 'object' || limits === null) return limits
  const major = (value: unknown) =>
    typeof value !== 'number' ? value : value === Number.MAX_SAFE_INTEGER ? '∞' : (value / 100).toFixed(2)
  return Object.fromEntries(Object.entries(limits).map(([name, value]) => [name, major(value)]))
}

/** One change, as a line. */
export function toldChange(change: Change, moment: Moment): string {
  const { field } = change
  const [before, after] =
    field === 'limits' ? [inMajorUnits(change.before), inMajorUnits(change.after)] : [change.before, change.after]
  if (before === undefined && after === undefined) return field
  const to = after === undefined ? '–' : shown(after, moment)
  return before === undefined ? `${field}: ${to}` : `${field}: ${shown(before, moment)} → ${to}`
}
