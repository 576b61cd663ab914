import type { Running } from '../src/main.ts'

/** Longer than any request, shorter than whoever sent the signal waits before it kills. */
const PATIENCE_MS = 25_000
/** A key pressed once comes twice: from the terminal, and from the program that started this one. */
const ONE_PRESS_MS = 500

/**
 * Ends in order when asked to: balancers turn away first, then what is in flight is finished, but not for ever. Who sits
 * before it and presses a key waits for no balancer; whoever asks twice waits for nothing.
 */
export function stopOnSignal({ drain, stop }: Pick<Running, 'drain' | 'stop'>): void {
  let askedAt: number | undefined
  const end = async (drainFirst: boolean) => {
    if (askedAt !== undefined) return performance.now() - askedAt > ONE_PRESS_MS ? process.exit(1) : undefined
    askedAt = performance.now()
    if (drainFirst) await drain()
    setTimeout(() => process.exit(1), PATIENCE_MS).unref()
    await stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGINT', () => void end(false))
  process.on('SIGTERM', () => void end(true))
}
