import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

const LOOPBACK = new BlockList()
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4')
LOOPBACK.addAddress('::1', 'ipv6')

const INSIDE_V4: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]
const INSIDE_V6: readonly [string, number][] = [
  ['::', 128],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
]
const INSIDE = new BlockList()
for (const [net, bits] of INSIDE_V4) INSIDE.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of INSIDE_V6) INSIDE.addSubnet(net, bits, 'ipv6')

export class InsideAddress extends Error {
  override readonly name = 'InsideAddress'
}

/** Whether an address leads out of the house: not to this machine, its neighbours or what a cloud tells its machines. */
export function isOutside(address: string, mayBeHere: boolean): boolean {
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
  if (LOOPBACK.check(address, family)) return mayBeHere
  return !INSIDE.check(address, family)
}

/** Looks a name up and lets nothing inside be connected to. What was checked is what is connected to. */
export const lookupOutside =
  (mayBeHere: boolean): LookupFunction =>
  (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, '')
      const inside = addresses.find(({ address }) => !isOutside(address, mayBeHere))
      const [first] = addresses
      if (inside || !first) return done(new InsideAddress('the name leads to an address inside the house'), '')
      return options.all ? done(null, addresses) : done(null, first.address, first.family)
    })
  }

/** Why an address cannot be sent to, as far as it can be seen from the address alone. */
export function refusedBecause(url: URL, mayBeHere: boolean): string | undefined {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const here = host === 'localhost' || (isIP(host) !== 0 && LOOPBACK.check(host, isIP(host) === 6 ? 'ipv6' : 'ipv4'))
  if (url.username !== '' || url.password !== '') return 'it holds a password'
  if (here) return mayBeHere ? undefined : 'it leads to this machine'
  if (isIP(host) !== 0 && !isOutside(host, mayBeHere)) return 'it leads inside the house'
  return url.protocol === 'https:' ? undefined : 'it is not https'
}
