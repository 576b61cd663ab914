import type { Cart } from '#contract/cart/cart.entities.ts'
import { CallError } from '#contract/client.ts'
import type { PageVisit } from '#contract/web.ts'
import { CURRENT_CART } from '#domain/cart/current-cart.ts'

const SERVER_ERROR = 500

/** The cart the visitor used last. A shop that cannot tell is not an empty cart. */
export async function findCart({ viewer, call }: Pick<PageVisit, 'viewer' | 'call'>): Promise<Cart | undefined> {
  if (viewer.kind === 'anonymous') return undefined
  try {
    return await call('cart.read', { params: { basketId: CURRENT_CART } })
  } catch (error) {
    if (error instanceof CallError && error.status < SERVER_ERROR) return undefined
    throw error
  }
}
