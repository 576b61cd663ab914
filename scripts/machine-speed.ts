import { createHash } from 'node:crypto'

/** What the work below takes on one quiet core of the slowest machine that is known to be quick enough. */
const QUIET_MS = 25
const ROUNDS = 9

/**
 * How many times longer this machine takes at this moment than a quiet one: 1 or more. Time limits of tests are
 * multiplied by it: they are there to end what hangs, not to measure machines.
 */
export function measureSlowness(): number {
  const rounds = Array.from({ length: ROUNDS }, work).toSorted((a, b) => a - b)
  return Math.max(1, Math.ceil(((rounds[ROUNDS >> 1] ?? QUIET_MS) / QUIET_MS) * 10) / 10)
}

function work(): number {
  const started = performance.now()
  const text = 'a stone on a stone '.repeat(50)
  for (let n = 0; n < 5_000; n++) createHash('sha256').update(text).digest()
  return performance.now() - started
}
