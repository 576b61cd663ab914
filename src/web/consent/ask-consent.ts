import { CONSENT_CATEGORY_IDS, formatConsent, parseConsent, type ConsentCategory } from '#domain/consumer/consent.ts'
import { CONSENT_COOKIE } from '#domain/sites/cookies.ts'
import { cookieIn } from '#domain/sites/read-cookie.ts'
import { writeCookie } from '#web/session/write-cookie.ts'
import { CONSENT_EVENT } from './consent-event.ts'

const HALF_A_YEAR = 15_552_000

const isCategory = (id: FormDataEntryValue): id is ConsentCategory => CONSENT_CATEGORY_IDS.some(each => each === id)

/** What this visitor agreed to; undefined when they have not been asked yet. */
const consentGiven = (): ConsentCategory[] | undefined => parseConsent(cookieIn(document.cookie, CONSENT_COOKIE))

/** Ends what is listened for while the banner is open. */
let open = new AbortController()
let size: ResizeObserver | undefined

/** What is scrolled to, by key or otherwise, comes to stand above it; so does the end of the page. */
const takeRoom = (height: number) => document.documentElement.style.setProperty('--consent-height', `${height}px`)

/**
 * Shows the banner and keeps the answer. Other code hears of it through the event. Whoever asks for it is led into it and
 * back again, and may leave it as it was; it takes nobody's focus by itself.
 */
export function askConsent(banner: HTMLFormElement, opener?: HTMLElement): void {
  if (banner.hidden) show(banner)
  if (!opener) return
  const choices = banner.querySelector('details')
  if (choices) choices.open = true
  banner.tabIndex = -1
  banner.focus()
  const leave = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !consentGiven()) return
    close(banner)
    opener.focus()
  }
  banner.addEventListener('keydown', leave, { signal: open.signal })
}

function show(banner: HTMLFormElement): void {
  for (const box of banner.querySelectorAll<HTMLInputElement>('input[name=category]'))
    box.checked = box.value === 'C0001' || (consentGiven() ?? []).some(id => id === box.value)
  banner.hidden = false
  open = new AbortController()
  size = new ResizeObserver(() => takeRoom(banner.offsetHeight))
  size.observe(banner)
  const answer = (event: SubmitEvent) => {
    event.preventDefault()
    keepAnswer(banner, event.submitter?.getAttribute('value') ?? '')
  }
  banner.addEventListener('submit', answer, { signal: open.signal })
}

function close(banner: HTMLFormElement): void {
  banner.hidden = true
  size?.disconnect()
  takeRoom(0)
  open.abort()
}

function keepAnswer(banner: HTMLFormElement, answer: string): void {
  const chosen = new FormData(banner).getAll('category').filter(isCategory)
  const given = answer === 'all' ? CONSENT_CATEGORY_IDS : answer === 'required' ? [] : chosen
  writeCookie(CONSENT_COOKIE, formatConsent(given), HALF_A_YEAR)
  const hadFocus = banner.contains(document.activeElement)
  close(banner)
  // The button that was pressed is gone.
  if (hadFocus) document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  window.dispatchEvent(new CustomEvent(CONSENT_EVENT, { detail: given }))
}
