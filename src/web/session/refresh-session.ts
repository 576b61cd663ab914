import { KIND_COOKIE } from '#domain/sites/cookies.ts'
import { cookieIn } from '#domain/sites/read-cookie.ts'
import { paintKept, piecesInCart } from './paint.ts'
import { forgetSession, recallSession, rememberSession } from './session-state.ts'

/** What the shop says about this visit: who it is, and how many things are in the cart. */
export function refreshSession(): void {
  const { kind } = document.documentElement.dataset
  // Signed out: nothing of whoever it was stays behind.
  const before = recallSession()?.kind
  if (!kind && before !== undefined && before !== 'guest') forgetSession()
  rememberSession({ kind: kind === 'consumer' || kind === 'associate' ? kind : 'guest', cartCount: piecesInCart() })
}

/** A page that comes back as it was left: the cart may have changed since, and whose page it is. */
export function comeBack(): void {
  const kind = cookieIn(document.cookie, KIND_COOKIE)
  paintKept()
  if ((kind === 'guest' ? undefined : kind) === document.documentElement.dataset['kind']) refreshSession()
  else location.reload()
}
