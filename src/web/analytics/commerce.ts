import { toMajor } from '#domain/money/money.ts'
import { CONSENT_EVENT } from '#web/consent/consent-event.ts'
import { hearCartNews } from '#web/state/cart-news.ts'
import { followCart } from './follow-cart.ts'
import { productInPage, watchLists } from './shown-items.ts'
import { startTagManager } from './tag-manager.ts'
import type { TradeFacts } from './trade-facts.tsx'
import { mayMeasure, pushTrade, pushTradeOnce, tellWaiting } from './trade-layer.ts'

/** Everything a shop with a tag manager says of trade. Loaded at rest, and only there. */
export function startCommerce(container: string): void {
  tellWaiting()
  startTagManager(container)
  watchLists()
  hearCartNews(followCart())
  let told = tellPage()
  // Who agrees on this page has seen it too.
  window.addEventListener(CONSENT_EVENT, () => {
    if (!told) told = tellPage()
  })
}

function tellPage(): boolean {
  const product = productInPage()
  if (product) return pushTrade('product_impression', product)
  const text = document.getElementById('trade')?.textContent
  if (!text) return true
  const facts: TradeFacts = JSON.parse(text)
  if ('order' in facts) {
    if (mayMeasure()) tellOrder(facts).catch((error: unknown) => console.warn('An order was not measured', error))
    return mayMeasure()
  }
  return facts.moments
    .map(([moment, trade]) =>
      facts.about === '' ? pushTrade(moment, trade) : pushTradeOnce(facts.about, moment, trade),
    )
    .every(Boolean)
}

/** The shop says what of the order nobody was told yet: a purchase is one, in however many tabs. */
async function tellOrder({ order, trade }: Extract<TradeFacts, { order: string }>): Promise<void> {
  const { call } = await import('#web/call.ts')
  const { purchase, refunds } = await call('consumer.measuredOrder', { params: { orderId: order } })
  if (purchase) pushTrade('order_placed', trade)
  for (const { amount } of refunds)
    pushTrade('order_refunded', {
      transaction_id: order,
      ...(trade.currency && { currency: trade.currency }),
      value: toMajor(amount),
    })
}
