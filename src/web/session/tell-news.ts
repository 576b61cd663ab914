import { languageOf } from '#domain/sites/sites.ts'
import { loadMessages } from '#web/i18n/browser-messages.ts'
import { documentLocale } from '#web/i18n/document-locale.ts'
import { showToast } from '#web/toasts/toast-state.ts'
import { NEWS, NEWS_COOKIE } from './news-cookie.ts'

/** Tells what the page before has left to tell, once. */
export async function tellNews(): Promise<void> {
  const left = new RegExp(`(?:^|; )${NEWS_COOKIE}=(\\w+)`).exec(document.cookie)?.[1]
  document.cookie = `${NEWS_COOKIE}=; path=/; max-age=0`
  const news = NEWS.find(known => known === left)
  if (!news) return
  const { signin } = await loadMessages(languageOf(documentLocale()), ['signin'])
  showToast({ text: signin?.[news] ?? '' })
}
