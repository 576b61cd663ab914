import { invalid } from './books.ts'

export const field = (form: URLSearchParams, name: string): string => {
  const value = form.get(name)
  if (value === null || value === '') throw invalid(`parameter_missing ${name}`)
  return value
}

export const whole = (form: URLSearchParams, name: string): number => {
  const value = Number(field(form, name))
  if (!Number.isSafeInteger(value)) throw invalid(`parameter_invalid_integer ${name}`)
  return value
}

const PAGE = '10'

/** What fits on a page of a list. */
export function page<T extends { id: string }>(all: readonly T[], query = new URLSearchParams()) {
  const from = all.findIndex(({ id }) => id === query.get('starting_after')) + 1
  const end = from + Number(query.get('limit') ?? PAGE)
  return { object: 'list', data: all.slice(from, end), has_more: end < all.length, url: '' }
}
