import type { ErrorName } from '#contract/errors/errors.ts'
import type { Shop } from '../shop.ts'
import type { Shopper } from '../shopper.ts'
import { StoreError } from '../store-error.ts'

export type ConsumerShopper = Extract<Shopper, { kind: 'consumer' }>

export const findConsumer = ({ shopper }: Shop): ConsumerShopper | undefined =>
  shopper.kind === 'consumer' ? shopper : undefined

/** The signed-in consumer. Every call about a profile, an address or a card begins here. */
export function requireConsumer(shop: Shop): ConsumerShopper {
  const found = findConsumer(shop)
  if (found) return found
  throw new StoreError(shop.shopper.kind === 'associate' ? 'CANNOT_AUTHORISE' : 'AUTHORISATION_FAILED')
}

export const owns = ({ shopper }: Shop, ownerId: string | null): boolean =>
  shopper.kind !== 'anonymous' && shopper.id === ownerId

/** What belongs to someone else is as good as not there: the same error tells both. */
export function requireOwned<T>(
  shop: Shop,
  found: T | undefined,
  ownerOf: (found: T) => string | null,
  error: ErrorName,
): T {
  if (found !== undefined && owns(shop, ownerOf(found))) return found
  throw new StoreError(error)
}
