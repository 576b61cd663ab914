/** Of the network, and of PostgreSQL while it ends or starts; class 08 is a broken connection. */
const CODES = /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|57P0[123]|08...)$/
/** What the driver says in words alone. */
const WORDS =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** Whether a failure means that the database cannot be reached, rather than that it refused. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError) return error.errors.some(isUnreachable)
  return ('code' in error && typeof error.code === 'string' && CODES.test(error.code)) || WORDS.test(error.message)
}
