import type { Cookies } from '#domain/sites/read-cookie.ts'
import type { PersonKind } from '../identity/tokens.ts'
import type { Log } from '../log.ts'
import type { Shopper } from '../shopper.ts'

type Credentials = { readonly bearer: string | undefined; readonly cookies: Cookies; readonly log: Log }

/** Fresh tokens for a browser whose access token ran out. One of several tabs that ask at once gets the refresh token. */
export type Renewed = {
  readonly kind: PersonKind
  readonly access: string
  readonly refresh?: { readonly token: string; readonly maxAge: number }
}

type Identified = { readonly shopper: Shopper; readonly renewed?: Renewed }

/** Tells who a request comes from. An unknown or expired token is nobody, never an error. */
export type Identify = (credentials: Credentials) => Promise<Identified>
