import { ErrorResponse } from '#contract/errors.ts'
import type { Operation } from '../http/operation.ts'

/** Things that must never leave the house. */
const LEAKS =
  /\bat \S+ \(|node_modules|\.ts:\d+|select .+ from |insert into |syntax error at or near|violates .+ constraint|ECONNREFUSED/i

export const SLOW_MS = 1_000

export type Answer = { status: number; type: string; text: string; milliseconds: number }

/** What is wrong with an answer, or undefined. */
export function faultOf({ endpoint }: Operation, { status, type, text, milliseconds }: Answer): string | undefined {
  if (milliseconds > SLOW_MS) return `took ${Math.round(milliseconds)} ms`
  if (status >= 500) return `answered ${status}: ${text.slice(0, 300)}`
  if (status >= 400) {
    const parsed = ErrorResponse.safeParse(parseJson(text))
    if (!parsed.success) return `answered ${status} without an error of the catalogue: ${text.slice(0, 200)}`
    return LEAKS.test(text) ? `leaks: ${text.slice(0, 300)}` : undefined
  }
  if (endpoint.produces) return type.startsWith(endpoint.produces) ? undefined : `answered ${type}`
  const parsed = endpoint.response.safeParse(parseJson(text))
  if (parsed.success) return undefined
  const [issue] = parsed.error.issues
  return `answered outside its schema at ${issue?.path.join('.')}: ${issue?.message} in ${text.slice(0, 200)}`
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
