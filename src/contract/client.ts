import type { CallName, EndpointOf } from './contract.ts'
import type { CallInput, Endpoint, Method, Output } from './endpoint.ts'
import type { ErrorDetail, ErrorName, ErrorResponse } from './errors/errors.ts'
import { ROUTES } from './routes.gen.ts'

export type Sent = {
  name: CallName
  method: Method
  path: string
  headers: Record<string, string>
  body: unknown
  raw: RawCall
}
export type RawCall = { params?: Readonly<Record<string, unknown>>; query?: unknown; headers?: unknown; body?: unknown }
export type Transport = (sent: Sent) => Promise<{ status: number; body: unknown; session?: string | null }>

export type InputOf<E> = E extends Endpoint ? CallInput<E> : never
export type OutputOf<E> = E extends Endpoint ? Output<E> : never
/** A part that is optional, or all of whose fields are, may be left out. */
type Spare<T> = { [K in keyof T]-?: undefined extends T[K] ? K : object extends T[K] ? K : never }[keyof T]
type Relaxed<T> = { [K in Spare<T>]?: T[K] | undefined } & Omit<T, Spare<T>>
export type Args<T> = object extends Relaxed<T> ? [input?: Relaxed<T>] : [input: Relaxed<T>]

export type Call = <N extends CallName>(
  name: N,
  ...args: Args<InputOf<EndpointOf<N>>>
) => Promise<OutputOf<EndpointOf<N>>>

/** An answer that is an error of the catalogue. */
export class CallError extends Error {
  /** The built pages carry a copy of this class: what counts is what it is called, not which copy made it. */
  static override [Symbol.hasInstance](value: unknown): value is CallError {
    return value instanceof Error && value.name === 'CallError' && 'errorId' in value
  }

  override readonly name = 'CallError'
  readonly status: number
  readonly errorId: string
  /** The name in the catalogue, by which features choose what to show. */
  readonly code: ErrorName | undefined
  readonly details: Readonly<ErrorDetail>
  /** A 403 that carries one asks for the bot check. */
  readonly appId: string
  readonly correlationId: string

  constructor(status: number, response: ErrorResponse) {
    const [detail] = response.errorDetails
    super(detail?.message ?? 'The call failed')
    this.status = status
    this.errorId = detail?.errorId ?? 'GEN500'
    this.code = detail?.name
    this.details = detail ?? { errorId: 'GEN500', message: '' }
    this.appId = response.appId
    this.correlationId = response.correlationId
  }
}

export function createClient(transport: Transport): Call {
  async function call<N extends CallName>(
    name: N,
    ...args: Args<InputOf<EndpointOf<N>>>
  ): Promise<OutputOf<EndpointOf<N>>>
  async function call(name: CallName, input: RawCall = {}): Promise<unknown> {
    const [method, template] = ROUTES[name]
    const { status, body } = await transport({
      name,
      method,
      // Written out only for those who send it: calls in process need no address.
      get path() {
        return addressOf(template, input)
      },
      headers: headersOf(input.headers),
      body: input.body,
      raw: input,
    })
    return accepted(status, body)
  }
  return call
}

/** Where a call goes: its parameters filled in, its query behind it. */
export const addressOf = (template: string, input: RawCall) => pathOf(template, input) + queryString(input.query)

/** What was asked for; a refusal is thrown. */
export function accepted(status: number, body: unknown): unknown {
  if (status >= 400) throw new CallError(status, isErrorResponse(body) ? body : unreadable())
  return body
}

const pathOf = (template: string, { params }: RawCall) =>
  template.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(params?.[key] ?? '')))

const isErrorResponse = (body: unknown): body is ErrorResponse =>
  typeof body === 'object' && body !== null && 'errorDetails' in body

const unreadable = (): ErrorResponse => ({
  errorDetails: [
    { errorId: 'GEN500', name: 'GENERAL', message: 'Something went wrong on our side. Try again in a minute.' },
  ],
  appId: '',
  correlationId: '',
})

function queryString(query: unknown): string {
  if (typeof query !== 'object' || query === null) return ''
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query))
    for (const each of Array.isArray(value) ? value : [value]) if (each !== undefined) search.append(key, String(each))
  const text = search.toString()
  return text && `?${text}`
}

const headersOf = (headers: unknown): Record<string, string> =>
  typeof headers === 'object' && headers !== null
    ? Object.fromEntries(Object.entries(headers).map(([key, value]) => [key, String(value)]))
    : {}
