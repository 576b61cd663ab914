import { errors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { PASSKEY_COOKIE } from '#domain/sites/cookies.ts'
import type { Shop } from '../shop.ts'

const LIFE_S = 300

const keyOf = ({ services }: Shop) => Buffer.from(services.identity.keys.secretFor('passkey'))

/** The browser keeps the challenge it has to answer, sealed, so that the server need not. */
export async function keepChallenge(shop: Shop, challenge: string): Promise<void> {
  const token = await new SignJWT({ challenge })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime(new Date(shop.now.getTime() + LIFE_S * 1000))
    .sign(keyOf(shop))
  const secure = shop.services.config.PUBLIC_URL?.startsWith('https:') ?? false
  shop.reply.setCookie(PASSKEY_COOKIE, token, { httpOnly: true, secure, sameSite: 'Strict', maxAge: LIFE_S })
}

/** The challenge that was given to this browser; asked for once. */
export async function takeChallenge(shop: Shop): Promise<string> {
  shop.reply.clearCookie(PASSKEY_COOKIE)
  try {
    const options = { algorithms: ['HS256'], currentDate: shop.now }
    const { payload } = await jwtVerify(shop.request.cookies[PASSKEY_COOKIE] ?? '', keyOf(shop), options)
    return z.string().catch('').parse(payload['challenge'])
  } catch (error) {
    if (error instanceof errors.JOSEError) return ''
    throw error
  }
}
