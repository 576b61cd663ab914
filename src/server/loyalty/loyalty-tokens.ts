import { errors, jwtVerify } from 'jose'
import { z } from 'zod'
import { signJwt } from '../identity/sign-jwt.ts'
import type { Services } from '../services.ts'
import type { Shop } from '../shop.ts'

export const LOYALTY_TOKEN_S = 600

type Use = 'pages' | 'confirm'
const secretOf = ({ identity }: Services, use: Use) => identity.keys.secretFor(`loyalty-${use}`)

export const signLoyaltyToken = (
  { services }: Shop,
  use: Use,
  consumerId: string,
  expires: Date,
  claims: { email?: string } = {},
): string => `lty_${signJwt(secretOf(services, use), { ...claims, sub: consumerId }, expires)}`

const Claims = z.object({ sub: z.string(), email: z.string().optional() })

/** Whom a token is about, and which address it was mailed to; undefined for one that is forged or too old. */
export async function readLoyaltyToken(
  services: Services,
  use: Use,
  token: string,
): Promise<z.output<typeof Claims> | undefined> {
  try {
    const options = { algorithms: ['HS256'], currentDate: services.clock() }
    const { payload } = await jwtVerify(token.replace(/^lty_/, ''), Buffer.from(secretOf(services, use)), options)
    return Claims.safeParse(payload).data
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined
    throw error
  }
}
