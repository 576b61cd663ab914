import { CallError } from '#contract/client.ts'
import { pushEvent } from '#web/analytics/data-layer.ts'
import { call } from '#web/call.ts'
import { $cartProblem, addToCart, type CartProblem } from '#web/state/cart-state.ts'

type Wanted = { readonly id: string; readonly sku: string }

/** Puts one piece into the cart if it can still be had; says what went wrong when it could not. */
export async function addUpsell({ id, sku }: Wanted): Promise<CartProblem | 'sold out' | undefined> {
  if (!(await isAvailable(id, sku))) return 'sold out'
  if (!(await addToCart({ sku }))) return $cartProblem.get()
  pushEvent({ event: 'upsell_add', sku })
  return undefined
}

async function isAvailable(productId: string, sku: string): Promise<boolean> {
  try {
    const { variants } = await call('products.inventory', { params: { productId } })
    return variants.some(variant => variant.sku === sku && variant.quantity > 0)
  } catch (error) {
    if (error instanceof CallError) return false
    // Nobody can tell without a network: the cart will say so.
    if (error instanceof TypeError) return true
    throw error
  }
}
