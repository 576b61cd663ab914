import { readStored, type Stored } from './client-storage.ts'

/** Writes personal facts into the shared HTML: how many things are in the cart, who is signed in. Moves nothing. */
export function paintSession(login: Stored['login'] | undefined = readStored('login')): void {
  const count = login?.cartCount ?? 0
  for (const element of document.querySelectorAll<HTMLElement>('[data-cart-count]')) {
    element.textContent = count > 99 ? '99+' : String(count)
    element.hidden = count === 0
    // Whoever hears the link hears the number that others see on it.
    const link = element.closest('a')
    if (link) link.ariaLabel = count === 0 ? link.title : `${link.title} ${element.textContent}`
  }
  for (const element of document.querySelectorAll<HTMLElement>('[data-account-name]')) {
    if (login?.firstName) element.textContent = login.firstName
  }
}
