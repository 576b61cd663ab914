import type { PageVisit } from '#contract/web.ts'
import { PREVIEW_COOKIE } from '#domain/sites/cookies.ts'
import { Redirect } from '#web/page-outcome.ts'

const DAY_SECONDS = 86_400

/** The token comes once in the address and then lives in a cookie, out of sight of logs and shoulders. */
export function keepToken({ url, setCookie }: PageVisit): void {
  const token = url.searchParams.get('token')
  if (token === null) return
  setCookie(PREVIEW_COOKIE, token, { maxAge: DAY_SECONDS, httpOnly: true })
  const rest = new URLSearchParams(url.searchParams)
  rest.delete('token')
  throw new Redirect(`${url.pathname}?${rest}`)
}
