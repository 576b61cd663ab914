import { readStored } from '#web/session/client-storage.ts'
import { paintSession } from '#web/session/paint.ts'
import { whenIdle } from '#web/ui/when-idle.ts'
import { layOutLateParts } from './late-parts.ts'
import { listenForMenus } from './menu-keys.ts'
import { focusOnRefusal } from './refused-form.ts'

/** What the frame of every page does in the browser. Small: the rest comes only where it is needed. */
export function startShell() {
  listenForMenus()
  layOutLateParts()
  focusOnRefusal()
  paintSession()
  // A page that comes back from the cache, or another tab: what is known may have changed.
  for (const type of ['pageshow', 'storage']) window.addEventListener(type, () => paintSession())
  const { kind, cart } = document.documentElement.dataset
  // Signed out, here or elsewhere: nothing of whoever it was stays behind.
  if (!kind && readStored('login')?.kind !== undefined && readStored('login')?.kind !== 'guest')
    void import('#web/session/session-store.ts').then(({ forgetSession }) => forgetSession())
  // A placed order empties the cart without a word to this browser: what it remembers is then too much.
  if (kind || cart || readStored('login')?.cartCount)
    whenIdle(() => void import('#web/session/refresh-session.ts').then(({ refreshSession }) => refreshSession()))
  if (document.cookie.includes('cairn_news='))
    void import('#web/session/tell-news.ts').then(({ tellNews }) => tellNews())
  const bar = document.querySelector<HTMLElement>('[data-promo-bar]')
  if (bar) void import('./promo-rotation.ts').then(({ rotatePromoBar }) => rotatePromoBar(bar))
  startConsent()
}

function startConsent() {
  const banner = document.querySelector<HTMLFormElement>('#consent')
  if (!banner) return
  const ask = () => void import('#web/consent/ask-consent.ts').then(({ askConsent }) => askConsent(banner))
  if (!/(?:^|; )consent=/.test(document.cookie)) ask()
  document.querySelector('[data-consent-open]')?.addEventListener('click', ask)
}
