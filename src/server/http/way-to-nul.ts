/** The way to the first text with the one sign that the database keeps in none; undefined where there is none. */
export function wayToNul(value: unknown): readonly string[] | undefined {
  if (typeof value === 'string') return value.includes('\0') ? [] : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, each] of Object.entries(value)) {
    if (key.includes('\0')) return []
    const way = wayToNul(each)
    if (way) return [key, ...way]
  }
  return undefined
}
