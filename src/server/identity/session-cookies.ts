import { ACCESS_COOKIE, KIND_COOKIE, REFRESH_COOKIE } from '#domain/sites/cookies.ts'
import type { Renewed } from '../http/identify.ts'
import type { Shop } from '../shop.ts'
import type { PersonKind } from './tokens.ts'
import { ACCESS_LIFE_S } from './tokens.ts'

const setAccessCookie = ({ reply }: Shop, access: string) =>
  reply.setCookie(ACCESS_COOKIE, access, { maxAge: ACCESS_LIFE_S })

export function setSessionCookies(
  shop: Shop,
  kind: PersonKind,
  tokens: { access: string; refresh: string },
  maxAge: number,
): void {
  setAccessCookie(shop, tokens.access)
  shop.reply.setCookie(REFRESH_COOKIE, tokens.refresh, { maxAge })
  shop.reply.setCookie(KIND_COOKIE, kind, { maxAge })
}

export function keepRenewed(shop: Shop, { kind, access, refresh }: Renewed): void {
  if (refresh) setSessionCookies(shop, kind, { access, refresh: refresh.token }, refresh.maxAge)
  else setAccessCookie(shop, access)
}

export function clearSessionCookies({ reply }: Shop): void {
  for (const name of [ACCESS_COOKIE, REFRESH_COOKIE, KIND_COOKIE] as const) reply.clearCookie(name)
}
