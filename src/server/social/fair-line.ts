import { StoreError } from '../store-error.ts'

const MOST_IN_LINE = 12
const MOST_OF_ONE = 3

/**
 * One piece of work at a time, of each visitor in turn: who sends many waits behind who sends one. Whoever comes when the
 * line is full, or has enough in it, is asked to come back.
 */
export function fairLine(comeBackAfterS: number): <T>(visitor: string, work: () => Promise<T>) => Promise<T> {
  /** Visitors in the order in which they are served, with what each of them waits for. */
  const waiting = new Map<string, (() => void)[]>()
  const unfinished = new Map<string, number>()
  let inLine = 0
  let busy = false

  const next = () => {
    const [first] = waiting
    busy = first !== undefined
    if (!first) return
    const [visitor, [start, ...others]] = first
    waiting.delete(visitor)
    if (others.length > 0) waiting.set(visitor, others)
    start?.()
  }

  return async (visitor, work) => {
    const own = unfinished.get(visitor) ?? 0
    if (inLine >= MOST_IN_LINE || own >= MOST_OF_ONE)
      throw new StoreError('RATE_LIMITED', { retryAfter: comeBackAfterS })
    inLine++
    unfinished.set(visitor, own + 1)
    try {
      if (busy) await new Promise<void>(start => waiting.set(visitor, [...(waiting.get(visitor) ?? []), start]))
      busy = true
      return await work()
    } finally {
      inLine--
      const left = (unfinished.get(visitor) ?? 1) - 1
      if (left > 0) unfinished.set(visitor, left)
      else unfinished.delete(visitor)
      next()
    }
  }
}
