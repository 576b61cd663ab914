const GROUP_BITS = 16

/** Whoever has one IPv6 address has all of its /64; they count as one. IPv4 addresses count each for itself. */
export function networkOf(address: string, bits = 64): string {
  if (!address.includes(':') || address.includes('.')) return address
  const [start = [], end = []] = address.split('::').map(part => part.split(':').filter(group => group !== ''))
  const zeros = Array.from({ length: Math.max(8 - start.length - end.length, 0) }, () => '0')
  const groups = [...start, ...zeros, ...end].slice(0, bits / GROUP_BITS)
  return groups.map(group => Number.parseInt(group, 16).toString(16)).join(':')
}

/** Counts kept at once. Past it, whoever has been silent longest is forgotten, and nobody else. */
export const MOST_COUNTED = 50_000

/** How often each was counted since the window began, in the memory of this process alone. */
export function countsPer(windowMs: number) {
  let windowStart = 0
  /** Whoever asked last stands last. */
  let counts = new Map<string, number>()
  return {
    count(key: string, now: number): number {
      if (now - windowStart >= windowMs) {
        windowStart = now
        counts = new Map()
      }
      const count = (counts.get(key) ?? 0) + 1
      counts.delete(key)
      counts.set(key, count)
      if (counts.size > MOST_COUNTED) counts.delete(counts.keys().next().value ?? '')
      return count
    },
    leftMs: (now: number): number => windowStart + windowMs - now,
  }
}
