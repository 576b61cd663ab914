/** Runs at most so many pieces of work at once; the rest waits in line. */
export function fewAtOnce(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  return async work => {
    if (running < most) running++
    else await new Promise<void>(resolve => waiting.push(resolve))
    try {
      return await work()
    } finally {
      // Handed over, never free in between: whoever comes just then would have it too.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
