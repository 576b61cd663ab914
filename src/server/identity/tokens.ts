import { errors, jwtVerify } from 'jose'
import { z } from 'zod'
import { signJwt } from './sign-jwt.ts'
import type { SigningKeys } from './signing-keys.ts'

const DAY_S = 86_400

/** Seconds that a token lives, by the kind of person it is for. */
export const ACCESS_LIFE_S = 30 * 60
export const REFRESH_LIFE_S = { guest: 30 * DAY_S, consumer: 90 * DAY_S, associate: DAY_S / 2 } as const

export type PersonKind = keyof typeof REFRESH_LIFE_S

const Claims = z.object({
  sub: z.string(),
  /** The visit, which is also the family of its refresh tokens. */
  usid: z.string(),
  kind: z.enum(['guest', 'consumer', 'associate']),
  store: z.string().optional(),
  employee: z.string().optional(),
  /** Which refresh token of the family this is. */
  generation: z.int().min(0).optional(),
  exp: z.number(),
})

export type Claims = z.output<typeof Claims>
/** Whom a token is for; the same in the access token and in the refresh token beside it. */
export type Person = Pick<Claims, 'sub' | 'usid' | 'kind' | 'store' | 'employee'>
type Purpose = 'access' | 'refresh'

const ALGORITHM = 'HS256'
const ISSUER = 'cairn'

export const signToken = (
  keys: SigningKeys,
  purpose: Purpose,
  person: Person & { generation?: number },
  expires: Date,
): string => signJwt(keys[purpose].signs, { ...person, iss: ISSUER, aud: purpose }, expires)

/** What a token says, or undefined for one that is forged, expired or made for something else. */
export async function readToken(
  keys: SigningKeys,
  purpose: Purpose,
  token: string,
  now: Date,
): Promise<Claims | undefined> {
  try {
    const options = { algorithms: [ALGORITHM], issuer: ISSUER, audience: purpose, currentDate: now }
    const { payload } = await jwtVerify(token, keys[purpose].verifies, options)
    return Claims.safeParse(payload).data
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined
    throw error
  }
}
