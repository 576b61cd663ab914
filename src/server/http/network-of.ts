const GROUP_BITS = 16

/** Sockets of both families write an IPv4 address in a way of their own. */
export const unmapped = (address: string): string => address.replace(/^::ffff:(?=[\d.]+$)/i, '')

/** Whoever has one IPv6 address has all of its /64; they count as one. IPv4 addresses count each for itself. */
export function networkOf(written: string, bits = 64): string {
  const address = unmapped(written)
  if (!address.includes(':') || address.includes('.')) return address
  const [start = [], end = []] = address.split('::').map(part => part.split(':').filter(group => group !== ''))
  const zeros = Array.from({ length: Math.max(8 - start.length - end.length, 0) }, () => '0')
  const groups = [...start, ...zeros, ...end].slice(0, bits / GROUP_BITS)
  return groups.map(group => Number.parseInt(group, 16).toString(16)).join(':')
}
