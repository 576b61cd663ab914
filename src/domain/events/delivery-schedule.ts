const S = 1000
const MIN = 60 * S
const H = 60 * MIN

/** The waits after each failed try: three days in all, then it is given up. */
const WAITS_MS = [5 * S, 5 * MIN, 30 * MIN, 2 * H, 5 * H, 10 * H, 14 * H, 20 * H, 24 * H] as const
const JITTER = 0.1
const LONGEST_ASKED_MS = 24 * H

/** From so many failures in a row on, an address is asked with one event at a time. */
export const TROUBLED_AFTER = 8
/** An address that took nothing for this long is left alone until somebody says otherwise. */
export const DEAD_AFTER_MS = 3 * 24 * H

/** How long to wait after the n-th failed try; undefined when it was the last. `random` spreads those that failed together. */
export function waitAfter(attempts: number, random: number, askedMs = 0): number | undefined {
  const wait = WAITS_MS[attempts - 1]
  if (wait === undefined) return undefined
  return Math.max(Math.round(wait * (1 + JITTER * random)), Math.min(askedMs, LONGEST_ASKED_MS))
}

/** How long a troubled address is left in peace: a minute at first, then longer, a quarter of an hour at most. */
export const peaceAfter = (failures: number): number =>
  failures < TROUBLED_AFTER ? 0 : Math.min(MIN * 2 ** (failures - TROUBLED_AFTER), 15 * MIN)

/** What `Retry-After` asks for: seconds or a date. */
export function askedWait(header: string | undefined, now: Date): number {
  if (header === undefined) return 0
  const ms = /^\d+$/.test(header) ? Number(header) * S : Date.parse(header) - now.getTime()
  return Number.isFinite(ms) ? Math.max(0, ms) : 0
}
