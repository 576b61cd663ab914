import type { Db } from '../db/database.ts'
import type { Log } from '../log.ts'
import { addTaken } from './taken-counts.queries.ts'

/** When a window began, and how much all processes have counted in it. */
type SharedCount = { readonly began: number; readonly taken: number }
type Heard = SharedCount | undefined
type Waiting = { taken: number; readonly heard: PromiseWithResolvers<Heard> }

export type SharedCounts = {
  /** What is counted up to the last of these, whatever came after them. Undefined: the database does not say. */
  add: (name: string, taken: number, when: When) => Promise<Heard>
  /** Each process counts for itself meanwhile, and nobody waits. */
  isSilent: () => boolean
  stop: () => void
}
type When = { readonly now: number; readonly soon: boolean }

const SOON_MS = 100
const SILENT_MS = 5000

/** Counts of many names in one statement, and one statement at a time: what comes meanwhile goes with the next. */
export function sharedCountsIn(db: Db, windowMs: number, log: Log): SharedCounts {
  let waiting = new Map<string, Waiting>()
  let latest = 0
  let underWay = false
  let timer: NodeJS.Timeout | undefined
  let silentUntil = -Infinity
  let stopped = false
  const isSilent = () => stopped || performance.now() < silentUntil

  async function ask(sent: ReadonlyMap<string, Waiting>): Promise<void> {
    const more = Array.from(sent, ([name, { taken }]) => ({ name, taken }))
    try {
      const counted = await addTaken(db, more, { now: new Date(latest), windowS: windowMs / 1000 })
      for (const { name, began, taken } of counted) sent.get(name)?.heard.resolve({ began: began.getTime(), taken })
    } catch (error) {
      if (isSilent()) return
      silentUntil = performance.now() + SILENT_MS
      log.warn('What is limited is counted by this process alone for a while', { error })
    }
  }

  async function send(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    if (underWay || waiting.size === 0) return
    const sent = waiting
    waiting = new Map()
    underWay = true
    if (!isSilent()) await ask(sent)
    underWay = false
    for (const { heard } of sent.values()) heard.resolve(undefined)
    void send()
  }

  return {
    add(name, taken, { now, soon }) {
      latest = now
      const each = waiting.get(name) ?? { taken: 0, heard: Promise.withResolvers<Heard>() }
      each.taken += taken
      waiting.set(name, each)
      const upTo = each.taken
      if (!soon) void send()
      else timer ??= setTimeout(() => void send(), SOON_MS).unref()
      return each.heard.promise.then(all => all && { ...all, taken: all.taken - each.taken + upTo })
    },
    isSilent,
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}
