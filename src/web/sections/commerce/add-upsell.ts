import { CallError } from '#contract/client.ts'
import { pushEvent } from '#web/analytics/data-layer.ts'
import { call } from '#web/call.ts'
import { addToCart } from '#web/state/cart-state.ts'

type Wanted = { readonly id: string; readonly sku: string }

/** Puts one piece into the cart; false when it cannot be had any more. Throws what the cart refused. */
export async function addUpsell({ id, sku }: Wanted): Promise<boolean> {
  if (!(await isAvailable(id, sku))) return false
  await addToCart([{ sku }])
  pushEvent({ event: 'upsell_add', sku })
  return true
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
