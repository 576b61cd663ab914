import type { redirects } from '#contract/staff/content/redirects.ts'
import type { StaffHandlers } from '../http/staff-operation.ts'
import { redirectsAsFile, takeInRedirects } from './redirects-file.service.ts'
import { addRedirect, changeRedirect, listRedirects, removeRedirect } from './redirects.service.ts'

export const redirectHandlers: StaffHandlers<typeof redirects> = {
  list: (desk, { query }) => listRedirects(desk, query),
  add: (desk, { body }) => addRedirect(desk, body),
  async change(desk, { params, body }) {
    await changeRedirect(desk, params.redirectId, body)
    return { success: true }
  },
  async remove(desk, { params }) {
    await removeRedirect(desk, params.redirectId)
    return { success: true }
  },
  file: redirectsAsFile,
  takeIn: (desk, { body }) => takeInRedirects(desk, body.csv),
}
