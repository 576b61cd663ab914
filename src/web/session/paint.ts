import { CART_COOKIE, FAVORITES_COOKIE } from '#domain/sites/cookies.ts'
import { cookieIn } from '#domain/sites/read-cookie.ts'

export const piecesInCart = (): number => Number(cookieIn(document.cookie, CART_COOKIE) ?? 0)

/** Writes what is personal into the shared HTML: how many things are in the cart. Moves nothing. */
export function paintCount(count = piecesInCart()): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-cart-count]')) {
    element.textContent = count > 99 ? '99+' : String(count)
    element.hidden = count === 0
    // Whoever hears the link hears the number that others see on it.
    const link = element.closest('a')
    if (link) link.ariaLabel = count === 0 ? link.title : `${link.title} ${element.textContent}`
  }
}

/** Fills the hearts that lead to the favorites, where there are any. */
export function paintKept(): void {
  const count = cookieIn(document.cookie, FAVORITES_COOKIE)
  for (const link of document.querySelectorAll<HTMLElement>('[data-kept]')) {
    link.dataset['kept'] = count ?? ''
    link.ariaLabel = count === undefined ? link.title : `${link.title} ${count}`
  }
}
