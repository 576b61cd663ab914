import { createHmac, type KeyObject } from 'node:crypto'

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
const HEADER = encoded({ alg: 'HS256' })

type Claims = Readonly<Record<string, unknown>>

/** On this thread: the way to another one and back costs many times what the signature does. */
export function signJwt(key: KeyObject | string, claims: Claims, expires: Date): string {
  const signed = `${HEADER}.${encoded({ ...claims, exp: secondsOf(expires) })}`
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`
}

/** Tokens count in seconds. */
export const secondsOf = (time: Date): number => Math.floor(time.getTime() / 1000)
