import * as openid from 'openid-client'
import { z } from 'zod'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { StoreError } from '../store-error.ts'

/** What must be the same when somebody comes back as when they left. */
type Departure = { readonly state: string; readonly nonce: string; readonly verifier: string }

/** Somebody as the company's own sign-in describes them. */
export type Described = {
  readonly issuer: string
  readonly subject: string
  readonly email: string | undefined
  readonly emailVerified: boolean
  readonly name: string | undefined
  readonly groups: readonly string[]
  /** When they last typed a password there, if it says so. */
  readonly provedAt: Date | undefined
}

export type OpenId = {
  readonly leave: (log: Log, back: string, fresh: boolean) => Promise<{ to: URL; departure: Departure }>
  readonly arrive: (log: Log, at: URL, departure: Departure, fresh: boolean) => Promise<Described>
}

/** How long ago a password may have been typed to count as a fresh proof. */
const FRESH_S = 300
const SCOPE = 'openid email profile'

const Claims = z.object({
  email: z.string().optional(),
  email_verified: z.boolean().catch(false),
  name: z.string().optional(),
  auth_time: z.number().optional(),
})
const Groups = z.union([z.array(z.string()), z.string().transform(one => [one])]).catch([])

/** The company's own sign-in, if the settings name one. Asked what it can do when it is first needed. */
export function openIdOf(config: Config): OpenId | undefined {
  const { STAFF_OIDC_ISSUER: issuer, STAFF_OIDC_CLIENT_ID: id, STAFF_OIDC_CLIENT_SECRET: secret } = config
  if (issuer === undefined || id === undefined) return undefined
  const options = config.production ? {} : { execute: [openid.allowInsecureRequests] }
  let found: Promise<openid.Configuration> | undefined
  const configuration = () =>
    (found ??= openid.discovery(new URL(issuer), id, secret, undefined, options).catch((error: unknown) => {
      found = undefined
      throw error
    }))
  return {
    leave: (log, back, fresh) =>
      refusing(log, async () => {
        const departure = {
          state: openid.randomState(),
          nonce: openid.randomNonce(),
          verifier: openid.randomPKCECodeVerifier(),
        }
        const to = openid.buildAuthorizationUrl(await configuration(), {
          redirect_uri: back,
          scope: SCOPE,
          state: departure.state,
          nonce: departure.nonce,
          code_challenge: await openid.calculatePKCECodeChallenge(departure.verifier),
          code_challenge_method: 'S256',
          ...(fresh && { prompt: 'login', max_age: String(FRESH_S) }),
        })
        return { to, departure }
      }),
    arrive: (log, at, departure, fresh) =>
      refusing(log, async () => {
        const server = await configuration()
        const tokens = await openid.authorizationCodeGrant(server, at, {
          expectedState: departure.state,
          expectedNonce: departure.nonce,
          pkceCodeVerifier: departure.verifier,
          idTokenExpected: true,
          ...(fresh && { maxAge: FRESH_S }),
        })
        const claims = tokens.claims()
        if (!claims) throw new StoreError('STAFF_SIGN_IN_REFUSED')
        const asked = server.serverMetadata().userinfo_endpoint !== undefined
        const more = asked ? await openid.fetchUserInfo(server, tokens.access_token, claims.sub) : {}
        return described({ ...more, ...claims }, claims, config.STAFF_OIDC_CLAIM)
      }),
  }
}

function described(all: Readonly<Record<string, unknown>>, { iss, sub }: openid.IDToken, groups: string): Described {
  const claims = Claims.parse(all)
  return {
    issuer: iss,
    subject: sub,
    email: claims.email,
    emailVerified: claims.email_verified,
    name: claims.name,
    groups: Groups.parse(all[groups]),
    provedAt: claims.auth_time === undefined ? undefined : new Date(claims.auth_time * 1000),
  }
}

/** Whatever is not as it must be, there or on the way, is a refusal here; why is for the log, without what was sent. */
async function refusing<T>(log: Log, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Error)) throw error
    log.warn('Single sign-on did not come to its end', { reason: error.message })
    throw new StoreError('STAFF_SIGN_IN_REFUSED')
  }
}
