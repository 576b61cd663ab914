import type { Context } from 'hono'
import { shopUrl } from '#domain/sites/shop-urls.ts'
import { DEFAULT_LOCALE } from '#domain/sites/sites.ts'
import { PREVIEW_COOKIE } from '#domain/sites/cookies.ts'
import { STUDIO_ADDRESSES } from '#domain/staff/studio-addresses.ts'
import { addressOf, type Env } from '../http/api.ts'
import type { Mount } from '../http/app.ts'
import { openShop } from '../http/request-context.ts'
import type { Services } from '../services.ts'
import { findStaff } from '../staff/find-staff.service.ts'
import { BY_SESSION } from './content-view.ts'

const DAY_S = 86_400
/** Of our own shop, and nothing else: no address leads elsewhere by way of the studio. */
const PRODUCT_PAGE = /^\/[a-z]{2}-[a-z]{2}\/p\/[\w%.-]+$/

/**
 * From the studio into the shop as it will be. The cookie holds no secret: it says only that the session is to be asked
 * for each preview, and keeps such pages out of those that strangers share.
 */
export const mountStaffPreview =
  (services: Services): Mount =>
  app => {
    app.get(STUDIO_ADDRESSES.preview, async (c: Context<Env>) => {
      const shop = await openShop(services, { request: c.req.raw, address: addressOf(services, c) })
      const staff = await findStaff(shop)
      const product = PRODUCT_PAGE.exec(c.req.query('of') ?? '')?.[0]
      if (!staff?.grants.can(product === undefined ? 'content.read' : 'catalog.read')) return c.redirect('/studio')
      shop.reply.setCookie(PREVIEW_COOKIE, BY_SESSION, { maxAge: DAY_S })
      shop.reply.headers.set('location', product ?? shopUrl(DEFAULT_LOCALE, '/preview'))
      return new Response(null, { status: 303, headers: shop.reply.headers })
    })
  }
