import { ErrorResponse } from '#contract/errors/errors.ts'
import type { Operation } from '../http/operation.ts'

/** Things that must never leave the house: stack traces, statements with quoted names, what the database said. */
const LEAKS =
  /\bat \S+ \(\S+:\d+:\d+\)|node_modules|\.ts:\d+|\b(?:from|into|update|join) \\"\w+\\"|syntax error at or near|violates .{1,80} constraint|ECONNREFUSED/i
/** In a refusal also what prose may hold elsewhere. */
const STATEMENTS = /\bat \S+ \(|select .+ from |insert into |delete from |update .+ set /i

const SLOW_MS = 1_000

export type Answer = { status: number; type: string; text: string; milliseconds: number }

/** What is wrong with an answer, or undefined. */
export function faultOf({ endpoint }: Operation, { status, type, text, milliseconds }: Answer): string | undefined {
  if (milliseconds > SLOW_MS) return `took ${Math.round(milliseconds)} ms`
  if (status >= 500) return `answered ${status}: ${text.slice(0, 300)}`
  const leak = LEAKS.exec(text) ?? (status >= 400 ? STATEMENTS.exec(text) : null)
  if (leak) return `leaks '${leak[0].slice(0, 100)}' in ${text.slice(0, 300)}`
  if (status >= 400) {
    const parsed = ErrorResponse.safeParse(parseJson(text))
    return parsed.success ? undefined : `answered ${status} without an error of the catalogue: ${text.slice(0, 200)}`
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
