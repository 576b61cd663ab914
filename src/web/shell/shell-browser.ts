import { CONSENT_COOKIE, NEWS_COOKIE } from '#domain/sites/cookies.ts'
import { cookieIn } from '#domain/sites/read-cookie.ts'
import { readText } from '#web/session/browser-storage.ts'
import { hideClosedBars } from '#web/session/closed-bars.ts'
import { paintCount, paintKept } from '#web/session/paint.ts'
import { whenIdle } from '#web/ui/when-idle.ts'
import { layOutLateParts } from './late-parts.ts'
import { listenForMenus } from './menu-keys.ts'
import { focusOnRefusal } from './refused-form.ts'

/** What the frame of every page does in the browser. Small: the rest comes only where it is needed. */
export function startShell() {
  listenForMenus()
  layOutLateParts()
  focusOnRefusal()
  paintCount()
  paintKept()
  // Another tab has changed what is known.
  window.addEventListener('storage', () => paintCount())
  const session = () => import('#web/session/refresh-session.ts')
  window.addEventListener('pageshow', ({ persisted }) => persisted && session().then(({ comeBack }) => comeBack()))
  const { kind, cart } = document.documentElement.dataset
  // Also for whoever was signed in, here or elsewhere, and is no more.
  if (kind || cart || /consumer|associate/.test(readText('local', 'login') ?? ''))
    whenIdle(() => void session().then(({ refreshSession }) => refreshSession()))
  if (cookieIn(document.cookie, NEWS_COOKIE)) void import('#web/session/tell-news.ts').then(news => news.tellNews())
  const bar = document.querySelector<HTMLElement>('[data-promo-bar]')
  if (bar) void import('./promo-rotation.ts').then(promo => promo.rotatePromoBar(bar))
  hideClosedBars()
  startConsent()
  addEventListener(
    'toggle',
    ({ target }) =>
      target instanceof HTMLElement &&
      target.popover &&
      void import('#web/ui/hold-back.ts').then(back => back.holdSheet(target)),
    true,
  )
}

function startConsent() {
  const banner = document.querySelector<HTMLFormElement>('#consent')
  if (!banner) return
  const ask = (opener?: HTMLElement) =>
    void import('#web/consent/ask-consent.ts').then(consent => consent.askConsent(banner, opener))
  if (cookieIn(document.cookie, CONSENT_COOKIE) === undefined) ask()
  const opener = document.querySelector<HTMLElement>('[data-consent-open]')
  opener?.addEventListener('click', () => ask(opener))
}
