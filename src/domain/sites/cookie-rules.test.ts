import { describe, expect, it } from 'vitest'
import { receivedCookies, sentName } from './cookie-rules.ts'
import { ACCESS_COOKIE, CART_COOKIE } from './cookies.ts'

describe('names of cookies', () => {
  it('bind what scripts need not see to this host, where there is https', () => {
    expect(sentName(ACCESS_COOKIE, true)).toBe('__Host-cairn_access')
    expect(sentName(ACCESS_COOKIE, false)).toBe('cairn_access')
    expect(sentName(CART_COOKIE, true)).toBe('cairn_cart')
  })

  it('are read back as the table has them', () => {
    expect(receivedCookies({ '__Host-cairn_access': 'a', cairn_cart: '2' }, true)).toEqual({
      cairn_access: 'a',
      cairn_cart: '2',
    })
    expect(receivedCookies({ cairn_access: 'a' }, false)).toEqual({ cairn_access: 'a' })
  })

  it('without the prefix do not count over https, whichever comes first', () => {
    expect(receivedCookies({ cairn_access: 'planted', '__Host-cairn_access': 'own' }, true)).toEqual({
      cairn_access: 'own',
    })
    expect(receivedCookies({ '__Host-cairn_access': 'own', cairn_access: 'planted' }, true)).toEqual({
      cairn_access: 'own',
    })
    expect(receivedCookies({ cairn_access: 'planted' }, true)).toEqual({})
  })
})
