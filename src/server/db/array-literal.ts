const NEEDS_ESCAPING = /["\\]/

/** An array as the database reads it, made much faster than the driver does: for thousands of values at once. */
export const arrayLiteral = (values: readonly unknown[]): string => `{${values.map(elementOf).join()}}`

function elementOf(value: unknown): string {
  if (value === null || value === undefined) return 'NULL'
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  const text = value instanceof Date ? value.toISOString() : String(value)
  return `"${NEEDS_ESCAPING.test(text) ? text.replaceAll(/["\\]/g, String.raw`\$&`) : text}"`
}
