import { FAVORITES_COOKIE, KIND_COOKIE } from '#domain/sites/cookies.ts'
import { cookieIn } from '#domain/sites/read-cookie.ts'

/** Pages are the same for everyone; the hearts of those who have favorites are marked afterwards. */
export function showHearts() {
  const { cookie } = document
  const hasFavorites = cookieIn(cookie, KIND_COOKIE) === 'consumer' || cookieIn(cookie, FAVORITES_COOKIE) !== undefined
  if (hasFavorites && document.querySelector('[data-favorite]'))
    void import('./favorite.ts').then(({ paintHearts }) => paintHearts())
}
