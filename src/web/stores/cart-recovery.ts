import type { Cart } from '#contract/cart.entities.ts'
import { CallError } from '#contract/client.ts'
import { TIMINGS } from '#domain/timings.ts'
import { call } from '#web/call.ts'
import { rememberSession } from '#web/session/session-store.ts'
import { showToast } from '#web/toasts/toast-store.ts'

type Item = Cart['items'][number]

const itemToAdd = ({ sku, qty, recipeId, giftOption, shippingOptions }: Item) => ({
  sku,
  qty,
  ...(recipeId !== undefined && { recipeId }),
  ...(giftOption && { giftOption }),
  ...(shippingOptions.storeInfo && { shippingOption: shippingOptions.selected, storeId: shippingOptions.storeInfo.id }),
  ...(shippingOptions.collectionPointId !== undefined && {
    shippingOption: shippingOptions.selected,
    collectionPointId: shippingOptions.collectionPointId,
  }),
})

/** A cart that has expired is made anew with what it held; what cannot be had any more is left out. */
export async function recreated(lost: Cart | undefined): Promise<Cart> {
  const items = (lost?.items ?? []).filter(item => !item.bonus && !item.giftCard).map(itemToAdd)
  if (items.length === 0) return call('cart.create', {})
  try {
    return await call('cart.createWithItem', { body: { items } })
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    const gone: unknown = error.details['skus']
    const left = Array.isArray(gone) ? items.filter(({ sku }) => !gone.includes(sku)) : []
    return left.length > 0 ? call('cart.createWithItem', { body: { items: left } }) : call('cart.create', {})
  }
}

/** The cart belongs to someone else: forget it, begin a new one, say so, and load the page again. */
export async function startOver(refusal: CallError): Promise<Cart> {
  rememberSession({ cartCount: 0 })
  try {
    return await call('cart.create', {})
  } finally {
    setTimeout(() => location.reload(), TIMINGS.invalidCustomerReload)
    const { failureWords } = await import('#web/i18n/failure-words.ts')
    showToast({ text: await failureWords(refusal, undefined), kind: 'info' })
  }
}
