const MARK = 'data-behind'
/** What is told while something else is in front is still to be heard. */
const HEARD = 'output, [name=toast-host], script'

/** Keeps all but one part of the page out of reach, of keys and of ears; without a part, lets all of it go again. */
export function holdBack(front: Element | undefined): void {
  for (const behind of document.querySelectorAll(`[${MARK}]`)) {
    behind.removeAttribute('inert')
    behind.removeAttribute(MARK)
  }
  for (let at = front; at && at !== document.body; at = at.parentElement ?? undefined)
    for (const beside of at.parentElement?.children ?? []) {
      if (beside === at || beside.hasAttribute('inert') || beside.matches(HEARD)) continue
      beside.setAttribute('inert', '')
      beside.setAttribute(MARK, '')
    }
}

/**
 * The browser's popovers open and close without script, but leave the page behind them in reach. The one in front, a level
 * of the menu or the sheet of filters, becomes a dialog for as long as it is open.
 */
export function holdSheet(turned: HTMLElement): void {
  const front = [...document.querySelectorAll<HTMLElement>('[popover]:popover-open')].at(-1)
  for (const sheet of document.querySelectorAll<HTMLElement>('[popover]')) {
    sheet.ariaModal = sheet === front ? 'true' : null
    sheet.role = sheet === front ? 'dialog' : null
  }
  holdBack(front)
  // The same one each time: it listens once.
  addEventListener('beforetoggle', letGo, true)
  const at = document.activeElement
  const isLeft = turned.contains(at) && !turned.matches(':popover-open')
  if (isLeft || !(front ? front.contains(at) : at !== document.body)) place(turned, front)
}

/** Before one closes, or the button that opened it could not have the focus back. */
const letGo = (event: Event): void => {
  if (event instanceof ToggleEvent && event.newState === 'closed') holdBack(undefined)
}

/** Browsers give the focus back from the first of several sheets only, and to nothing that was drawn anew meanwhile. */
function place(turned: HTMLElement, front: HTMLElement | undefined): void {
  const opener = `[popovertarget='${turned.id}']:not([popovertargetaction])`
  const next = turned === front ? front.querySelector('a,button') : document.querySelector(opener)
  if (next instanceof HTMLElement) next.focus()
}
