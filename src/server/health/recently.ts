/** What was read a moment ago is good enough, however many ask: probes and collectors are no load. */
export function recently<T>(forMs: number, read: () => Promise<T>): () => Promise<T> {
  let last: { at: number; value: Promise<T> } | undefined
  return () => {
    const now = performance.now()
    if (!last || now - last.at > forMs) last = { at: now, value: read() }
    return last.value
  }
}
