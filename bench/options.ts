import { parseArgs } from 'node:util'

/** What may follow `npm run bench --`. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    styles: { type: 'string' },
    growth: { type: 'boolean' },
    minutes: { type: 'string' },
    seconds: { type: 'string' },
    orders: { type: 'string' },
    requests: { type: 'string' },
    rounds: { type: 'string' },
    rows: { type: 'string' },
    with: { type: 'string' },
    only: { type: 'string' },
  },
})

const numberOf = (
  name: 'styles' | 'minutes' | 'seconds' | 'orders' | 'requests' | 'rounds' | 'rows',
): number | undefined => {
  const text = values[name]
  if (text === undefined) return undefined
  const number = Number(text)
  if (!(number > 0)) throw new RangeError(`--${name} takes a number above 0`)
  return number
}

export const parts: readonly string[] = positionals
export const options = {
  /** How many styles the shop has; the demo shop's unless told. */
  styles: numberOf('styles'),
  growth: values.growth === true,
  minutes: numberOf('minutes'),
  /** How long each single figure is measured. */
  seconds: numberOf('seconds'),
  /** How many orders are placed, where a bench counts them. */
  orders: numberOf('orders'),
  /** How many requests the fuzzer sends. */
  requests: numberOf('requests'),
  /** How often what is compared takes its turn. */
  rounds: numberOf('rounds'),
  /** How many rows each list has. */
  rows: numberOf('rows'),
  /** The commit that this tree is compared with. */
  with: values.with,
  /** What of it is measured: those with this in their name. */
  only: values.only ?? '',
}
