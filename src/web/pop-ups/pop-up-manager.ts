import type { PopUp } from '#contract/content/content-notices.ts'
import { choosePopUp, popUpLabel } from '#domain/content/content-rules.ts'
import type { PageType } from '#domain/content/page-types.ts'
import type { PagePath } from '#domain/sites/shop-urls.ts'
import { DEFAULT_SITE, findSite, languageOf, SITES } from '#domain/sites/sites.ts'
import { pushEvent } from '#web/analytics/data-layer.ts'
import { loadMessages } from '#web/i18n/browser-messages.ts'
import { documentLocale } from '#web/i18n/document-locale.ts'
import { call } from '#web/call.ts'
import { CONSENT_EVENT } from '#web/consent/consent-event.ts'
import { contentRequest } from '#web/content-request.ts'
import { readText } from '#web/session/browser-storage.ts'
import { keepId, keptIds } from '#web/session/kept-ids.ts'
import { drawPopUp } from './draw-pop-up.ts'
import { takeNewsletterForm } from './newsletter-form.ts'

/** Whoever chooses a size, pays, has ordered, is signing in or edits is left alone. */
const QUIET_PAGES: ReadonlySet<string> = new Set([
  'PDP',
  'Cart',
  'Checkout',
  'Order Confirmation',
  'Account',
  'Error',
] satisfies PageType[])
const QUIET_PATHS = [
  '/track-order',
  '/orders',
  '/orders/:number',
  '/orders/:number/refund',
  '/orders/:number/withdraw',
  '/sign-in',
  '/sign-up',
  '/forgot-password',
  '/associate-login',
  '/preview',
  '/preview/pictures',
  '/preview/sections',
  '/newsletter',
] as const satisfies readonly PagePath[]
const IS_QUIET = new RegExp(`^/[^/]+(?:${QUIET_PATHS.join('|').replaceAll(/:\w+/g, '[^/]+')})$`)
/** Someone at work in a dialog or a sheet, or still deciding about cookies, is not interrupted. */
const AT_WORK = '.dialog-popup, :popover-open, #consent:not([hidden])'
const LOOK_AGAIN_MS = 500

/** Shows the first pop-up that was not dismissed, after its delay. Small first; it opens when asked to. */
export async function startPopUps(): Promise<void> {
  if (QUIET_PAGES.has(document.documentElement.dataset['pageType'] ?? '') || IS_QUIET.test(location.pathname)) return
  const site = findSite(document.documentElement.dataset['site'] ?? '') ?? SITES[DEFAULT_SITE]
  const { mode, query } = contentRequest(new URLSearchParams(location.search))
  const { popups } = await call('content.popups', { params: { mode, siteId: site.id }, query })
  const popUp = choosePopUp(popups, keptIds('cairn.dismissed'), readText('local', 'cairn.subscribed') !== undefined)
  if (!popUp) return
  countImpression(popUp)
  const { ui } = await loadMessages(languageOf(documentLocale()), ['ui'])
  setTimeout(() => showWhenFree(popUp, ui?.close ?? ''), popUp.delay)
}

/** At once; of whoever agrees to be counted later, then. */
function countImpression({ id, name }: PopUp): void {
  const count = () => pushEvent({ event: 'pop_up_impression', id, label: popUpLabel(name) })
  if (!count()) window.addEventListener(CONSENT_EVENT, count, { once: true })
}

function showWhenFree(popUp: PopUp, closeLabel: string): void {
  if (document.querySelector(AT_WORK)) setTimeout(() => showWhenFree(popUp, closeLabel), LOOK_AGAIN_MS)
  else show(popUp, closeLabel)
}

function show(popUp: PopUp, closeLabel: string): void {
  const label = popUpLabel(popUp.name)
  const element = drawPopUp(popUp, {
    closeLabel,
    form: label === 'Newsletter' ? () => takeNewsletterForm(documentLocale()) : undefined,
    onExpand: () => pushEvent({ event: 'pop_up_expand', id: popUp.id, label }),
    onDismiss: () => {
      keepId('cairn.dismissed', popUp.id)
      pushEvent({ event: 'pop_up_dismiss', id: popUp.id, label })
      element.remove()
    },
  })
  document.body.append(element)
}
