import { accepted, addressOf, type Args, type InputOf, type OutputOf, type RawCall } from '../client.ts'
import type { Method } from '../endpoint.ts'
import { STAFF_ROUTES } from './staff-routes.gen.ts'
import type { StaffCallName, StaffEndpointOf } from './staff.ts'

type StaffRequest = { readonly method: Method; readonly path: string; readonly body: unknown }
export type StaffTransport = (request: StaffRequest) => Promise<{ status: number; body: unknown }>

export type StaffCall = <N extends StaffCallName>(
  name: N,
  ...args: Args<InputOf<StaffEndpointOf<N>>>
) => Promise<OutputOf<StaffEndpointOf<N>>>

/** The staff's calls by name, over whatever carries them. */
export function createStaffClient(send: StaffTransport): StaffCall {
  async function call<N extends StaffCallName>(
    name: N,
    ...args: Args<InputOf<StaffEndpointOf<N>>>
  ): Promise<OutputOf<StaffEndpointOf<N>>>
  async function call(name: StaffCallName, input: RawCall = {}): Promise<unknown> {
    const [method, template] = STAFF_ROUTES[name]
    const { status, body } = await send({ method, path: addressOf(template, input), body: input.body })
    return accepted(status, body)
  }
  return call
}
