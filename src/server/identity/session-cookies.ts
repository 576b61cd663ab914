import type { CookieOptions } from 'hono/utils/cookie'
import { ACCESS_COOKIE, KIND_COOKIE, REFRESH_COOKIE } from '#domain/sites/cookies.ts'
import type { Shop } from '../shop.ts'
import type { PersonKind } from './tokens.ts'
import { ACCESS_LIFE_S, REFRESH_LIFE_S } from './tokens.ts'

const options = ({ services }: Shop): CookieOptions => ({
  httpOnly: true,
  sameSite: 'Lax',
  secure: services.config.PUBLIC_URL?.startsWith('https:') ?? false,
})

export const setAccessCookie = (shop: Shop, access: string) =>
  shop.reply.setCookie(ACCESS_COOKIE, access, { ...options(shop), maxAge: ACCESS_LIFE_S })

export function setSessionCookies(shop: Shop, kind: PersonKind, tokens: { access: string; refresh: string }): void {
  const maxAge = REFRESH_LIFE_S[kind]
  setAccessCookie(shop, tokens.access)
  shop.reply.setCookie(REFRESH_COOKIE, tokens.refresh, { ...options(shop), maxAge })
  shop.reply.setCookie(KIND_COOKIE, kind, { ...options(shop), httpOnly: false, maxAge })
}

export function clearSessionCookies(shop: Shop): void {
  for (const name of [ACCESS_COOKIE, REFRESH_COOKIE, KIND_COOKIE] as const) shop.reply.clearCookie(name, options(shop))
}
