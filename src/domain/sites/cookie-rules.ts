import * as cookies from './cookies.ts'
import type { CookieName } from './read-cookie.ts'

/** Cookies that only the server reads. Scripts never see them; the others say nothing that anybody is believed for. */
const KEPT_FROM_SCRIPTS: ReadonlySet<string> = new Set<CookieName>([
  cookies.ACCESS_COOKIE,
  cookies.REFRESH_COOKIE,
  cookies.ASSOCIATE_COOKIE,
  cookies.STAFF_COOKIE,
  cookies.STAFF_SSO_COOKIE,
  cookies.PASSKEY_COOKIE,
  cookies.PREVIEW_COOKIE,
  cookies.SOCIAL_COOKIE,
  cookies.ADDRESS_DRAFT_COOKIE,
  cookies.LAST_ORDER_COOKIE,
  cookies.TRACKED_COOKIE,
  cookies.LOCALE_COOKIE,
  cookies.FORM_COOKIE,
  cookies.FORM_MARK_COOKIE,
])

export const isKeptFromScripts = (name: CookieName): boolean => KEPT_FROM_SCRIPTS.has(name)

/** With it a browser takes a cookie over https only, for this host alone, from nobody else of the same domain. */
export const HOST_PREFIX = '__Host-'

/** The name that travels. */
export const sentName = (name: CookieName, secure: boolean): string =>
  secure && isKeptFromScripts(name) ? HOST_PREFIX + name : name

/**
 * The cookies of a request under the names of the table. Over https a cookie that should have had the prefix and has not
 * is somebody else's, and does not count.
 */
export function receivedCookies(sent: Record<string, string>, secure: boolean): Record<string, string> {
  if (!secure) return sent
  return Object.fromEntries(
    Object.entries(sent).flatMap(([name, value]) => {
      if (KEPT_FROM_SCRIPTS.has(name)) return []
      const bare = name.startsWith(HOST_PREFIX) ? name.slice(HOST_PREFIX.length) : name
      return [[KEPT_FROM_SCRIPTS.has(bare) ? bare : name, value]]
    }),
  )
}
