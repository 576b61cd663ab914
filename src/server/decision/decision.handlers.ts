import { DecideResponse, type decision } from '#contract/decision/decision.ts'
import { once } from '../http/idempotency.ts'
import type { Handlers } from '../http/operation.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import { decide, forgetVisitor } from './decision.service.ts'
import { mayTarget } from './may-target.ts'
import { nameVisitor } from './visitor-marks.ts'

const BRAND = 'cairn'

export const decisionHandlers: Handlers<typeof decision> = {
  async decide(shop, { params, body }) {
    if (params.brand !== BRAND) throw new StoreError('NOT_FOUND')
    const agreed = await mayTarget(shop)
    // Before the transaction: all first visits are counted together, and nobody waits for what is done for another.
    const visitorId = await nameVisitor(shop, body.monetateId, agreed)
    const leaves = body.events.some(({ eventType }) => eventType === 'ConsentWithdrawn')
    return once(
      shop,
      'decision.decide',
      { params, body },
      async inside => {
        if (leaves) await forgetVisitor(inside, visitorId)
        // Nothing is kept and nothing decided for those who did not agree to it.
        if (leaves || !agreed) return { monetateId: visitorId, responses: [{ requestId: 'none', actions: [] }] }
        const responses = await decide(inside, visitorOf(inside, visitorId, body), body.events)
        return { monetateId: visitorId, responses }
      },
      stored => DecideResponse.parse(stored),
    )
  },
}

/** Who is signed in is known from his tokens. A body that names someone else speaks for nobody. */
function visitorOf(
  shop: Shop,
  id: string,
  { customerId, channel }: { customerId?: string | undefined; channel: string },
) {
  const own = shop.shopper.kind === 'consumer' ? shop.shopper.id : undefined
  return { id, channel, customerId: customerId === undefined || customerId === own ? own : undefined }
}
