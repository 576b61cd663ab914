import { setImmediate as othersFirst } from 'node:timers/promises'

/** Whoever asks for a page while much is worked through waits for no longer than this. */
const LONGEST_MS = 2

/** One after the other; every few milliseconds whatever else waits comes first. */
export async function* inSlices<T>(items: Iterable<T>): AsyncGenerator<T> {
  let since = performance.now()
  for (const item of items) {
    yield item
    if (performance.now() - since < LONGEST_MS) continue
    await othersFirst()
    since = performance.now()
  }
}
