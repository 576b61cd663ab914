import type { mail } from '#contract/staff/jobs/mail.ts'
import type { StaffHandlers } from '../http/staff-operation.ts'
import { allowAgain, allSuppressions, noteAll } from './staff-suppressions.service.ts'

export const mailHandlers: StaffHandlers<typeof mail> = {
  suppressions: (desk, { query }) => allSuppressions(desk, query),
  note: (desk, { body }) => noteAll(desk, body),
  allow: (desk, { params }) => allowAgain(desk, params.suppressionId),
}
