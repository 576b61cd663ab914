import { health, jobs } from './jobs.ts'
import { history } from './history.ts'
import { home, lookup, views } from './desk.ts'
import { keys } from './keys.ts'
import { people, roles } from './people.ts'
import { session } from './session.ts'
import type { StaffEndpoint } from './staff-endpoint.ts'

/** Every call of the staff's services, by group and name. A document of their own: shoppers' programs need none of it. */
export const staffContract = { session, home, lookup, views, people, roles, keys, history, jobs, health }

type StaffContract = typeof staffContract
type StaffGroupName = keyof StaffContract
/** `people.invite` */
export type StaffCallName = { [G in StaffGroupName]: `${G}.${keyof StaffContract[G] & string}` }[StaffGroupName]

export type StaffEndpointOf<Name extends StaffCallName> = Name extends `${infer G}.${infer C}`
  ? G extends StaffGroupName
    ? C extends keyof StaffContract[G]
      ? StaffContract[G][C] extends StaffEndpoint
        ? StaffContract[G][C]
        : never
      : never
    : never
  : never

export const staffCalls = (): { name: string; endpoint: StaffEndpoint }[] =>
  Object.entries(staffContract).flatMap(([group, endpoints]) =>
    Object.entries<StaffEndpoint>(endpoints).map(([call, endpoint]) => ({ name: `${group}.${call}`, endpoint })),
  )
