import { $cartProblem, addToCart } from '#web/stores/cart-store.ts'

/** Puts one piece into the cart; says what went wrong when it could not. */
export async function addUpsell(sku: string): Promise<string | undefined> {
  return (await addToCart({ sku })) ? undefined : $cartProblem.get()?.message
}
