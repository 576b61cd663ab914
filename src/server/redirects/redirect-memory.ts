import { goalOf, redirectFinder } from '#domain/redirects/redirect-rules.ts'
import type { Locale } from '#domain/sites/sites.ts'
import type { Changes } from '../db/changes.ts'
import type { Db } from '../db/database.ts'
import { Kept } from '../kept.ts'
import type { Log } from '../log.ts'
import { addHits, allRedirects, type StoredRedirect } from './redirects.queries.ts'

const WRITE_AFTER_MS = 5_000

export type Redirects = {
  /** Where an address leads that nothing else answers. */
  readonly follow: (locale: Locale, path: string) => Promise<string | undefined>
  /** Writes down what was counted since. */
  readonly flush: () => Promise<void>
}

/** Every process knows all rules; how often each was followed is written together, some seconds later. */
export function createRedirects(db: Db, changes: Changes, clock: () => Date, log: Log): Redirects {
  const rules = new Kept<ReturnType<typeof redirectFinder<StoredRedirect>>>()
  changes.subscribe(tag => rules.drop(tag))
  let hits = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined
  const flush = async () => {
    clearTimeout(timer)
    timer = undefined
    if (hits.size === 0) return
    const counted = hits
    hits = new Map()
    await addHits(db, counted, clock())
  }
  const count = (id: string) => {
    hits.set(id, (hits.get(id) ?? 0) + 1)
    timer ??= setTimeout(() => {
      flush().catch((error: unknown) => log.warn('Redirects were not counted', { error }))
    }, WRITE_AFTER_MS).unref()
  }
  return {
    async follow(locale, path) {
      const find = await rules.get('all', ['redirects'], async () => redirectFinder(await allRedirects(db)))
      const rule = find(locale, path)
      if (!rule) return undefined
      count(rule.id)
      return goalOf(rule, path)
    },
    flush,
  }
}
