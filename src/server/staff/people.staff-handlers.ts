import type { keys } from '#contract/staff/people/keys.ts'
import type { people, roles } from '#contract/staff/people/people.ts'
import type { StaffHandlers } from '../http/staff-operation.ts'
import { endAllSessions } from './bulk-sessions.service.ts'
import { endSingleSignOn } from './end-single-sign-on.service.ts'
import { allKeys, createKey, revokeKey } from './keys.service.ts'
import { allNames, changePerson, invite, inviteAgain, listed, signOutPerson } from './people.service.ts'
import { listRoles, removeRole, saveRole } from './roles.service.ts'
import { unlockPerson } from './unlock.service.ts'

const done = { success: true } as const

export const peopleHandlers: StaffHandlers<typeof people> = {
  list: (desk, { query }) => listed(desk, query),
  names: desk => allNames(desk),
  invite: (desk, { body }) => invite(desk, body),
  inviteAgain: (desk, { params }) => inviteAgain(desk, params.staffId),
  change: (desk, { params, body }) => changePerson(desk, params.staffId, body),
  endSingleSignOn: (desk, { params, query }) => endSingleSignOn(desk, params.staffId, query.lastWay),
  endAllSessions: (desk, { body }) => endAllSessions(desk, body),
  unlock: (desk, { params }) => unlockPerson(desk, params.staffId),
  async endSessions(desk, { params }) {
    await signOutPerson(desk, params.staffId)
    return done
  },
}

export const roleHandlers: StaffHandlers<typeof roles> = {
  list: async desk => ({ roles: await listRoles(desk) }),
  save: (desk, { params, body }) => saveRole(desk, params.role, body),
  async remove(desk, { params }) {
    await removeRole(desk, params.role)
    return done
  },
}

export const keyHandlers: StaffHandlers<typeof keys> = {
  list: (desk, { query }) => allKeys(desk, query),
  create: (desk, { body }) => createKey(desk, body),
  revoke: (desk, { params }) => revokeKey(desk, params.keyId),
}
