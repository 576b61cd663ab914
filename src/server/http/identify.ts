import type { Cookies } from '#domain/sites/read-cookie.ts'
import type { Shopper } from '../shopper.ts'

type Credentials = { readonly bearer: string | undefined; readonly cookies: Cookies }

/** `renewed` is a fresh access token for a browser whose own ran out. */
type Identified = { readonly shopper: Shopper; readonly renewed?: string }

/** Tells who a request comes from. An unknown or expired token is nobody, never an error. */
export type Identify = (credentials: Credentials) => Promise<Identified>
