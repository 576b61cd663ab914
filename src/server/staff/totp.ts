import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

// RFC 6238 with what every authenticator expects: SHA-1, 30 seconds, six digits.
const STEP_S = 30
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export const newTotpSecret = (): string => toBase32(randomBytes(20))

export const totpUri = (secret: string, email: string): string =>
  `otpauth://totp/${encodeURIComponent(`Cairn Studio:${email}`)}?secret=${secret}&issuer=Cairn%20Studio`

/** The step of the clock whose code this is, a step before and after included, or undefined. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const current = Math.floor(now.getTime() / 1000 / STEP_S)
  return [current, current - 1, current + 1].find(step => matches(codeAt(secret, step), code))
}

/** @internal for tests: what an authenticator shows. */
export const currentCode = (secret: string, now: Date): string =>
  codeAt(secret, Math.floor(now.getTime() / 1000 / STEP_S))

const matches = (expected: string, given: string): boolean =>
  expected.length === given.length && timingSafeEqual(Buffer.from(expected), Buffer.from(given))

function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 15
  return String((mac.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0')
}

function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map(byte => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{5}/g) ?? []).map(five => LETTERS[Number.parseInt(five, 2)]).join('')
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map(letter => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2)))
}
