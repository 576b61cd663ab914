import type { Shopper } from '../shopper.ts'

export type Credentials = { readonly bearer: string | undefined; readonly cookies: Readonly<Record<string, string>> }

/** Tells who a request comes from. An unknown or expired token is nobody, never an error. */
export type Identify = (credentials: Credentials) => Promise<Shopper>
