import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  GUEST,
  SEGMENTS,
  chooseSegment,
  inAudience,
  inSegment,
  isSegmentId,
  segmentsLike,
  traitsOf,
  viewerOf,
} from './segments.ts'

const viewer = fc.record({
  loggedIn: fc.boolean(),
  loyalty: fc.boolean(),
  employee: fc.boolean(),
  cartEmpty: fc.boolean(),
  ipa: fc.boolean(),
  wranx: fc.boolean(),
  athlete: fc.boolean(),
})
const ids = Object.keys(SEGMENTS)

describe('segments', () => {
  it('are the sixteen', () => {
    expect(ids).toHaveLength(16)
  })

  it('are told of somebody who is in one of them: a member is signed in, too', () => {
    for (const id of ids.filter(isSegmentId)) expect(segmentsLike(id)).toContain(id)
    expect(segmentsLike('loyalty-loggedin')).toContain('loggedin')
    expect(segmentsLike('loyalty-loggedin')).not.toContain('loggedout')
    expect(segmentsLike('cart-not-empty')).toContain('loggedout')
  })

  it('put a logged-in viewer in exactly one of each pair and a guest in none', () => {
    const pairs = ids.filter(id => id.startsWith('non-')).map(id => [id, id.slice('non-'.length)] as const)
    expect(pairs).toHaveLength(6)
    fc.assert(
      fc.property(viewer, who => {
        for (const [outside, inside] of pairs) {
          const matching = [outside, inside].filter(id => inSegment(id, who))
          expect(matching).toHaveLength(who.loggedIn ? 1 : 0)
        }
        expect(inSegment('loggedin', who)).toBe(!inSegment('loggedout', who))
        expect(inSegment('cart-empty', who)).toBe(!inSegment('cart-not-empty', who))
      }),
    )
  })

  it('count IPA and WRANX members together', () => {
    const member = { ...GUEST, loggedIn: true, wranx: true }
    expect(inSegment('ipa-wranx-loggedin', member)).toBe(true)
    expect(inSegment('ipa-loggedin', member)).toBe(false)
  })

  it('choose the first that matches, else the baseline', () => {
    const segments = [{ id: 'loyalty-loggedin' }, { id: 'unknown' }, { id: 'cart-empty' }, { id: 'loggedout' }]
    expect(chooseSegment(segments, GUEST)?.id).toBe('cart-empty')
    expect(chooseSegment([{ id: 'loggedin' }], GUEST)).toBeUndefined()
  })

  it('obey a test context, if it names one of them', () => {
    const segments = [{ id: 'loggedout' }, { id: 'loyalty-loggedin' }]
    expect(chooseSegment(segments, GUEST, ['loyalty-loggedin'])?.id).toBe('loyalty-loggedin')
    expect(chooseSegment(segments, GUEST, ['employee-loggedin'])?.id).toBe('loggedout')
  })

  it('are combined to an audience of who is in all of them', () => {
    const member = { ...GUEST, loggedIn: true, loyalty: true }
    expect(inAudience([], GUEST)).toBe(true)
    expect(inAudience(['loyalty-loggedin', 'cart-empty'], member)).toBe(true)
    expect(inAudience(['loyalty-loggedin', 'cart-empty'], { ...member, cartEmpty: false })).toBe(false)
    expect(inAudience(['unknown'], member)).toBe(false)
  })

  it('are told from one small number', () => {
    fc.assert(
      fc.property(viewer, someone => {
        expect(viewerOf(traitsOf(someone))).toEqual(someone)
      }),
    )
  })
})
