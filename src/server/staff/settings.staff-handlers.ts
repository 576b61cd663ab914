import type { settings } from '#contract/staff/settings/settings.ts'
import type { StaffHandlers } from '../http/staff-operation.ts'
import { readSettings } from './settings.service.ts'

export const settingsHandlers: StaffHandlers<typeof settings> = { read: readSettings }
