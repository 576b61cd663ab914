import type { Context } from 'hono'
import { STUDIO_ADDRESSES } from '#domain/staff/studio-addresses.ts'
import { addressOf, type Env } from '../http/api.ts'
import type { Mount } from '../http/app.ts'
import { openShop } from '../http/request-context.ts'
import { noteSecurityEvent } from '../security/security-events.ts'
import type { Services } from '../services.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import { openIdOf } from './openid.ts'
import { arriveFromSignIn, leaveForSignIn } from './single-sign-on.service.ts'

const LIMIT = { name: 'staff.singleSignOn', perMinute: 30 }
const REFUSED = '/studio?sso=refused'

/** The way through the company's own sign-in: two addresses that a browser goes to, so no calls of the contract. */
export function mountSingleSignOn(services: Services): Mount {
  const openId = openIdOf(services.config)
  if (!openId) return () => {}
  const leading = (work: (shop: Shop) => Promise<string>) => async (c: Context<Env>) => {
    const shop = await openShop(services, { request: c.req.raw, address: addressOf(services, c) })
    await services.rateLimits.take(LIMIT, shop.address, shop.now.getTime())
    const to = await work(shop).catch((error: unknown) => {
      if (!(error instanceof StoreError)) throw error
      noteSecurityEvent(shop, 'sign-in-refused', 'staff-single-sign-on')
      return REFUSED
    })
    const { headers } = shop.reply
    headers.set('location', to)
    headers.set('cache-control', 'no-store')
    headers.set('referrer-policy', 'no-referrer')
    return new Response(null, { status: 303, headers })
  }
  return app => {
    app.get(STUDIO_ADDRESSES.signOn, c => {
      const { to, proof, link } = c.req.query()
      const wish = { ...(to !== undefined && { to }), proof: proof === '1', link: link === '1' }
      return leading(shop => leaveForSignIn(shop, openId, wish))(c)
    })
    app.get(
      STUDIO_ADDRESSES.signedOn,
      leading(shop => arriveFromSignIn(shop, openId)),
    )
  }
}
