import type { events } from '#contract/staff/events/events.ts'
import type { StaffHandlers } from '../http/staff-operation.ts'
import { readFeed } from './events.service.ts'

export const eventHandlers: StaffHandlers<typeof events> = { list: (desk, { query }) => readFeed(desk, query) }
