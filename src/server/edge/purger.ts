import type { Changes } from '../db/changes.ts'
import type { Log } from '../log.ts'
import { ALL, tagsOfChange } from './edge-tags.ts'
import { createPurgeQueue, type Edge } from './purge-queue.ts'

/** A process that had not heard of it yet may have filled the edge anew with what was before. */
const AGAIN_MS = [300, 1000, 4000] as const
/** Longer than it takes until another process does the work of one that died. */
const REMEMBERED_MS = 30_000
const MOST_REMEMBERED = 5000

type Elected = { readonly isElected: () => boolean; readonly onElected: (begin: (isFirst: boolean) => void) => void }

export type Purger = {
  /** Milliseconds for which the oldest of what an edge was not told yet has waited. */
  waitsFor: () => number
  stop: () => void
}

/**
 * Tells the edge what changed: one process does, and the others remember for a while, in case it dies. What a process missed
 * it tells itself.
 */
export function createPurger(
  changes: Pick<Changes, 'subscribe' | 'onCaughtUp'>,
  { isElected, onElected }: Elected,
  edges: readonly Edge[],
  log: Log,
): Purger {
  const heard = new Map<string, number>()
  const timers = new Set<NodeJS.Timeout>()
  let stopped = false

  const later = (ms: number, work: () => void) => {
    if (stopped) return
    const timer = setTimeout(() => {
      timers.delete(timer)
      work()
    }, ms).unref()
    timers.add(timer)
  }

  const failed = (about: Record<string, unknown>) => log.warn('An edge was not told what changed; trying again', about)
  const queues = edges.map(edge => createPurgeQueue(edge, { later, failed }))
  const drop = (tags: readonly string[]) => queues.forEach(queue => queue.drop(tags))

  function dropAndAgain(tags: readonly string[]): void {
    drop(tags)
    for (const ms of AGAIN_MS) later(ms, () => drop(tags))
  }

  function remember(tags: readonly string[]): void {
    const now = performance.now()
    for (const tag of tags) {
      heard.delete(tag)
      heard.set(tag, now)
    }
    for (const [tag, at] of heard)
      if (now - at > REMEMBERED_MS || heard.size > MOST_REMEMBERED) heard.delete(tag)
      else break
  }

  const unsubscribe = changes.subscribe(tag => {
    const tags = tag === undefined ? [ALL] : tagsOfChange(tag)
    remember(tags)
    if (isElected()) dropAndAgain(tags)
  })
  // While it was deaf and did not know, pages of its own came to the edge after the one elected had told it.
  const unsubscribeMissed = changes.onCaughtUp(missed =>
    dropAndAgain(missed.includes(undefined) ? [ALL] : missed.flatMap(tag => tagsOfChange(tag ?? ''))),
  )
  // Who is the first of all knows nothing of what was before.
  onElected(isFirst => dropAndAgain(isFirst ? [ALL] : [...heard.keys()]))

  return {
    waitsFor: () => Math.max(0, ...queues.map(queue => queue.waitsFor())),
    stop() {
      stopped = true
      unsubscribe()
      unsubscribeMissed()
      timers.forEach(clearTimeout)
    },
  }
}
