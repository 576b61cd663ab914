import { setTimeout } from 'node:timers/promises'

/** What the database or the way to it can say that passes by itself. Neither is a fault of the request. */
const PASSING = {
  /** It cannot be reached: of the network, and of PostgreSQL while it ends or starts; class 08 is a broken connection. */
  gone: /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|57P0[123]|08...)$/,
  /**
   * It can be reached and has no time or no room: a lock, a statement, a connection, memory or space on its disk; or two
   * were in each other's way, and again when it was done once more.
   */
  busy: /^(?:55P03|57014|53...|25P03|40001|40P01)$/,
  /**
   * This connection leads to a server that no longer writes, or to one that has lost what was prepared on it; or a column
   * got another type since it was (0A000).
   */
  astray: /^(?:25006|26000|42P05|0A000)$/,
} as const

/** Serialization failures and deadlocks: the statement was sound, only the moment was not. */
const CROSSED = new Set(['40001', '40P01'])
export const isCrossed = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && CROSSED.has(error.code)

const ASIDE_MS = 50
/** Meanwhile the other gets what it waited for: who comes back at once takes it away again. */
export const stepAside = (tried: number): Promise<void> => setTimeout(tried * ASIDE_MS)

/** What the driver says in words alone. */
const GONE_WORDS =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout)/

/** The commit stands here, but nobody knows whether a copy of it does: as good as an answer that was lost. */
export class OutcomeUnknown extends Error {
  constructor() {
    super('The wait for a copy of this commit was cut short')
  }
}

export type Trouble = keyof typeof PASSING

export function troubleOf(error: unknown): Trouble | undefined {
  if (!(error instanceof Error)) return undefined
  if (error instanceof AggregateError) return error.errors.map(troubleOf).find(each => each !== undefined)
  if (error instanceof OutcomeUnknown || GONE_WORDS.test(error.message)) return 'gone'
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return TROUBLES.find(trouble => PASSING[trouble].test(code))
}

/** What strikes every request alike, rather than this one: the same said once tells it all. */
export function outageOf(error: unknown): Exclude<Trouble, 'busy'> | undefined {
  const trouble = isUnknown(error) ? undefined : troubleOf(error)
  return trouble === 'busy' ? undefined : trouble
}

const isUnknown = (error: unknown): boolean =>
  error instanceof OutcomeUnknown || (error instanceof AggregateError && error.errors.some(isUnknown))

const TROUBLES = ['gone', 'busy', 'astray'] as const satisfies readonly Trouble[]
