import type { Changes } from '../db/changes.ts'
import type { Log } from '../log.ts'
import { ALL, tagsOfChange } from './edge-tags.ts'

/** Changes of one statement, and of several that follow at once, are one request. */
const TOGETHER_MS = 50
/** A process that had not heard of it yet may have filled the edge anew with what was before. */
const AGAIN_MS = [1000, 4000] as const
/** Longer than it takes until another process does the work of one that died. */
const REMEMBERED_MS = 30_000
const MOST_REMEMBERED = 5000
const RETRY_MS = 1000
const LONGEST_RETRY_MS = 30_000

type Purge = (tags: readonly string[]) => Promise<void>
type Elected = { readonly isElected: () => boolean; readonly onElected: (begin: (isFirst: boolean) => void) => void }

export type Purger = {
  /** Milliseconds for which the oldest of what the edge was not told yet has waited. */
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
  purge: Purge,
  log: Log,
): Purger {
  const waiting = new Map<string, number>()
  const heard = new Map<string, number>()
  const timers = new Set<NodeJS.Timeout>()
  let underWay = false
  let planned = false
  let failures = 0
  let stopped = false

  const later = (ms: number, work: () => void) => {
    if (stopped) return
    const timer = setTimeout(() => {
      timers.delete(timer)
      work()
    }, ms).unref()
    timers.add(timer)
  }

  function plan(ms: number): void {
    if (planned) return
    planned = true
    later(ms, () => {
      planned = false
      void send()
    })
  }

  async function send(): Promise<void> {
    if (underWay || waiting.size === 0) return
    const sent = new Map(waiting)
    waiting.clear()
    underWay = true
    try {
      await purge([...sent.keys()])
      failures = 0
    } catch (error) {
      failures++
      log.warn('The edge was not told what changed; trying again', { error, tags: sent.size, failures })
      for (const [tag, since] of sent) waiting.set(tag, since)
    }
    underWay = false
    if (waiting.size > 0) plan(failures === 0 ? 0 : Math.min(RETRY_MS * 2 ** (failures - 1), LONGEST_RETRY_MS))
  }

  function drop(tags: readonly string[]): void {
    const now = performance.now()
    for (const tag of tags) if (!waiting.has(tag)) waiting.set(tag, now)
    plan(TOGETHER_MS)
  }

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
    waitsFor: () => Math.max(0, ...Array.from(waiting.values(), since => performance.now() - since)),
    stop() {
      stopped = true
      unsubscribe()
      unsubscribeMissed()
      timers.forEach(clearTimeout)
    },
  }
}
