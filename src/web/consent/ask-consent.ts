import {
  CONSENT_CATEGORY_IDS,
  CONSENT_COOKIE,
  formatConsent,
  parseConsent,
  type ConsentCategory,
} from '#domain/consent.ts'
import { CONSENT_EVENT } from './consent-event.ts'

const HALF_A_YEAR = 15_552_000

const isCategory = (id: FormDataEntryValue): id is ConsentCategory => CONSENT_CATEGORY_IDS.some(each => each === id)

/** What this visitor agreed to; undefined when they have not been asked yet. */
export const consentGiven = (): ConsentCategory[] | undefined =>
  parseConsent(new RegExp(`(?:^|; )${CONSENT_COOKIE}=([^;]*)`).exec(document.cookie)?.[1])

/** Shows the banner and keeps the answer. Other code hears of it through the event. */
export function askConsent(banner: HTMLFormElement): void {
  if (!banner.hidden) return
  for (const box of banner.querySelectorAll<HTMLInputElement>('input[name=category]'))
    box.checked = box.value === 'C0001' || (consentGiven() ?? []).some(id => id === box.value)
  banner.hidden = false
  const answered = (event: SubmitEvent) => {
    event.preventDefault()
    const answer = event.submitter?.getAttribute('value')
    const chosen = new FormData(banner).getAll('category').filter(isCategory)
    const given = answer === 'all' ? CONSENT_CATEGORY_IDS : answer === 'required' ? [] : chosen
    document.cookie = `${CONSENT_COOKIE}=${formatConsent(given)}; path=/; max-age=${HALF_A_YEAR}; samesite=lax`
    banner.hidden = true
    window.dispatchEvent(new CustomEvent(CONSENT_EVENT, { detail: given }))
  }
  banner.addEventListener('submit', answered, { once: true })
}
