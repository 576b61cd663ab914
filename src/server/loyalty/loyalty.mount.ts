import type { Mount } from '../http/app.ts'
import type { Services } from '../services.ts'
import { proveOwnAddress } from '../consumer/email-address.service.ts'
import { confirmEnrollment } from './loyalty.queries.ts'
import { readLoyaltyToken } from './loyalty-tokens.ts'

/** The link of the mail that confirms a membership. Following it twice is no mistake. */
export const mountLoyalty =
  (services: Services): Mount =>
  app => {
    app.get('/api/loyalty/confirm', async c => {
      const { db } = services.database
      const link = await readLoyaltyToken(services, 'confirm', c.req.query('token') ?? '')
      if (!link) return c.redirect('/account/loyalty?expired=1', 303)
      await confirmEnrollment(db, link.sub)
      if (link.email !== undefined) await proveOwnAddress(db, link.sub, link.email)
      return c.redirect('/account/loyalty?confirmed=1', 303)
    })
  }
