import { errors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import type { Services } from '../services.ts'
import type { Shop } from '../shop.ts'

export const LOYALTY_TOKEN_S = 600

type Use = 'pages' | 'confirm'
const keyOf = ({ identity }: Services, use: Use) => Buffer.from(identity.keys.secretFor(`loyalty-${use}`))

export async function signLoyaltyToken(
  { services }: Shop,
  use: Use,
  consumerId: string,
  expires: Date,
  claims: { email?: string } = {},
): Promise<string> {
  const token = new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(consumerId)
    .setExpirationTime(expires)
  return `lty_${await token.sign(keyOf(services, use))}`
}

const Claims = z.object({ sub: z.string(), email: z.string().optional() })

/** Whom a token is about, and which address it was mailed to; undefined for one that is forged or too old. */
export async function readLoyaltyToken(
  services: Services,
  use: Use,
  token: string,
): Promise<z.output<typeof Claims> | undefined> {
  try {
    const options = { algorithms: ['HS256'], currentDate: services.clock() }
    const { payload } = await jwtVerify(token.replace(/^lty_/, ''), keyOf(services, use), options)
    return Claims.safeParse(payload).data
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined
    throw error
  }
}
