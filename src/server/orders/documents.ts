import type { Context } from 'hono'
import { TRACKED_COOKIE } from '#domain/sites/cookies.ts'
import { fail, addressOf, type Env } from '../http/api.ts'
import type { Mount } from '../http/app.ts'
import type { RateLimit } from '../http/rate-limits.ts'
import { openShop } from '../http/request-context.ts'
import type { Services } from '../services.ts'
import type { Shop } from '../shop.ts'
import { openOrder } from './access.ts'
import { printInvoice } from './pdf/printed.ts'
import { printedReturnLabel } from './return-labels.service.ts'
import { findReturnOrder } from './return.queries.ts'

/** Invoices and return labels as links a browser can open, for whoever may see the order. */
export const mountDocuments =
  (services: Services): Mount =>
  app => {
    app.get('/documents/invoice/:number', c => send(services, c, (shop, number) => invoice(shop, number)))
    app.get('/documents/return/:number', c => send(services, c, (shop, number) => label(shop, number)))
  }

/** Each is drawn anew, or asks a carrier. */
const PRINTED: RateLimit = { name: 'printed documents', perMinute: 30 }

type Made = { name: string; bytes: Uint8Array }

async function send(
  services: Services,
  c: Context<Env>,
  make: (shop: Shop, number: string) => Promise<Made>,
): Promise<Response> {
  const request = c.req.raw
  try {
    const address = addressOf(services, c)
    await services.rateLimits.take(PRINTED, address, services.clock().getTime())
    const shop = await openShop(services, { request, address })
    const { name, bytes } = await make(shop, c.req.param('number') ?? '')
    return new Response(new Uint8Array(bytes), {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${name}.pdf"`,
        'cache-control': 'private, no-store',
      },
    })
  } catch (error) {
    return fail(services, request, error)
  }
}

/** The email address under which this browser tracked the order, if it did. */
function trackedEmail({ request }: Shop, number: string): string | undefined {
  const [tracked, email] = (request.cookies[TRACKED_COOKIE] ?? '').split(' ')
  return tracked === number ? email : undefined
}

async function invoice(shop: Shop, number: string): Promise<Made> {
  const order = await openOrder(shop, number, { email: trackedEmail(shop, number) })
  return { name: order.number, bytes: await printInvoice(shop, order) }
}

async function label(shop: Shop, returnNumber: string): Promise<Made> {
  const orderNumber = (await findReturnOrder(shop.db, returnNumber)) ?? ''
  const order = await openOrder(shop, orderNumber, { email: trackedEmail(shop, orderNumber) })
  return { name: returnNumber, bytes: await printedReturnLabel(shop, order, returnNumber) }
}
