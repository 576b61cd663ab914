import { serialize, type CookieOptions } from 'hono/utils/cookie'
import type { CookieName } from '#domain/sites/read-cookie.ts'

/** What a call adds to the answer besides its body. */
export class Reply {
  readonly headers = new Headers()
  /** Whether it holds something for this visitor alone. */
  isPersonal = false

  setCookie(name: CookieName, value: string, options: CookieOptions): void {
    this.isPersonal = true
    this.headers.append('set-cookie', serialize(name, value, { path: '/', sameSite: 'Lax', ...options }))
  }

  clearCookie(name: CookieName, options: CookieOptions = {}): void {
    this.setCookie(name, '', { ...options, maxAge: 0 })
  }
}
