import { createClient, type Call, type Transport } from '#contract/client.ts'
import type { Shop } from '../shop.ts'
import { errorResponse } from './error-response.ts'
import { runOnce } from './idempotency.ts'
import type { Operation } from './operation.ts'
import { limitOf } from './rate-limits.ts'
import { PreparedJson } from './prepared-json.ts'
import { WrittenJson } from './written-json.ts'

/**
 * Calls while a page is made: the same parsing, the same errors, no network and no JSON in between. A call that signs
 * the shopper in or out changes who the following calls come from.
 */
export function inProcessCall(start: Shop, operations: ReadonlyMap<string, Operation>): Call {
  let shop = start
  const transport: Transport = async ({ name, raw }) => {
    const operation = operations.get(name)
    if (!operation) throw new Error(`${name} is not mounted`)
    try {
      // A form that is posted without script must not get around the limits of the call it makes.
      if (operation.endpoint.perMinute)
        await shop.services.rateLimits.take(limitOf(operation), shop.address, shop.now.getTime())
      const answer = await runOnce(operation, shop, raw)
      const body = answer instanceof PreparedJson || answer instanceof WrittenJson ? answer.value : answer
      if (operation.endpoint.identifies) shop = await reidentified(shop)
      return { status: 200, body }
    } catch (error) {
      const failure = errorResponse(error, shop.correlationId, shop, shop.language)
      // A page may do without what is missing; whoever comes next must not.
      if (failure.status >= 500) shop.reply.isPoorer = true
      return failure
    }
  }
  return createClient(transport)
}

/** The same request, coming from whoever the cookies set meanwhile say. */
export async function reidentified(shop: Shop): Promise<Shop> {
  const cookies: Record<string, string> = { ...shop.request.cookies }
  for (const [name, value] of shop.reply.cookies)
    if (value === '') delete cookies[name]
    else cookies[name] = value
  const { shopper } = await shop.services.identify({ bearer: undefined, cookies, log: shop.log })
  return { ...shop, shopper, request: { ...shop.request, cookies } }
}
