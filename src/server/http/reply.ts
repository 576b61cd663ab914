import { serialize } from 'hono/utils/cookie'
import { isKeptFromScripts, sentName } from '#domain/sites/cookie-rules.ts'
import type { CookieName } from '#domain/sites/read-cookie.ts'

type CookieLife = { readonly maxAge?: number; readonly sameSite?: 'Lax' | 'Strict' }

/** What a call adds to the answer besides its body. */
export class Reply {
  readonly headers = new Headers()
  /** The cookies set so far, under the names of the table; empty ones are gone. */
  readonly cookies = new Map<CookieName, string>()
  /** Whether it holds something for this visitor alone. */
  isPersonal = false
  /** Something that belongs to it could not be had. */
  isPoorer = false
  #secure: boolean

  constructor({ secure }: { readonly secure: boolean }) {
    this.#secure = secure
  }

  setCookie(name: CookieName, value: string, { sameSite = 'Lax', ...life }: CookieLife): void {
    this.isPersonal = true
    this.cookies.set(name, value)
    const rules = { path: '/', sameSite, secure: this.#secure, httpOnly: isKeptFromScripts(name) }
    this.headers.append('set-cookie', serialize(sentName(name, this.#secure), value, { ...rules, ...life }))
  }

  clearCookie(name: CookieName): void {
    this.setCookie(name, '', { maxAge: 0 })
  }
}
