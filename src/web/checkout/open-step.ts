import { shopUrl } from '#domain/sites/shop-urls.ts'
import type { Locale } from '#domain/sites/sites.ts'

/** The step that is open: every way into the checkout leads to it, so that nobody lands above what he came for. */
export const OPEN_STEP = 'open-step'

export const fieldId = (name: string): string => `field-${name}`

type Asked = {
  step?: 'shipping' | 'billing' | 'summary'
  address?: 'other'
  suggest?: 'yes'
  declined?: string | undefined
}

export const checkoutUrl = (locale: Locale, asked: Asked = {}): string =>
  `${shopUrl(locale, '/checkout', asked)}#${OPEN_STEP}`
