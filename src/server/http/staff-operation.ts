import type { Input, Output } from '#contract/endpoint.ts'
import type { StaffCallName, StaffGroupName } from '#contract/staff/staff.ts'
import type { StaffEndpoint } from '#contract/staff/staff-endpoint.ts'
import { isStaffCall } from '#contract/staff/is-staff-call.ts'
import type { Desk } from '../staff/staff.ts'
import { readInput, type RawInput } from './read-input.ts'

type StaffHandler<E extends StaffEndpoint> = (desk: Desk, input: Input<E>) => Promise<Output<E>> | Output<E>

/** A group's handlers: a missing one is a compile error. */
export type StaffHandlers<G extends Record<string, StaffEndpoint>> = { [K in keyof G]: StaffHandler<G[K]> }

export type StaffOperation = {
  readonly name: StaffCallName
  readonly endpoint: StaffEndpoint
  readonly run: (desk: Desk, raw: RawInput) => Promise<unknown>
}

export function staffOperationsOf<G extends Record<string, StaffEndpoint>>(
  groupName: StaffGroupName,
  group: G,
  handlers: StaffHandlers<G>,
): StaffOperation[] {
  return Object.keys(group).map((key: keyof G & string) => operation(`${groupName}.${key}`, group[key], handlers[key]))
}

function operation<E extends StaffEndpoint>(
  name: string,
  endpoint: E | undefined,
  handler: StaffHandler<E> | undefined,
): StaffOperation {
  if (!endpoint || !handler || !isStaffCall(name)) throw new Error(`${name} is not in the staff's contract`)
  return { name, endpoint, run: async (desk, raw) => handler(desk, readInput(endpoint, raw, desk.language)) }
}
