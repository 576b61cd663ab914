import { BlockList, isIP } from 'node:net'

/** Whose word on a sender's address counts: nobody's, that of whoever is connected, or that of these networks. */
export type TrustedProxies = boolean | BlockList

/** `true`, `false`, or addresses and networks parted by commas; undefined for what is none of these. */
export function findTrustedProxies(text: string): TrustedProxies | undefined {
  if (text === 'true' || text === '1') return true
  if (text === 'false' || text === '0') return false
  const networks = new BlockList()
  for (const part of text.split(',')) {
    const [address = '', prefix, ...more] = part.trim().split('/')
    const family = familyOf(address)
    const bits = prefix === undefined ? bitsOf(family) : bitsIn(prefix)
    if (!family || bits > bitsOf(family) || more.length > 0) return undefined
    networks.addSubnet(address, bits, family)
  }
  return networks
}

/**
 * Each proxy adds at the end of `x-forwarded-for` who is connected to it. What a trusted one added counts, and whatever
 * stands before the first address that is no proxy's is the visitor's own claim.
 */
export function senderBehind(
  proxies: TrustedProxies,
  forwardedFor: string | undefined,
  connected: string | undefined,
): string {
  const sender = connected ?? 'local'
  if (proxies === false || !forwardedFor) return sender
  const hops = forwardedFor.split(',')
  if (proxies === true) return hops.at(-1)?.trim() || sender
  return firstStranger(proxies, hops, sender)
}

function firstStranger(networks: BlockList, hops: string[], connected: string): string {
  let sender = connected
  for (let at = hops.length - 1; at >= 0 && isIn(networks, sender); at -= 1) {
    const named = hops[at]?.trim() ?? ''
    if (!isIP(named)) break
    sender = named
  }
  return sender
}

function isIn(networks: BlockList, address: string): boolean {
  const family = familyOf(address)
  return family !== undefined && networks.check(address, family)
}

const FAMILIES = { 4: 'ipv4', 6: 'ipv6' } as const

function familyOf(address: string): 'ipv4' | 'ipv6' | undefined {
  const version = isIP(address)
  return version === 4 || version === 6 ? FAMILIES[version] : undefined
}

const bitsOf = (family: 'ipv4' | 'ipv6' | undefined): number => (family === 'ipv6' ? 128 : 32)

/** No network of 0 bits: it would be everybody's word, which `true` says more plainly. */
const bitsIn = (prefix: string): number => (/^[1-9]\d{0,2}$/.test(prefix) ? Number(prefix) : Infinity)
