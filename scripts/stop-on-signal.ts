const PATIENCE_MS = 10_000

/** Ends in order when asked to: what is in flight is finished first, but not for ever. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false
  const end = () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), PATIENCE_MS).unref()
    void stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
}
