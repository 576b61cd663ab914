import { idInTag } from '#domain/sites/change-tags.ts'
import type { Changes } from '../db/changes.ts'
import type { Log } from '../log.ts'

/** Long enough to take many changes at once, short enough that a shopper never meets an old price. */
const COALESCE_MS = 40
const RETRY_MS = 1_000
const MOST_AT_ONCE = 500

type Work = {
  styles: (ids: readonly string[]) => Promise<void>
  /** Of styles that are otherwise as they were. */
  prices: (ids: readonly string[]) => Promise<void>
  categories: (ids: readonly number[]) => Promise<void>
  words: () => Promise<void>
  everything: () => Promise<void>
}

export type Follower = {
  start: () => void
  isSettled: () => boolean
  settled: () => Promise<void>
  /** Takes in what waits now, whatever comes meanwhile; says whether it could. */
  takeInNow: () => Promise<boolean>
  stop: () => Promise<void>
}

/** Hears what changed, and has it read again: many changes together, one reading after the other. */
export function followChanges(changes: Changes, log: Log, work: Work): Follower {
  const styles = new Set<string>()
  const priced = new Set<string>()
  const categories = new Set<number>()
  let words = false
  let everything = false
  let started = false
  let stopped = false
  let reading = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<unknown> = Promise.resolve()

  const waiting = () => everything || words || categories.size + styles.size + priced.size > 0

  const unsubscribe = changes.subscribe((tag, only) => {
    const style = tag && idInTag('product', tag)
    const category = tag && idInTag('category', tag)
    if (tag === undefined) everything = true
    else if (style !== undefined) (only === 'prices' ? priced : styles).add(style)
    else if (category !== undefined) categories.add(Number(category))
    else if (tag === 'search') words = true
    else return
    if (started) schedule(COALESCE_MS)
  })

  function schedule(delay: number) {
    if (stopped || timer || !waiting()) return
    timer = setTimeout(() => {
      timer = undefined
      running = running.then(takeIn)
    }, delay)
    timer.unref()
  }

  async function takeIn(): Promise<boolean> {
    if (stopped) return false
    reading = true
    const isWhole = everything || (styles.size <= MOST_AT_ONCE && priced.size <= MOST_AT_ONCE)
    const all = everything
    const lexicon = words
    const shelves = [...categories]
    const ids = [...styles].slice(0, MOST_AT_ONCE)
    const prices = [...priced].slice(0, MOST_AT_ONCE)
    everything = words = false
    categories.clear()
    ids.forEach(id => styles.delete(id))
    prices.forEach(id => priced.delete(id))
    try {
      if (all) await work.everything()
      if (all) return isWhole
      if (lexicon) await work.words()
      if (shelves.length > 0) await work.categories(shelves)
      if (prices.length > 0) await work.prices(prices)
      if (ids.length > 0) await work.styles(ids)
      return isWhole
    } catch (error) {
      if (stopped) return false
      log.warn('The catalogue could not read what changed; trying again', { error })
      everything ||= all
      words ||= lexicon
      shelves.forEach(id => categories.add(id))
      ids.forEach(id => styles.add(id))
      prices.forEach(id => priced.add(id))
      schedule(RETRY_MS)
      return false
    } finally {
      reading = false
      schedule(0)
    }
  }

  return {
    start() {
      started = true
      schedule(COALESCE_MS)
    },
    isSettled: () => !waiting() && !reading,
    async settled() {
      while (!stopped && (waiting() || timer)) {
        clearTimeout(timer)
        timer = undefined
        await (running = running.then(takeIn))
      }
      await running
    },
    async takeInNow() {
      const taken = running.then(takeIn)
      running = taken
      return taken
    },
    async stop() {
      stopped = true
      unsubscribe()
      clearTimeout(timer)
      await running
    },
  }
}
