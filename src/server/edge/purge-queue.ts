/** Changes of one statement, and of several that follow at once, are one request. */
const TOGETHER_MS = 50
const RETRY_MS = 1000
const LONGEST_RETRY_MS = 30_000
/** One that takes its time holds up neither what comes after nor the whole process. */
const AT_ONCE = 4

/** An edge, and how it is told which tags to drop. */
export type Edge = {
  readonly name: string
  /** What one request may name. */
  readonly most: number
  /** From one request to the next: providers count them, or are paid for them. */
  readonly pauseMs: number
  readonly tell: (tags: readonly string[]) => Promise<void>
}

type Told = {
  readonly later: (ms: number, work: () => void) => void
  readonly failed: (about: { readonly edge: string; readonly error: unknown; readonly failures: number }) => void
}

/**
 * What one edge was not told yet. What is new goes at once, also while the edge has refused something else: that is tried again
 * later and later.
 */
export function createPurgeQueue({ name, most, pauseMs, tell }: Edge, { later, failed }: Told) {
  const fresh = new Map<string, number>()
  const refused = new Map<string, number>()
  const underWay = new Set<ReadonlyMap<string, number>>()
  let failures = 0
  let retries = false
  let planned = false
  let nextAt = 0
  return { drop, waitsFor }

  function drop(tags: Iterable<string>): void {
    const now = performance.now()
    for (const tag of tags) {
      fresh.set(tag, fresh.get(tag) ?? refused.get(tag) ?? now)
      refused.delete(tag)
    }
    plan(TOGETHER_MS)
  }

  function plan(ms: number): void {
    if (planned || fresh.size === 0) return
    planned = true
    later(Math.max(ms, nextAt - performance.now()), () => {
      planned = false
      void send()
    })
  }

  async function send(): Promise<void> {
    if (underWay.size >= AT_ONCE) return
    const sent = new Map([...fresh].slice(0, most))
    for (const tag of sent.keys()) fresh.delete(tag)
    if (sent.size === 0) return
    underWay.add(sent)
    nextAt = performance.now() + pauseMs
    plan(0)
    try {
      await tell([...sent.keys()])
      failures = 0
    } catch (error) {
      for (const [tag, since] of sent) (fresh.has(tag) ? fresh : refused).set(tag, since)
      retry(error)
    }
    underWay.delete(sent)
    plan(0)
  }

  function retry(error: unknown): void {
    if (retries) return
    retries = true
    failures++
    failed({ edge: name, error, failures })
    later(Math.min(RETRY_MS * 2 ** (failures - 1), LONGEST_RETRY_MS), () => {
      retries = false
      drop([...refused.keys()])
    })
  }

  /** Milliseconds for which the oldest of it has waited. */
  function waitsFor(): number {
    const oldest = [fresh, refused, ...underWay].flatMap(each => [...each.values()])
    return oldest.length === 0 ? 0 : performance.now() - oldest.reduce((one, other) => Math.min(one, other))
  }
}
