import { StoreError } from '../store-error.ts'

/** Requests per minute and address. A call that is not listed counts as `everything`. */
export const RATE_LIMITS = {
  'authentication.signIn': 10,
  'authentication.agentLogin': 10,
  'authentication.signUp': 5,
  'authentication.resetPassword': 5,
  'authentication.changePassword': 10,
  'consumer.lookup': 20,
  'consumer.warranty': 10,
  'contact.send': 10,
  'wishlists.shareFavorites': 5,
  'consumer.resendGiftCardEmail': 5,
  'consumer.updateProfile': 30,
  'cart.giftCardBalance': 5,
  'gift card to pay': 10,
  'consumer.trackOrder': 10,
  everything: 600,
} as const satisfies Record<string, number>

/** Whoever has one IPv6 address has all of its /64; they count as one. */
function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address
  const [start = [], end = []] = address.split('::').map(part => part.split(':').filter(group => group !== ''))
  const zeros = Array.from({ length: Math.max(8 - start.length - end.length, 0) }, () => '0')
  const groups = [...start, ...zeros, ...end].slice(0, 4)
  return groups.map(group => Number.parseInt(group, 16).toString(16)).join(':')
}

/** Whether a call has a limit of its own. */
export const isLimited = (call: string): boolean => Object.hasOwn(RATE_LIMITS, call)

const WINDOW_MS = 60_000
const MOST_ADDRESSES = 50_000

export type RateLimits = { take: (call: string, address: string, now: number) => void }

/** Fixed windows in memory: each process counts for itself, so N processes allow N times as much. */
export function createRateLimits(enabled: boolean, limits: Readonly<Record<string, number>> = RATE_LIMITS): RateLimits {
  let windowStart = 0
  let counts = new Map<string, number>()
  return {
    take(call, address, now) {
      if (!enabled) return
      if (now - windowStart >= WINDOW_MS || counts.size > MOST_ADDRESSES) {
        windowStart = now
        counts = new Map()
      }
      const bucket = call in limits ? call : 'everything'
      const key = `${bucket} ${networkOf(address)}`
      const count = (counts.get(key) ?? 0) + 1
      counts.set(key, count)
      if (count > (limits[bucket] ?? Number.POSITIVE_INFINITY)) {
        throw new StoreError('RATE_LIMITED', { retryAfter: Math.ceil((windowStart + WINDOW_MS - now) / 1000) })
      }
    },
  }
}
