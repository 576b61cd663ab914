import type { Mount } from '../http/app.ts'
import { readText } from '../http/read-body.ts'
import { correlationIdOf } from '../http/request-context.ts'
import { noteSecurityEvent } from '../security/security-events.ts'
import type { Services } from '../services.ts'
import { receiveNews } from './settle.service.ts'

/** Where the payment provider tells its news. */
export const mountWebhooks =
  (services: Services): Mount =>
  app => {
    app.post('/payment/webhook', async c => {
      const signature = c.req.header('stripe-signature') ?? c.req.header('x-payment-signature') ?? ''
      const body = await readText(c.req.raw, services.config.BODY_LIMIT)
      const believed = await receiveNews(services, body, signature)
      if (believed) return c.json({ received: true })
      const log = services.log.with({ correlationId: correlationIdOf(c.req.raw.headers) })
      noteSecurityEvent({ services, log }, 'webhook-refused')
      return c.json({ received: false }, 400)
    })
  }
