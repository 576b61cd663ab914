import type { Cart } from '#contract/cart/cart.entities.ts'
import { toMajor } from '#domain/money/money.ts'
import type { CartNews } from '#web/state/cart-news.ts'
import { tradeItem } from './trade-item.ts'
import { pushTrade } from './trade-layer.ts'

type Item = Cart['items'][number]
type Asked = { sku?: string; qty?: number; itemId?: string }

const isCart = (answer: unknown): answer is Cart =>
  typeof answer === 'object' && answer !== null && 'items' in answer && 'revision' in answer
const isAsked = (body: unknown): body is Asked => typeof body === 'object' && body !== null

/** What was put into the cart and taken out of it, by what was asked for and what the cart was before. */
export function followCart(): (news: CartNews) => void {
  let known: readonly Item[] = itemsInPage()
  return ({ name, body, answer }) => {
    if (!isCart(answer)) return
    const { items, currency } = answer
    const asked = isAsked(body) ? body : {}
    const tell = (item: Item | undefined, more: number) => {
      if (!item || more === 0) return
      const piece = tradeItem(item, Math.abs(more))
      const value = toMajor(Math.round((item.price.rowTotal / item.qty) * Math.abs(more)))
      pushTrade(more > 0 ? 'cart_add' : 'cart_remove', { currency, value, items: [piece] })
    }
    if (name === 'cart.addItem')
      tell(
        items.find(({ sku }) => sku === asked.sku),
        asked.qty ?? 1,
      )
    else if (asked.itemId !== undefined && name !== 'cart.updateSavedForLater') {
      const before = known.find(({ id }) => id === asked.itemId)
      const after = items.find(({ id }) => id === asked.itemId)
      if (before) tell(after ?? before, (after?.qty ?? 0) - before.qty)
    }
    known = items
  }
}

/** The cart page has them already. */
function itemsInPage(): readonly Item[] {
  const props = document.querySelector('cairn-island[name=cart-page]')?.getAttribute('props')
  if (!props) return []
  const { cart }: { cart: Cart | null } = JSON.parse(props)
  return cart?.items ?? []
}
