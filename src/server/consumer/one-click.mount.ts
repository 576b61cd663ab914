import { DEFAULT_LOCALE, findLocale } from '#domain/sites/sites.ts'
import { shopUrl } from '#domain/sites/shop-urls.ts'
import { backgroundShop } from '../background-shop.ts'
import type { Mount } from '../http/app.ts'
import { readText } from '../http/read-body.ts'
import { LEAVE_PATH } from '../mail/leave-link.ts'
import type { Services } from '../services.ts'
import { StoreError } from '../store-error.ts'
import { followSubscriptionLink } from './subscription-links.service.ts'

const MOST_BYTES = 10_000
/** RFC 8058: what a mail program posts when its reader presses its own button. */
const ONE_CLICK = /List-Unsubscribe(?:=|"\s+)One-Click/

/** Ends marketing letters for a mail program, which has no session and shows no page. Looking at the link changes nothing. */
export const mountOneClick =
  (services: Services): Mount =>
  app => {
    app.get(LEAVE_PATH, c => {
      const { locale, token } = linkOf(c.req.query())
      return c.redirect(shopUrl(locale, '/newsletter/leave', { token }))
    })
    app.post(LEAVE_PATH, async c => {
      const { locale, token } = linkOf(c.req.query())
      try {
        if (!ONE_CLICK.test(await readText(c.req.raw, MOST_BYTES))) return c.text('List-Unsubscribe=One-Click?', 400)
        await followSubscriptionLink(backgroundShop(services, locale), token)
        return c.text('Unsubscribed')
      } catch (error) {
        if (!(error instanceof StoreError)) throw error
        return c.text(error.code === 'RESET_LINK_EXPIRED' ? 'This link is not valid' : error.code, 400)
      }
    })
  }

const linkOf = ({ locale, token = '' }: Record<string, string>) => ({
  locale: findLocale(locale ?? '') ?? DEFAULT_LOCALE,
  token,
})
