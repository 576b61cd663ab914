import type { CookieName } from '#domain/sites/read-cookie.ts'

/** What a script leaves for the next page. */
export function writeCookie(name: CookieName, value: string, maxAge: number): void {
  document.cookie = `${name}=${value};path=/;max-age=${maxAge};samesite=lax${location.protocol > 'http:' ? ';secure' : ''}`
}
