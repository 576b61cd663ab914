import type { PageVisit } from '#contract/web.ts'
import { Redirect } from '#web/page-outcome.ts'

/** The token comes once in the address and then lives in a cookie, out of sight of logs and shoulders. */
export async function keepToken({ url, keepPreviewToken }: PageVisit): Promise<void> {
  const token = url.searchParams.get('token')
  if (token === null) return
  await keepPreviewToken(token)
  const rest = new URLSearchParams(url.searchParams)
  rest.delete('token')
  throw new Redirect(`${url.pathname}?${rest}`)
}
