/** At the latest after this: an idle moment may be long in coming. */
const LATEST_MS = 300

/** Once nothing else is to be done, so that nobody waits for it. Answers how to call it off. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work)
    return () => clearTimeout(timer)
  }
  const asked = requestIdleCallback(work, { timeout: LATEST_MS })
  return () => cancelIdleCallback(asked)
}
