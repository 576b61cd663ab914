/** What was read a moment ago is good enough, however many ask: probes and collectors are no load. One reads at a time. */
export function recently<T>(forMs: number, read: () => Promise<T>): () => Promise<T> {
  let last: { at: number; value: Promise<T>; isUnderWay: boolean } | undefined
  return () => {
    if (last && (last.isUnderWay || performance.now() - last.at <= forMs)) return last.value
    const reading = { at: performance.now(), value: read(), isUnderWay: true }
    const end = () => void (reading.isUnderWay = false)
    reading.value.then(end, end)
    last = reading
    return reading.value
  }
}
