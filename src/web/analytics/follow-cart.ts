import type { Cart } from '#contract/cart/cart.entities.ts'
import { toMajor } from '#domain/money/money.ts'
import type { CartNews } from '#web/state/cart-news.ts'
import { tradeItem } from './trade-item.ts'
import { pushTrade } from './trade-layer.ts'

type Item = Cart['items'][number]
type Asked = { sku?: string; qty?: number; itemId?: string }

const isCart = (answer: unknown): answer is Cart =>
  typeof answer === 'object' && answer !== null && 'items' in answer && 'revision' in answer
/** What is kept for later answers with the cart it left or came back to. */
const cartIn = (answer: unknown): Cart | undefined => {
  if (isCart(answer)) return answer
  const within = typeof answer === 'object' && answer !== null && 'cart' in answer ? answer.cart : undefined
  return isCart(within) ? within : undefined
}
const isAsked = (body: unknown): body is Asked => typeof body === 'object' && body !== null

/** What was put into the cart and taken out of it, by what was asked for and what the cart was before. */
export function followCart(): (news: CartNews) => void {
  let known: readonly Item[] = itemsInPage()
  return ({ name, body, answer }) => {
    const cart = cartIn(answer)
    if (!cart) return
    const { items, currency } = cart
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
    else if (name === 'cart.saveForLater' || name === 'cart.updateSavedForLater')
      for (const sku of new Set([...known, ...items].map(item => item.sku))) {
        const [before, after] = [known, items].map(all => all.filter(item => item.sku === sku))
        const pieces = (all: readonly Item[] = []) => all.reduce((sum, { qty }) => sum + qty, 0)
        tell(after?.[0] ?? before?.[0], pieces(after) - pieces(before))
      }
    else if (asked.itemId !== undefined) {
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
