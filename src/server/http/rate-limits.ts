import { calls, type CallName } from '#contract/contract.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { StoreError } from '../store-error.ts'

/** How often an address may do something per minute. What has one name is counted together. */
export type RateLimit = { readonly name: string; readonly perMinute: number }

/** Documents that had to be rendered; kept ones cost nothing. */
export const DOCUMENTS: RateLimit = { name: 'documents', perMinute: 300 }
const EVERYTHING: RateLimit = { name: 'everything', perMinute: 600 }

type Limited = { readonly name: string; readonly endpoint: Pick<Endpoint, 'perMinute'> }

export const limitOf = ({ name, endpoint: { perMinute } }: Limited): RateLimit =>
  perMinute === undefined ? EVERYTHING : { name, perMinute }

/** For what is as open to guessing as a call, and counts as that call. */
export function limitOfCall(call: CallName): RateLimit {
  const found = calls().find(({ name }) => name === call)
  return found ? limitOf(found) : EVERYTHING
}

/** Whoever has one IPv6 address has all of its /64; they count as one. */
function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address
  const [start = [], end = []] = address.split('::').map(part => part.split(':').filter(group => group !== ''))
  const zeros = Array.from({ length: Math.max(8 - start.length - end.length, 0) }, () => '0')
  const groups = [...start, ...zeros, ...end].slice(0, 4)
  return groups.map(group => Number.parseInt(group, 16).toString(16)).join(':')
}

const WINDOW_MS = 60_000
/** Counts kept at once. Past it, whoever has been silent longest is forgotten, and nobody else. */
export const MOST_COUNTED = 50_000

export type RateLimits = {
  /** Counts it, and refuses what is too often. */
  take: (limit: RateLimit, address: string, now: number) => void
  /** Counts it, and says whether it is not too often. */
  allows: (limit: RateLimit, who: string, now: number) => boolean
}

/** Fixed windows in memory: each process counts for itself, so N processes allow N times as much. */
export function createRateLimits(enabled: boolean): RateLimits {
  let windowStart = 0
  /** Whoever asked last stands last. */
  let counts = new Map<string, number>()
  const allows: RateLimits['allows'] = ({ name, perMinute }, who, now) => {
    if (!enabled) return true
    if (now - windowStart >= WINDOW_MS) {
      windowStart = now
      counts = new Map()
    }
    const key = `${name} ${networkOf(who)}`
    const count = (counts.get(key) ?? 0) + 1
    counts.delete(key)
    counts.set(key, count)
    const [longestSilent] = counts.keys()
    if (counts.size > MOST_COUNTED && longestSilent !== undefined) counts.delete(longestSilent)
    return count <= perMinute
  }
  return {
    allows,
    take(limit, address, now) {
      if (!allows(limit, address, now))
        throw new StoreError('RATE_LIMITED', { retryAfter: Math.ceil((windowStart + WINDOW_MS - now) / 1000) })
    },
  }
}
