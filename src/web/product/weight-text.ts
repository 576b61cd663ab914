import { numberFormat } from '#domain/sites/formats.ts'

const GRAMS_PER_OUNCE = 28.3495
/** Where people weigh in ounces. */
const IN_OUNCES: ReadonlySet<string> = new Set(['en-US'])

/** `292 g`; with ounces first where they are meant. */
export function weightText(grams: number, bcp47: string): string {
  const unit = (value: number, name: 'gram' | 'ounce') =>
    numberFormat(bcp47, { style: 'unit', unit: name, maximumFractionDigits: name === 'gram' ? 0 : 1 }).format(value)
  const metric = unit(grams, 'gram')
  return IN_OUNCES.has(bcp47) ? `${unit(grams / GRAMS_PER_OUNCE, 'ounce')} (${metric})` : metric
}
