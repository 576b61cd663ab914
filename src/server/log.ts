import { withoutAddresses } from './without-addresses.ts'

export type LogFields = Readonly<Record<string, unknown>>
export type Log = {
  [Level in 'debug' | 'info' | 'warn' | 'error']: (message: string, fields?: LogFields) => void
} & {
  with: (fields: LogFields) => Log
  /**
   * What an outage makes of every request: an error, once a minute for each `kind`, with how often it came since. Kinds are
   * words of ours, never something that was sent.
   */
  byTheMinute: (kind: string, message: string, fields?: LogFields) => void
}

const LEVELS = { debug: 10, info: 20, warn: 30, error: 40, silent: 99 } as const

/** Names whose values never reach a log, wherever they stand. */
const SECRET = /pass|token|secret|authorization|cookie|card|cvc|pin|email|phone|name|address|birth|verifier|challenge/i
const HARMLESS = /^(name|component|jobName|callName)$/

export function createLog(
  level: keyof typeof LEVELS,
  write: (line: string) => void = writeOut,
  bound: LogFields = {},
  counted: (kind: string, tell: (times: number) => void) => void = countByTheMinute(),
): Log {
  const at =
    (name: 'debug' | 'info' | 'warn' | 'error') =>
    (message: string, fields: LogFields = {}) => {
      if (LEVELS[name] < LEVELS[level]) return
      write(JSON.stringify({ time: new Date().toISOString(), level: name, message, ...bound, ...fields }, redact))
    }
  return {
    debug: at('debug'),
    info: at('info'),
    warn: at('warn'),
    error: at('error'),
    with: fields => createLog(level, write, { ...bound, ...fields }, counted),
    byTheMinute: (kind, message, fields) =>
      counted(kind, times => at('error')(message, { kind, ...fields, ...(times > 1 && { times }) })),
  }
}

const MINUTE_MS = 60_000

/** The first at once; the last of those that came within a minute when that is over, and so on until none comes. */
function countByTheMinute() {
  const since = new Map<string, { times: number; tell: (times: number) => void }>()
  const wait = (kind: string) =>
    setTimeout(() => {
      const { times, tell } = since.get(kind) ?? { times: 0, tell: () => {} }
      since.delete(kind)
      if (times === 0) return
      since.set(kind, { times: 0, tell })
      wait(kind)
      tell(times)
    }, MINUTE_MS).unref()
  return (kind: string, tell: (times: number) => void) => {
    const known = since.get(kind)
    if (known) return void since.set(kind, { times: known.times + 1, tell })
    since.set(kind, { times: 0, tell })
    wait(kind)
    tell(1)
  }
}

function redact(key: string, value: unknown): unknown {
  if (value instanceof Error) return { message: value.message, stack: value.stack, cause: value.cause }
  if (typeof value !== 'string') return value
  return SECRET.test(key) && !HARMLESS.test(key) ? '[redacted]' : withoutAddresses(value)
}

const writeOut = (line: string) => void process.stdout.write(`${line}\n`)
