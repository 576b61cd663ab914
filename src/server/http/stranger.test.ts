import { describe, expect, it } from 'vitest'
import { KNOWN, STRANGERS } from '../testing/stranger-cookies.ts'
import { cookiesOf, keyOf, strangerIn } from './stranger.ts'

const sent = (cookie?: string) => ({ cookie, authorization: undefined, previewToken: undefined })
const keyWith = (cookie?: string) => {
  const stranger = strangerIn(sent(cookie))
  return stranger && keyOf('/en-us', stranger)
}

describe('a stranger', () => {
  it.each([
    ['on a first visit', undefined, {}],
    ['who became a guest', 'cairn_kind=guest; cairn_access=x', {}],
    ['with a cart', 'cairn_kind=guest; cairn_cart=2', { cairn_cart: '1' }],
    ['in an experiment', 'cairn_variants=1-a', { cairn_variants: '1-a' }],
    ['who agreed to targeting', 'consent=C0001.C0004', { consent: 'C0004' }],
    ['who did not', 'consent=C0001.C0002', {}],
    ['who closed the bar', 'cairn_bar=closed;cairn_locale=de-de', { cairn_bar: 'closed' }],
    ['with cookies of other names', 'xcairn_cart=1; cairn_cartx=1; a=cairn_kind=consumer; consentx=C0004', {}],
    ['with what no experiment is called', 'cairn_variants=<script>', {}],
  ])('%s is seen by nothing but that', (_, cookie, seen) => {
    const stranger = strangerIn(sent(cookie))
    expect(stranger && cookiesOf(stranger)).toEqual(seen)
  })

  it.each([
    ['a consumer', 'cairn_kind=consumer'],
    ['an associate', 'a=1; cairn_kind=associate'],
    ['who previews', 'cairn_preview=token'],
  ])('is not %s', (_, cookie) => {
    expect(strangerIn(sent(cookie))).toBeUndefined()
  })

  it('sees the same whatever else he sends, and who has an identity is none', () => {
    for (const cookie of STRANGERS) {
      const stranger = strangerIn(sent(cookie))
      const again = strangerIn(
        sent(
          Object.entries(stranger ? cookiesOf(stranger) : {})
            .map(pair => pair.join('='))
            .join('; '),
        ),
      )
      expect(stranger && again && keyOf('', again), cookie).toBe(keyWith(cookie)?.slice('/en-us'.length))
    }
    expect(KNOWN.filter(cookie => strangerIn(sent(cookie)))).toEqual([])
  })

  it('brings no token in a header', () => {
    expect(strangerIn({ ...sent(), authorization: 'Bearer x' })).toBeUndefined()
    expect(strangerIn({ ...sent(), previewToken: 'x' })).toBeUndefined()
  })

  it('has a key of his own wherever his page differs, and the same where it does not', () => {
    const different = [undefined, 'cairn_cart=2', 'cairn_bar=closed', 'cairn_bar=closed; cairn_cart=1', 'consent=C0004']
    const named = ['t', 'c', 'b', 'tc', '+cart', 'c%0A'].map(name => `cairn_variants=${name}`)
    const keys = [...different, ...named].map(keyWith)
    // '+cart' is no name that an experiment has.
    expect(new Set(keys).size).toBe(different.length + named.length - 1)
    expect(keyWith('consent=C0001; other=1')).toBe(keyWith())
  })
})
