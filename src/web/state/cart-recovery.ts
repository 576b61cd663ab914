import type { Cart } from '#contract/cart/cart.entities.ts'
import { CallError } from '#contract/client.ts'
import { TIMINGS } from '#domain/time/timings.ts'
import { call } from '#web/call.ts'
import { failureWords } from '#web/i18n/failure-words.ts'
import { rememberSession } from '#web/session/session-state.ts'
import { showToast } from '#web/toasts/toast-state.ts'

type Item = Cart['items'][number]

const NOT_FOUND = 404
const CONFLICT = 409

type Delivery = {
  readonly shippingOption: Item['shippingOptions']['selected']
  readonly storeId?: string
  readonly collectionPointId?: string
}

const USUAL: Delivery = { shippingOption: 'standard' }

const deliveryOf = ({ selected, storeInfo, collectionPointId }: Item['shippingOptions']): Delivery => ({
  shippingOption: selected,
  ...(storeInfo && { storeId: storeInfo.id }),
  ...(collectionPointId !== undefined && { collectionPointId }),
})

const itemToAdd = ({ sku, qty, recipeId, giftOption, shippingOptions }: Item) => ({
  sku,
  qty,
  ...(recipeId !== undefined && { recipeId }),
  ...(giftOption && { giftOption }),
  delivery: deliveryOf(shippingOptions),
})
type ItemToAdd = ReturnType<typeof itemToAdd>

/** A cart that has expired is made anew with what it held; what cannot be had any more is left out. */
export async function recreated(lost: Cart | undefined): Promise<Cart> {
  let items = (lost?.items ?? []).filter(item => !item.bonus && !item.giftCard).map(itemToAdd)
  while (items.length > 0)
    try {
      return await call('cart.createWithItem', {
        body: { items: items.map(({ delivery, ...item }) => ({ ...item, ...delivery })) },
      })
    } catch (error) {
      items = leftAfter(error, items)
    }
  return call('cart.create', {})
}

/** What is refused may go the usual way; what is refused even so goes without. */
function leftAfter(error: unknown, items: readonly ItemToAdd[]): ItemToAdd[] {
  const refused = error instanceof CallError ? refusedBy(error, items) : []
  if (refused.length === 0) throw error
  if (refused.every(({ delivery }) => delivery.shippingOption === USUAL.shippingOption))
    return items.filter(item => !refused.includes(item))
  return items.map(item => (refused.includes(item) ? { ...item, delivery: USUAL } : item))
}

function refusedBy({ details, status }: CallError, items: readonly ItemToAdd[]): readonly ItemToAdd[] {
  const skus: unknown = details['skus']
  if (Array.isArray(skus)) return items.filter(({ sku }) => skus.includes(sku))
  return items.length === 1 && (status === NOT_FOUND || status === CONFLICT) ? items : []
}

/** The cart belongs to someone else: forget it, begin a new one, say so, and load the page again. */
export async function startOver(refusal: CallError): Promise<Cart> {
  rememberSession({ cartCount: 0 })
  try {
    return await call('cart.create', {})
  } finally {
    setTimeout(() => location.reload(), TIMINGS.invalidCustomerReload)
    showToast({ text: await failureWords(refusal, undefined), kind: 'info' })
  }
}
