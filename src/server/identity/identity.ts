import type { EndedVisits } from './ended-visits.ts'
import type { KnownTokens } from './known-tokens.ts'
import type { SigningKeys } from './signing-keys.ts'

/** What the process keeps to tell who asks. */
export type Identity = { readonly keys: SigningKeys; readonly known: KnownTokens; readonly endedVisits: EndedVisits }
