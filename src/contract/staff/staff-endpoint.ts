import type { Endpoint } from '../endpoint.ts'

export const STAFF_BASE = '/api/staff/v1'

/** A call of the staff's services: it says what one must be allowed for it. */
export type StaffEndpoint = Endpoint & {
  readonly base: typeof STAFF_BASE
  readonly staff: NonNullable<Endpoint['staff']>
}

export const staffEndpoint = <const E extends Omit<StaffEndpoint, 'base'>>(
  definition: E,
): E & { readonly base: typeof STAFF_BASE } => ({ ...definition, base: STAFF_BASE })
