import { serialize, type CookieOptions } from 'hono/utils/cookie'

/** What a call adds to the answer besides its body. */
export class Reply {
  readonly headers = new Headers()
  /** Whether it holds something for this visitor alone. */
  isPersonal = false

  setCookie(name: string, value: string, options: CookieOptions): void {
    this.isPersonal = true
    this.headers.append('set-cookie', serialize(name, value, { path: '/', sameSite: 'Lax', ...options }))
  }

  clearCookie(name: string, options: CookieOptions = {}): void {
    this.setCookie(name, '', { ...options, maxAge: 0 })
  }
}
