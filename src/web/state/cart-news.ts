import type { CallName } from '#contract/contract.ts'

/** A call about the cart, as it was asked and answered. */
export type CartNews = { readonly name: CallName; readonly body: unknown; readonly answer: unknown }

declare global {
  interface Window {
    /** In a shop that measures. A list, so that nobody has to listen yet when it is pushed. */
    cartNews?: CartNews[]
  }
}

/** From the first on, also what came before anybody listened. */
export function hearCartNews(listener: (news: CartNews) => void): void {
  const news = (window.cartNews ??= [])
  news.splice(0).forEach(listener)
  news.push = (...all) => {
    all.forEach(listener)
    return 0
  }
}
