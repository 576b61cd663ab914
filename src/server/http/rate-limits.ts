import { createHmac } from 'node:crypto'
import { calls, type CallName } from '#contract/contract.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { Bounded } from '#domain/memory/bounded.ts'
import { StoreError } from '../store-error.ts'
import { networkOf } from './network-of.ts'
import type { SharedCounts } from './shared-counts.ts'

/** How often an address may do something per minute. What has one name is counted together. */
export type RateLimit = { readonly name: string; readonly perMinute: number }

/** Documents that had to be rendered; kept ones cost nothing. */
export const DOCUMENTS: RateLimit = { name: 'documents', perMinute: 300 }
export const EVERYTHING: RateLimit = { name: 'everything', perMinute: 600 }

type Limited = { readonly name: string; readonly endpoint: Pick<Endpoint, 'perMinute'> }

export const limitOf = ({ name, endpoint: { perMinute } }: Limited): RateLimit =>
  perMinute === undefined ? EVERYTHING : { name, perMinute }

/** For what is as open to guessing as a call, and counts as that call. */
export function limitOfCall(call: CallName): RateLimit {
  const found = calls().find(({ name }) => name === call)
  return found ? limitOf(found) : EVERYTHING
}

export const MINUTE_MS = 60_000
/** Counts kept at once. */
export const MOST_COUNTED = 50_000
/** The part of a limit that a process may give away before all have heard of it: of fewer than 50 nothing. */
const UNHEARD = 1 / 50

export type RateLimits = {
  /** Counts it, and refuses what is too often. */
  take: (limit: RateLimit, address: string, now: number) => Promise<void> | undefined
  /** Counts it, and says whether it is not too often. */
  allows: (limit: RateLimit, who: string, now: number) => Promise<boolean> | boolean
  /** Counts it only where that can be said without asking anybody. */
  allowsAtOnce: (limit: RateLimit, who: string, now: number) => boolean
  /** The database is about to be closed. */
  stop: () => void
}

/** What all processes are known to have taken in a window, and what this one has besides. */
type Window = { began: number; known: number; unheard: number; untold: number }

type Options = { readonly enabled: boolean; readonly shared?: SharedCounts | undefined; readonly secret?: string }

/** Fixed windows that the first of each begins, counted by all processes of a shop together. */
export function createRateLimits({ enabled, shared, secret = '' }: Options): RateLimits {
  const windows = new Bounded<Window>(MOST_COUNTED)
  const keyOf = ({ name }: RateLimit, who: string) => `${name} ${networkOf(who)}`
  /** Nobody can read an address back. */
  const hiddenNameOf = (key: string) => createHmac('sha256', secret).update(key).digest('base64url')
  const mayBeUnheard = ({ perMinute }: RateLimit) => Math.floor(perMinute * UNHEARD)
  const isFull = ({ known, unheard }: Window, { perMinute }: RateLimit) => known + unheard >= perMinute

  function windowOf(key: string, now: number): Window {
    const window = windows.get(key)
    return window && now - window.began < MINUTE_MS
      ? window
      : windows.set(key, { began: now, known: 0, unheard: 0, untold: 0 })
  }

  async function tell(window: Window, key: string, when: { now: number; soon: boolean }) {
    const { untold } = window
    window.untold = 0
    const all = await shared?.add(hiddenNameOf(key), untold, when)
    window.unheard -= untold
    window.known = all?.taken ?? window.known + untold
    window.began = all?.began ?? window.began
    return window.known
  }

  const allows: RateLimits['allows'] = (limit, who, now) => {
    if (!enabled) return true
    const key = keyOf(limit, who)
    const window = windowOf(key, now)
    if (isFull(window, limit)) return false
    window.unheard++
    window.untold++
    const most = mayBeUnheard(limit)
    const isFree = window.unheard <= most
    if (!shared || shared.isSilent() || (isFree && window.untold < most / 2)) return true
    const known = tell(window, key, { now, soon: isFree })
    return isFree || known.then(taken => taken <= limit.perMinute)
  }

  return {
    allows,
    allowsAtOnce(limit, who, now) {
      const window = enabled ? windowOf(keyOf(limit, who), now) : undefined
      const waits = window && shared && !shared.isSilent() && window.unheard >= mayBeUnheard(limit)
      return !waits && allows(limit, who, now) === true
    },
    stop: () => shared?.stop(),
    take(limit, address, now) {
      const refusal = () => {
        const leftMs = windowOf(keyOf(limit, address), now).began + MINUTE_MS - now
        return new StoreError('RATE_LIMITED', { retryAfter: Math.max(Math.ceil(leftMs / 1000), 1) })
      }
      const allowed = allows(limit, address, now)
      if (allowed === false) throw refusal()
      if (allowed === true) return undefined
      return allowed.then(isAllowed => {
        if (!isAllowed) throw refusal()
      })
    },
  }
}
