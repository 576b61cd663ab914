import { languageOf } from '#domain/sites/sites.ts'
import { NEWS_COOKIE } from '#domain/sites/cookies.ts'
import { cookieIn } from '#domain/sites/read-cookie.ts'
import { loadMessages } from '#web/i18n/browser-messages.ts'
import { documentLocale } from '#web/i18n/document-locale.ts'
import { showToast } from '#web/toasts/toast-state.ts'
import { NEWS } from './news-cookie.ts'
import { writeCookie } from './write-cookie.ts'

/** Tells what the page before has left to tell, once. */
export async function tellNews(): Promise<void> {
  const left = cookieIn(document.cookie, NEWS_COOKIE)
  writeCookie(NEWS_COOKIE, '', 0)
  const news = NEWS.find(known => known === left)
  if (!news) return
  if (news !== 'signOutSuccess') goOnAtHeading()
  if (news === 'entered') return
  const { signin } = await loadMessages(languageOf(documentLocale()), ['signin'])
  showToast({ text: signin?.[news] ?? '' })
}

/** The form that had the focus is on the page before: whoever reads by ear goes on where this one begins. */
function goOnAtHeading() {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading || document.activeElement !== document.body) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
