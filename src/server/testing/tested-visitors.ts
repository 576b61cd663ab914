import type { DecisionEvent } from '#contract/decision/decision.ts'
import type { Buyer } from './given-checkout.ts'
import * as given from './given.ts'
import type { TestShop } from './test-shop.ts'

export const LOOK: DecisionEvent = { eventType: 'PageView', path: '/en-us', pageType: 'Home' }

/** Tells the engine what somebody does; without a name he gets one. */
export const decide = ({ call }: Pick<Buyer, 'call'>, monetateId: string | undefined, ...events: DecisionEvent[]) =>
  call('decision.decide', {
    params: { brand: 'cairn' },
    body: { channel: 'ECOMM', events, ...(monetateId !== undefined && { monetateId }) },
  })

export const variantIn = ({ visitor }: Pick<Buyer, 'visitor'>, id: string): string | undefined =>
  decodeURIComponent(visitor.cookies.get('cairn_variants') ?? '')
    .split('.')
    .find(pair => pair.startsWith(`${id}:`))
    ?.slice(id.length + 1)

/** Somebody who comes, gets his variant and sees it. */
export async function visits(shop: TestShop, id: string, buyer: Buyer = given.guest(shop)) {
  const { monetateId: visitorId } = await decide(buyer, undefined, LOOK)
  const variantId = variantIn(buyer, id)
  if (variantId === undefined) throw new Error(`Nobody gave a variant of ${id}`)
  await decide(buyer, visitorId, { eventType: 'ExperimentImpression', experienceId: id, variantId })
  return { ...buyer, visitorId, variantId }
}
