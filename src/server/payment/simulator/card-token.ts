import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { CardFacts } from '../payment-provider.ts'
import { sign, signedBy } from './signing.ts'
import { behaviourOf, BEHAVIOURS, passesLuhn } from './test-cards.ts'

/** `04/40`, `4 / 2040`, or `0440` as fingers type it where no key has a stroke. */
const EXPIRY = /^\s*(0?[1-9](?=\D)|0[1-9]|1[0-2])\s*[/.-]?\s*(?:20(?=\d\d\s*$))?(\d{2})\s*$/

/** What the card frame sends. It is read here and nowhere else, and forgotten once it is a token. */
export const CardInput = z.object({
  number: z
    .string()
    .transform(text => text.replaceAll(/[\s-]/g, ''))
    .refine(passesLuhn),
  expiry: z
    .string()
    .regex(EXPIRY)
    .transform(text => {
      const [, month = '0', year = '0'] = EXPIRY.exec(text) ?? []
      return { month: Number(month), year: 2000 + Number(year) }
    }),
  cvc: z.string().regex(/^\s*\d{3,4}\s*$/),
  holder: z.string().trim().max(60).default(''),
})
export type CardInput = z.output<typeof CardInput>

const Claims = z.object({
  b: z.enum(BEHAVIOURS),
  brand: z.string(),
  last: z.string(),
  month: z.int(),
  year: z.int(),
  holder: z.string(),
  mark: z.string(),
  nonce: z.string(),
})
export type TokenClaims = z.output<typeof Claims>

export const isExpired = ({ month, year }: { month: number; year: number }, now: Date): boolean =>
  new Date(Date.UTC(year, month, 1)) <= now

/** The token says what the simulator must know, sealed; so nothing about a card has to be kept. */
export function makeToken(secret: string, { number, expiry, holder }: CardInput): string {
  const { brand, behaviour } = behaviourOf(number)
  const claims: TokenClaims = {
    b: behaviour,
    brand,
    last: number.slice(-4),
    ...expiry,
    holder,
    mark: sign(secret, `card ${number}`).slice(0, 22),
    nonce: randomBytes(6).toString('base64url'),
  }
  const body = Buffer.from(JSON.stringify(claims)).toString('base64url')
  return `tok_${body}.${sign(secret, body)}`
}

export function readToken(secret: string, token: string): TokenClaims | undefined {
  const [, body = '', signature = ''] = /^tok_([\w-]+)\.([\w-]+)$/.exec(token) ?? []
  if (body === '' || !signedBy(secret, body, signature)) return undefined
  return Claims.parse(JSON.parse(Buffer.from(body, 'base64url').toString()))
}

export const factsOf = ({ brand, last, month, year, holder, mark }: TokenClaims): CardFacts => ({
  brand,
  lastFour: last,
  expiryMonth: month,
  expiryYear: year,
  fingerprint: mark,
  ...(holder ? { holder } : {}),
})
