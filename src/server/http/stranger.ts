import { TARGETING } from '#domain/consumer/consent.ts'
import { HOST_PREFIX } from '#domain/sites/cookie-rules.ts'
import {
  BAR_COOKIE,
  CART_COOKIE,
  CONSENT_COOKIE,
  KIND_COOKIE,
  PREVIEW_COOKIE,
  VARIANTS_COOKIE,
} from '#domain/sites/cookies.ts'
import type { Cookies } from '#domain/sites/read-cookie.ts'

/**
 * A visitor who is nobody to the shop: all that pages of strangers may differ by. Both the key of a kept page and the
 * visit it is rendered for are made from this value alone, so that nothing else about anyone can get into a kept page.
 */
export type Stranger = {
  readonly variants: string
  readonly targeting: boolean
  readonly cart: boolean
  readonly barClosed: boolean
}

export type SentHeaders = {
  readonly cookie: string | null | undefined
  readonly authorization: string | null | undefined
  readonly previewToken: string | string[] | null | undefined
}

const VARIANTS = /^[\w~.:%-]{1,512}$/
const FIRST_VISIT: Stranger = { variants: '', targeting: false, cart: false, barClosed: false }

/** Undefined for who has, or claims, an identity: he gets pages of his own. */
export function strangerIn({ cookie, authorization, previewToken }: SentHeaders): Stranger | undefined {
  if (authorization || previewToken) return undefined
  if (!cookie) return FIRST_VISIT
  let { variants, targeting, cart, barClosed } = FIRST_VISIT
  for (let start = 0; start < cookie.length;) {
    const semicolon = cookie.indexOf(';', start)
    const end = semicolon === -1 ? cookie.length : semicolon
    const equals = cookie.indexOf('=', start)
    if (equals !== -1 && equals < end) {
      const value = cookie.slice(equals + 1, end).trim()
      switch (cookie.slice(start, equals).trim()) {
        case KIND_COOKIE:
          if (value === 'consumer' || value === 'associate') return undefined
          break
        case PREVIEW_COOKIE:
        case HOST_PREFIX + PREVIEW_COOKIE:
          return undefined
        case VARIANTS_COOKIE:
          variants = VARIANTS.test(value) ? value : ''
          break
        case CONSENT_COOKIE:
          targeting = value.split('.').includes(TARGETING)
          break
        case CART_COOKIE:
          cart = value !== ''
          break
        case BAR_COOKIE:
          barClosed = value === 'closed'
          break
      }
    }
    start = end + 1
  }
  return { variants, targeting, cart, barClosed }
}

/** No address and no cookie holds a line break: what stands before one cannot pass for what comes after. */
export function keyOf(address: string, { variants, targeting, cart, barClosed }: Stranger): string {
  if (!variants && !targeting && !cart && !barClosed) return address
  return `${address}\n${targeting ? 't' : ''}${cart ? 'c' : ''}${barClosed ? 'b' : ''}\n${variants}`
}

/** The cookies that a page for a stranger sees. */
export const cookiesOf = ({ variants, targeting, cart, barClosed }: Stranger): Cookies => ({
  ...(variants && { [VARIANTS_COOKIE]: variants }),
  ...(targeting && { [CONSENT_COOKIE]: TARGETING }),
  ...(cart && { [CART_COOKIE]: '1' }),
  ...(barClosed && { [BAR_COOKIE]: 'closed' }),
})
