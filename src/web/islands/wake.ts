/** The browser half of islands: what is asleep, what wakes it, and what a shopper did in between. Kept small and free of React. */

import { keepText, readText } from '#web/session/browser-storage.ts'
import { isPlainClick } from '#web/ui/plain-click.ts'
import { WAKE_EVENT, WAKE_FAILED } from './wake-island.ts'

type State = 'asleep' | 'started' | 'ready' | 'failed'
type Missed = {
  type: string
  target: Element
  key?: string
  submitter?: HTMLElement | null
  checked?: boolean
  value?: string
}

const MARGIN = '200px'
const STARTERS = [
  'pointerover',
  'pointerdown',
  'touchstart',
  'focusin',
  'keydown',
  'click',
  'input',
  'change',
  'submit',
]
const TYPING = 'input, textarea, select, [contenteditable]'

class CairnIsland extends HTMLElement {
  state: State = 'asleep'
  missed: Missed[] = []

  connectedCallback() {
    const mode = this.getAttribute('wake')
    if (this.state !== 'asleep') return
    if (mode === 'load') this.start()
    if (mode === 'visible') visible.observe(this)
    if (mode === 'soon')
      import('./fetch-ahead.ts').then(({ fetchAhead }) => fetchAhead(this.getAttribute('name') ?? ''))
  }

  disconnectedCallback() {
    visible.unobserve(this)
  }

  start() {
    if (this.state !== 'asleep') return
    this.state = 'started'
    visible.unobserve(this)
    // Its code comes beside React, not after it.
    void import('./fetch-ahead.ts')
      .then(({ fetchIsland }) => fetchIsland(this.getAttribute('name') ?? ''))
      .catch(() => {})
    import('./hydrate.tsx')
      .then(({ hydrate }) => hydrate(this, error => this.fail(error)))
      .then(
        () => this.settle('ready'),
        (error: unknown) => this.fail(error),
      )
  }

  /** The server's HTML stays as it was, and whatever was held back happens the browser's own way. */
  fail(error: unknown) {
    console.error('Island failed', this.getAttribute('name'), error)
    if (isMissingCode(error) && reloadOnce()) return
    this.settle('failed')
    window.dispatchEvent(new CustomEvent(WAKE_FAILED, { detail: this.getAttribute('name') }))
  }

  settle(state: State) {
    this.state = state
    this.setAttribute('data-state', state)
    this.querySelector('button[aria-busy]')?.removeAttribute('aria-busy')
    for (const each of this.missed.splice(0)) replay(each)
  }
}

const visible = new IntersectionObserver(
  entries => {
    for (const entry of entries) if (entry.isIntersecting && entry.target instanceof CairnIsland) entry.target.start()
  },
  { rootMargin: MARGIN },
)

function notice(event: Event) {
  if (!event.isTrusted || !(event.target instanceof Element)) return
  const island = event.target.closest('cairn-island')
  if (!(island instanceof CairnIsland) || island.state === 'ready' || island.state === 'failed') return
  island.start()
  const missed = missedBy(event, event.target)
  if (!missed) return
  if (event.type === 'click' || event.type === 'submit') {
    event.preventDefault()
    event.stopImmediatePropagation()
    event.target.closest('button')?.setAttribute('aria-busy', 'true')
  }
  island.missed = island.missed.filter(
    each => each.type !== 'input' || each.target !== missed.target || missed.type !== 'input',
  )
  island.missed.push(missed)
}

function missedBy(event: Event, target: Element): Missed | undefined {
  switch (event.type) {
    case 'click':
      return leavesToBrowser(event, target) ? undefined : { type: 'click', target }
    case 'submit':
      return { type: 'submit', target, submitter: event instanceof SubmitEvent ? event.submitter : null }
    case 'input':
    case 'change':
      if (isBox(target)) return event.type === 'change' ? { type: 'tick', target, checked: target.checked } : undefined
      return holdsText(target) ? { type: event.type, target, value: target.value } : undefined
    case 'keydown':
      // A key on a button becomes a click, a key in a field becomes input: those are noticed by themselves.
      return event instanceof KeyboardEvent && !target.closest(`${TYPING}, button, a[href], summary`)
        ? { type: 'keydown', target, key: event.key }
        : undefined
  }
  return undefined
}

function leavesToBrowser(event: Event, target: Element): boolean {
  if (event instanceof MouseEvent && !isPlainClick(event)) return true
  // A click in a field sets the caret or ticks the box, one on a link follows it; a submit button's click comes again as a submit.
  return target.closest('a[href]:not([data-replay]), input, textarea, select, label, summary') !== null
}

const isBox = (target: Element): target is HTMLInputElement =>
  target instanceof HTMLInputElement && (target.type === 'checkbox' || target.type === 'radio')

function replay({ type, target, key, submitter, checked, value }: Missed) {
  if (!target.isConnected) return
  if (type === 'tick' && isBox(target)) {
    // React answers the click of a box, and only if it changes: so it is changed back first.
    target.checked = !checked
    target.click()
  } else if (type === 'click' && target instanceof HTMLElement) target.click()
  else if (type === 'click') target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  else if (type === 'submit' && target instanceof HTMLFormElement) target.requestSubmit(submitter)
  else if (type === 'keydown')
    target.dispatchEvent(new KeyboardEvent('keydown', { key: key ?? '', bubbles: true, cancelable: true }))
  else if (value !== undefined && holdsText(target)) {
    typeAgain(target, value)
    target.dispatchEvent(new Event(type, { bubbles: true }))
  }
}

type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const holdsText = (target: Element): target is TextControl =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement

/**
 * The first replay made React render, which emptied the other fields: so each gets back what was typed into it. And React
 * compares a value with the one it saw last: it is made to look new, or the replay says nothing.
 */
function typeAgain(target: TextControl, typed: string) {
  const own = Object.getOwnPropertyDescriptor(target, 'value')
  const native = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value')
  own?.set?.call(target, `${typed} `)
  native?.set?.call(target, typed)
}

const isMissingCode = (error: unknown) => error instanceof TypeError && /import|module|fetch/i.test(error.message)

const GUARD_MS = 10_000

/**
 * After a new release the old page's code is gone: a reload gets the new one. Never more than once in ten seconds, and
 * not without a network, where it would take away what is there.
 */
function reloadOnce(): boolean {
  if (!navigator.onLine || reloadedLately()) return false
  location.reload()
  return true
}

function reloadedLately(): boolean {
  const now = Date.now()
  if (now - Number(readText('session', 'cairn.reloaded') ?? 0) < GUARD_MS) return true
  keepText('session', 'cairn.reloaded', String(now))
  // Where nothing is kept, nobody could tell the second reload from the first.
  return readText('session', 'cairn.reloaded') === undefined
}

function wakeByName(event: Event) {
  if (!(event instanceof CustomEvent)) return
  for (const island of document.querySelectorAll('cairn-island'))
    if (island instanceof CairnIsland && island.getAttribute('name') === event.detail) {
      if (island.state === 'failed') event.preventDefault()
      island.start()
    }
}

export function wakeIslands() {
  window.addEventListener(WAKE_EVENT, wakeByName)
  for (const type of STARTERS) window.addEventListener(type, notice, { capture: true, passive: false })
  customElements.define('cairn-island', CairnIsland)
}
