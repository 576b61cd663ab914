/** Runs at most so many pieces of work at once; the rest waits in line. */
export function fewAtOnce(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  return async work => {
    if (running >= most) await new Promise<void>(resolve => waiting.push(resolve))
    running++
    try {
      return await work()
    } finally {
      running--
      waiting.shift()?.()
    }
  }
}
