import { z } from 'zod'
import { KEY_WARNED_DAYS, LONGEST_KEY_DAYS } from '#domain/staff/key-life.ts'
import { staffEndpoint } from '../staff-endpoint.ts'
import { nameOf } from '../desk/name-of.ts'
import { secret } from '../../hidden.ts'
import { TimedPage } from '../cursors.ts'
import { Moment, pageOf, PermissionName, SiteIds, StaffId, StaffKey } from './staff.entities.ts'
import { KEY_STATES, KEYS_TO_SEE } from './staff-states.ts'

export const keys = {
  list: staffEndpoint({
    method: 'GET',
    path: '/keys',
    staff: 'staff.read',
    summary: 'List the keys of other systems, newest first',
    query: TimedPage.extend({
      state: z.enum(KEY_STATES).optional(),
      createdBy: StaffId.optional(),
      only: z
        .enum(KEYS_TO_SEE)
        .optional()
        .meta({
          description: `Active ones that end within ${KEY_WARNED_DAYS} days, or from which something is withheld`,
        }),
    }),
    response: pageOf(StaffKey),
  }),
  create: staffEndpoint({
    method: 'POST',
    path: '/keys',
    staff: 'staff.write',
    proof: true,
    identifies: true,
    summary: 'Make a key; it is shown this once',
    body: z.object({
      name: nameOf(80),
      permissions: z.array(PermissionName).min(1).max(100),
      sites: SiteIds,
      expiresAt: Moment.optional().meta({
        description: `At most ${LONGEST_KEY_DAYS} days ahead; without it, then`,
      }),
    }),
    response: z.object({ key: StaffKey, secret: z.string().meta(secret) }),
    errors: ['STAFF_GRANT_REFUSED'],
  }),
  revoke: staffEndpoint({
    method: 'DELETE',
    path: '/keys/{keyId}',
    staff: 'staff.write',
    proof: true,
    summary: 'End a key at once',
    params: z.object({ keyId: StaffId }),
    response: StaffKey,
    errors: ['STAFF_NOT_FOUND', 'STAFF_GRANT_REFUSED'],
  }),
}
