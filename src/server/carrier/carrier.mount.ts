import type { Mount } from '../http/app.ts'
import { readText } from '../http/read-body.ts'
import { correlationIdOf } from '../http/request-context.ts'
import { noteSecurityEvent } from '../security/security-events.ts'
import type { Services } from '../services.ts'
import { receiveCarrierNews } from './tracking.service.ts'

/** Where a carrier tells how far parcels are. */
export const mountCarrier =
  (services: Services): Mount =>
  app => {
    if (!services.carrier) return
    app.post('/carrier/webhook', async c => {
      const body = await readText(c.req.raw, services.config.BODY_LIMIT)
      const believed = await receiveCarrierNews(services, body, c.req.header('x-hmac-signature') ?? '')
      if (believed) return c.json({ received: true })
      const log = services.log.with({ correlationId: correlationIdOf(c.req.raw.headers) })
      noteSecurityEvent({ services, log }, 'webhook-refused')
      return c.json({ received: false }, 400)
    })
  }
