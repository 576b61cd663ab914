import { calls, type CallName } from '#contract/contract.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { StoreError } from '../store-error.ts'
import { countsPer, networkOf } from './counts-per.ts'

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

const MINUTE_MS = 60_000

export type RateLimits = {
  /** Counts it, and refuses what is too often. */
  take: (limit: RateLimit, address: string, now: number) => void
  /** Counts it, and says whether it is not too often. */
  allows: (limit: RateLimit, who: string, now: number) => boolean
}

/** Fixed windows in memory: each process counts for itself, so N processes allow N times as much. */
export function createRateLimits(enabled: boolean): RateLimits {
  const counts = countsPer(MINUTE_MS)
  const allows: RateLimits['allows'] = ({ name, perMinute }, who, now) =>
    !enabled || counts.count(`${name} ${networkOf(who)}`, now) <= perMinute
  return {
    allows,
    take(limit, address, now) {
      if (!allows(limit, address, now))
        throw new StoreError('RATE_LIMITED', { retryAfter: Math.ceil(counts.leftMs(now) / 1000) })
    },
  }
}
