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
