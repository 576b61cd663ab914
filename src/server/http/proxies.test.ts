import { describe, expect, it } from 'vitest'
import { findTrustedProxies, senderBehind, type TrustedProxies } from './proxies.ts'

const trusted = (text: string): TrustedProxies => {
  const found = findTrustedProxies(text)
  if (found === undefined) throw new Error(`${text} names no proxies`)
  return found
}

describe('who sent a request through proxies', () => {
  const networks = trusted('10.0.0.0/8, 192.0.2.1, 2001:db8::/32')

  it.each([
    ['nobody is trusted', false, '203.0.113.9', '198.51.100.4', '198.51.100.4'],
    ['whoever is connected is trusted with one word', true, '1.1.1.1, 203.0.113.9', '198.51.100.4', '203.0.113.9'],
    ['the one proxy said nothing', true, undefined, '198.51.100.4', '198.51.100.4'],
    [
      'a stranger connects directly and claims another address',
      networks,
      '203.0.113.9',
      '198.51.100.4',
      '198.51.100.4',
    ],
    ['one proxy stands in front', networks, '203.0.113.9', '10.1.2.3', '203.0.113.9'],
    ['an edge and a balancer stand in front', networks, '203.0.113.9, 192.0.2.1', '10.1.2.3', '203.0.113.9'],
    ['a visitor claims to be one of the proxies', networks, '10.9.9.9, 203.0.113.9', '10.1.2.3', '203.0.113.9'],
    ['a visitor claims to come through another', networks, '1.1.1.1, 203.0.113.9', '10.1.2.3', '203.0.113.9'],
    ['somebody inside asks', networks, '10.5.5.5', '10.1.2.3', '10.5.5.5'],
    ['the proxy is known by IPv6', networks, '2001:db9::7', '2001:db8::1', '2001:db9::7'],
    ['an IPv4 proxy is seen through an IPv6 socket', networks, '203.0.113.9', '::ffff:10.1.2.3', '203.0.113.9'],
    ['what a proxy wrote is no address', networks, 'unknown', '10.1.2.3', '10.1.2.3'],
    ['there is no socket', networks, '203.0.113.9', undefined, 'local'],
  ])('%s', (_, proxies, forwardedFor, connected, sender) => {
    expect(senderBehind(proxies, forwardedFor, connected)).toBe(sender)
  })

  it.each([
    'yes',
    '',
    '10.0.0.0/',
    '10.0.0.0/33',
    '10.0.0.0/0',
    '10.0.0/8',
    '2001:db8::/129',
    '10.0.0.0/8/8',
    '10.0.0.1,',
  ])('does not take %j for proxies', text => expect(findTrustedProxies(text)).toBeUndefined())
})
