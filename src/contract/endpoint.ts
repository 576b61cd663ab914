import type { z } from 'zod'
import type { Permission } from '#domain/staff/permissions.ts'
import type { ErrorName } from './errors/errors.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** One call of the shop. `path` writes parameters as `{name}`, the way the specification does. */
export type Endpoint = {
  method: Method
  path: string
  summary: string
  description?: string
  params?: z.ZodType
  query?: z.ZodType
  headers?: z.ZodType
  body?: z.ZodType
  response: z.ZodType
  /** The specification has no such call: it was needed beside those that it lists. */
  beyondSpecification?: true
  /** Expected failures a caller can meet, beside those every call shares. */
  errors?: readonly ErrorName[]
  /** Under which base the path is served: `/api` unless said otherwise. */
  base?: '/api' | '/api/social' | '/api/staff/v1' | ''
  /** What the answer is when it is not JSON. */
  produces?: 'application/pdf' | 'text/plain' | 'application/octet-stream'
  /** Its body is a file, handed on as it arrives, and not JSON. */
  takes?: 'file'
  /** Its body may hold signs that no database keeps: it takes them out, or tells where they are. */
  anySigns?: true
  /** A safe read that is not GET only because its question needs a body. */
  readOnly?: true
  /** Parameters of the path that may hold slashes: a page may lie under another. */
  slashesIn?: readonly string[]
  /** How often an address may ask per minute. Calls that do not say share one limit. */
  perMinute?: number
  /** The largest body in bytes, where it is not the shop's usual limit. */
  mostBytes?: number
  /** On what belongs to someone, a cart or a list: a stranger becomes a guest first. */
  owned?: true
  /** The same for everybody at one locale: whoever brings no token is answered as nobody, from memory where it can be. */
  shared?: true
  /** Settles who the caller is. Its answer holds secrets: it is never stored, so the call may run twice. */
  identifies?: true
  /** Speaks to outside systems for long and keeps its own record: a transaction around it would hold locks too long. */
  recordsItself?: true
  /** What a member of staff must be allowed; `anyone` who is signed in as staff, or `nobody` in particular. */
  staff?: Permission | 'anyone' | 'nobody'
  /** A program makes it by itself every few seconds: it is no sign that somebody still sits there. */
  byItself?: true
  /** Staff must have shown a password or passkey within the last minutes. */
  proof?: true
  /**
   * Money leaves by it. `given`: up to the limit of a role, beyond it by a second person. `owed`: for goods that never left,
   * by who is there where it is more than they may give alone. `owed to systems`: so do they, for what is not there, as
   * far as it was paid. `owed for parcels`: the same for what came back, and who works on is not asked anew.
   */
  paysOut?: 'given' | 'owed' | 'owed to systems' | 'owed for parcels'
  /** It writes and leaves no row in the history of staff: why. */
  unrecorded?: string
  /** It shows data of persons: each look is written down; with `found`, only the persons that it says it found. */
  personal?: true | 'found'
}

export type Group = Readonly<Record<string, Endpoint>>
/** Groups of which every call must say it. */
export type OwnedGroup = Readonly<Record<string, Endpoint & { owned: true }>>
export type IdentifyingGroup = Readonly<Record<string, Endpoint & { identifies: true }>>

/** Groups of calls, each under its name. */
type Groups = Readonly<Record<string, Group>>
/** `cart.addItem` */
export type NameIn<C extends Groups> = { [G in keyof C & string]: `${G}.${keyof C[G] & string}` }[keyof C & string]
export type EndpointIn<
  C extends Groups,
  Name extends string,
> = Name extends `${infer G extends keyof C & string}.${infer Call}`
  ? Call extends keyof C[G]
    ? C[G][Call]
    : never
  : never

/** All calls as rows, in the order they are written down. */
export const callsIn = <E extends Endpoint>(groups: Readonly<Record<string, Readonly<Record<string, E>>>>) =>
  Object.entries(groups).flatMap(([group, endpoints]) =>
    Object.entries(endpoints).map(([call, endpoint]) => ({ name: `${group}.${call}`, group, endpoint })),
  )

type Part = 'params' | 'query' | 'headers' | 'body'

/** What a handler receives: parsed, defaults filled in. */
export type Input<E extends Endpoint> = {
  [P in Part as E[P] extends z.ZodType ? P : never]: E[P] extends z.ZodType ? z.output<E[P]> : never
}

/** What a caller sends: defaults may be left out. */
export type CallInput<E extends Endpoint> = {
  [P in Part as E[P] extends z.ZodType ? P : never]: E[P] extends z.ZodType ? z.input<E[P]> : never
}

export type Output<E extends Endpoint> = z.output<E['response']>

export const endpoint = <const E extends Endpoint>(definition: E): E => definition
