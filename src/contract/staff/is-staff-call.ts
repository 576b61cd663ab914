import { STAFF_ROUTES } from './staff-routes.gen.ts'
import type { StaffCallName } from './staff.ts'

export const isStaffCall = (name: string): name is StaffCallName => Object.hasOwn(STAFF_ROUTES, name)
