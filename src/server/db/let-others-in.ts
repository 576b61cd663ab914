import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from './database.ts'

/** Whoever asks one thing after the other is back within this. */
const QUIET_MS = 10

/**
 * For long work on the embedded engine, between two of its transactions: whoever reads a page asks for many things one after
 * the other, and would wait for a whole transaction each time. Resolves when nobody asks any more, or it was `longestMs`.
 */
export async function letOthersIn({ engine, pool }: Database, longestMs: number): Promise<void> {
  if (engine !== 'embedded') return
  const until = performance.now() + longestMs
  let asked = 0
  const count = () => void asked++
  pool.on('acquire', count)
  for (let before = -1; before !== asked && performance.now() < until;) {
    before = asked
    await wait(QUIET_MS)
  }
  pool.off('acquire', count)
}
