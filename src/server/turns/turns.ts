import { CONTENT_TAGS } from '#domain/sites/change-tags.ts'
import { SITE_IDS, SITES } from '#domain/sites/sites.ts'
import { endOfDay } from '#domain/time/dates.ts'
import type { Changes } from '../db/changes.ts'
import type { Db } from '../db/database.ts'
import { transact } from '../db/transaction.ts'
import type { Log } from '../log.ts'
import { turnPrices } from '../prices/prices.service.ts'
import { findNextTurn, launchProducts, withdrawProducts, type Turn } from './turns.queries.ts'

export type Turns = {
  /** Resolves once everything is done and told whose moment has come by the clock. */
  caughtUp: () => Promise<void>
  stop: () => Promise<void>
}

const RETRY_MS = 1000
/** Timers do not reach further than 24 days, and clocks drift. */
const LONGEST_MS = 60 * 60 * 1000

/**
 * A timer for the next moment at which something begins or ends by itself: content, launches, prices, the day of a site.
 * Kept pages and answers are dropped at that moment, in every process by its own timer; no request asks for any of it.
 */
export function watchTurns(db: Db, changes: Changes, clock: () => Date, log: Log): Turns {
  let seen = clock()
  let next: Turn | undefined
  let notices = 0
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let running = Promise.resolve()

  async function catchUp(): Promise<void> {
    while (!stopped) {
      const told = notices
      next ??= soonest(await findNextTurn(db, seen), endOfDays(seen))
      // What was set while we asked may come sooner.
      if (told !== notices) {
        next = undefined
        continue
      }
      const now = clock()
      if (next.at > now) {
        seen = now
        return arm(next.at.getTime() - now.getTime())
      }
      const { at, tags, toDo } = next
      next = undefined
      seen = at > seen ? at : seen
      tags.forEach(changes.announce)
      if (toDo) await carryOut(db, clock)
    }
  }

  const run = () =>
    (running = running.then(catchUp).catch((error: unknown) => {
      if (stopped) return
      log.warn('What begins or ends by itself could not be read; trying again', { error })
      next = undefined
      arm(RETRY_MS)
    }))

  function arm(delay: number) {
    clearTimeout(timer)
    timer = setTimeout(run, Math.min(delay, LONGEST_MS))
    timer.unref()
  }

  const unsubscribe = changes.subscribe(tag => {
    if (tag !== undefined && tag !== 'turns') return
    notices++
    next = undefined
    void run()
  })
  void run()

  return {
    caughtUp: run,
    async stop() {
      stopped = true
      unsubscribe()
      clearTimeout(timer)
      await running
    },
  }
}

/**
 * Products come into the shop and leave it, prices change. Whichever process is first writes it down, and the database tells all of
 * them; who comes second finds nothing left.
 */
const carryOut = (db: Db, clock: () => Date) =>
  transact(db, async inside => {
    await turnPrices(inside, clock)
    await launchProducts(inside, clock())
    await withdrawProducts(inside, clock())
  })

const soonest = (found: Turn | undefined, other: Turn): Turn => (found && found.at <= other.at ? found : other)

/** The next midnight where a shop is: pages that show what a day changes turn with it. */
function endOfDays(after: Date): Turn {
  const ends = SITE_IDS.map(id => endOfDay(after, SITES[id].timeZone).getTime())
  return { at: new Date(Math.min(...ends)), tags: [CONTENT_TAGS.day], toDo: false }
}
