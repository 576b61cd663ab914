import type * as names from './cookies.ts'

export type CookieName = (typeof names)[keyof typeof names]
export type Cookies = Readonly<Partial<Record<CookieName, string>>>

/** The value of one cookie in a `cookie` header, or in what a document says of its cookies. */
export const cookieIn = (cookies: string, name: CookieName): string | undefined =>
  new RegExp(`(?:^|; ?)${name}=([^;]*)`).exec(cookies)?.[1]
