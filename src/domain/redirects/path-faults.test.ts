import { describe, expect, it } from 'vitest'
import { faultOf } from './path-faults.ts'

describe('what is wrong with an address of a redirect', () => {
  it.each([
    ['old', 'outside'],
    ['https://example.org/a', 'outside'],
    ['/en-us/old', 'locale'],
    ['/old?colour=red', 'query'],
    ['/old/*/boots', 'star'],
    ['/old*', 'star'],
    ['/old/', 'slash'],
    ['/*', 'whole'],
    ['/old boots', 'signs'],
    ['/../old', 'signs'],
    ['/old', undefined],
    ['/old/*', undefined],
  ])('of %s is %s', (path, fault) => {
    expect(faultOf(path, 'from')).toBe(fault)
  })

  it('is nothing where all of the shop is led to', () => {
    expect(['/', '/*'].map(path => faultOf(path, 'to'))).toEqual([undefined, undefined])
  })
})
