import { withoutAddresses } from './without-addresses.ts'

export type LogFields = Readonly<Record<string, unknown>>
export type Log = {
  [Level in 'debug' | 'info' | 'warn' | 'error']: (message: string, fields?: LogFields) => void
} & { with: (fields: LogFields) => Log }

const LEVELS = { debug: 10, info: 20, warn: 30, error: 40, silent: 99 } as const

/** Names whose values never reach a log, wherever they stand. */
const SECRET = /pass|token|secret|authorization|cookie|card|cvc|pin|email|phone|name|address|birth|verifier|challenge/i
const HARMLESS = /^(name|component|jobName|callName)$/

export function createLog(
  level: keyof typeof LEVELS,
  write: (line: string) => void = writeOut,
  bound: LogFields = {},
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
    with: fields => createLog(level, write, { ...bound, ...fields }),
  }
}

function redact(key: string, value: unknown): unknown {
  if (value instanceof Error) return { message: value.message, stack: value.stack, cause: value.cause }
  if (typeof value !== 'string') return value
  return SECRET.test(key) && !HARMLESS.test(key) ? '[redacted]' : withoutAddresses(value)
}

const writeOut = (line: string) => void process.stdout.write(`${line}\n`)
