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

/** One change, as a line. */
export function toldChange({ field, before, after }: Change, moment: Moment): string {
  if (before === undefined && after === undefined) return field
  const to = after === undefined ? '–' : shown(after, moment)
  return before === undefined ? `${field}: ${to}` : `${field}: ${shown(before, moment)} → ${to}`
}
