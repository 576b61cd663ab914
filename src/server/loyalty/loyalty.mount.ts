import type { Mount } from '../http/app.ts'
import type { Services } from '../services.ts'
import { confirmEnrollment } from './loyalty.queries.ts'
import { readLoyaltyToken } from './loyalty-tokens.ts'

/** The link of the mail that confirms a membership. Following it twice is no mistake. */
export const mountLoyalty =
  (services: Services): Mount =>
  app => {
    app.get('/api/loyalty/confirm', async c => {
      const consumerId = await readLoyaltyToken(services, 'confirm', c.req.query('token') ?? '')
      if (consumerId !== undefined) await confirmEnrollment(services.database.db, consumerId)
      return c.redirect(consumerId === undefined ? '/account/loyalty?expired=1' : '/account/loyalty?confirmed=1', 303)
    })
  }
