import { parseArgs } from 'node:util'

/** What may follow `npm run bench --`. Parts that need more read it here too. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: {
    styles: { type: 'string' },
    growth: { type: 'boolean' },
    minutes: { type: 'string' },
    seconds: { type: 'string' },
    orders: { type: 'string' },
  },
})

const numberOf = (name: 'styles' | 'minutes' | 'seconds' | 'orders'): number | undefined => {
  const text = values[name]
  if (text === undefined) return undefined
  const number = Number(text)
  if (typeof text !== 'string' || !(number > 0)) throw new RangeError(`--${name} takes a number above 0`)
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
}
