import type { PopUp } from '#contract/content/content-notices.ts'
import { choosePopUp, popUpLabel } from '#domain/content/content-rules.ts'
import { DEFAULT_SITE, findSite, languageOf, SITES } from '#domain/sites/sites.ts'
import { pushEvent } from '#web/analytics/data-layer.ts'
import { loadMessages } from '#web/i18n/browser-messages.ts'
import { documentLocale } from '#web/i18n/document-locale.ts'
import { call } from '#web/call.ts'
import { contentRequest } from '#web/content-request.ts'
import { keepId, keptIds } from '#web/session/kept-ids.ts'
import { drawPopUp } from './draw-pop-up.ts'

/** Whoever pays, just paid, is signing in or edits is left alone. */
const QUIET_PAGES: ReadonlySet<string> = new Set(['Cart', 'Checkout', 'Order Confirmation', 'Account', 'Error'])
const QUIET_PATHS = /\/(?:sign-in|sign-up|forgot-password|associate-login|preview(?:\/[a-z]+)?)$/

/** Shows the first pop-up that was not dismissed, after its delay. Small first; it opens when asked to. */
export async function startPopUps(): Promise<void> {
  if (QUIET_PAGES.has(document.documentElement.dataset['pageType'] ?? '') || QUIET_PATHS.test(location.pathname)) return
  const site = findSite(document.documentElement.dataset['site'] ?? '') ?? SITES[DEFAULT_SITE]
  const { mode, query } = contentRequest(new URLSearchParams(location.search))
  const { popups } = await call('content.popups', { params: { mode, siteId: site.id }, query })
  const popUp = choosePopUp(popups, keptIds('cairn.dismissed'))
  if (!popUp) return
  const { ui } = await loadMessages(languageOf(documentLocale()), ['ui'])
  setTimeout(() => show(popUp, ui?.close ?? ''), popUp.delay)
}

function show(popUp: PopUp, closeLabel: string): void {
  // Someone at work in a dialog or a sheet, or still deciding about cookies, is not interrupted.
  if (document.querySelector('.dialog-popup, :popover-open, #consent:not([hidden])')) return
  const label = popUpLabel(popUp.name)
  const element = drawPopUp(popUp, {
    closeLabel,
    onExpand: () => pushEvent({ event: 'pop_up_expand', id: popUp.id, label }),
    onDismiss: () => {
      keepId('cairn.dismissed', popUp.id)
      pushEvent({ event: 'pop_up_dismiss', id: popUp.id, label })
      element.remove()
    },
  })
  document.body.append(element)
  pushEvent({ event: 'pop_up_impression', id: popUp.id, label })
}
