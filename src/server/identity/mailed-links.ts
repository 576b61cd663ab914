import { errors, jwtVerify } from 'jose'
import type { z } from 'zod'
import type { Services } from '../services.ts'
import { signJwt } from './sign-jwt.ts'

/** What a link in a mail lets whoever reads the mail do. */
export type LinkPurpose = 'email' | 'subscription'

const ALGORITHM = 'HS256'
const secretOf = ({ identity }: Services, purpose: LinkPurpose) => identity.keys.secretFor(`mailed-link-${purpose}`)

/** Signed, not stored: whoever has the token got the mail. */
export const signLink = (
  services: Services,
  purpose: LinkPurpose,
  claims: Readonly<Record<string, string>>,
  expires: Date,
): string => signJwt(secretOf(services, purpose), claims, expires)

/** What a link says, or undefined for one that is forged, too old or made for something else. */
export async function readLink<T>(
  services: Services,
  purpose: LinkPurpose,
  token: string,
  claims: z.ZodType<T>,
): Promise<T | undefined> {
  try {
    const options = { algorithms: [ALGORITHM], currentDate: services.clock() }
    const { payload } = await jwtVerify(token, Buffer.from(secretOf(services, purpose)), options)
    return claims.safeParse(payload).data
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined
    throw error
  }
}
