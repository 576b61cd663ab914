import { z } from 'zod'
import { LANGUAGES } from '#domain/sites/sites.ts'
import { staffEndpoint } from '../staff-endpoint.ts'
import { Email, line, QueryFlag } from '../../fields.ts'
import { PERSON_STATES } from './staff-states.ts'
import {
  Done,
  pageOf,
  PageQuery,
  PermissionName,
  PersonName,
  RoleAssignment,
  RoleLimits,
  RoleName,
  StaffId,
  StaffPerson,
  StaffRole,
} from './staff.entities.ts'
import { StaffTask } from '../jobs/tasks.ts'

const assignments = z
  .array(RoleAssignment)
  .min(1)
  .max(20)
  .refine(all => new Set(all.map(({ role }) => role)).size === all.length, 'Name each role once, with all of its sites')
const person = z.object({ staffId: StaffId })

const PeopleQuery = z.object({
  q: line(80).optional().meta({ description: 'A part of the name or the address' }),
  role: RoleName.optional(),
  state: z.enum(PERSON_STATES).optional(),
})

/** A query that names nobody, or a field that was meant otherwise, would be everybody. */
const someOfThem = z
  .strictObject(PeopleQuery.shape)
  .refine(query => Object.values(query).some(value => value !== undefined), 'Say whom: q, role or state')

export const people = {
  list: staffEndpoint({
    method: 'GET',
    path: '/people',
    staff: 'staff.read',
    summary: 'List the members of staff by name',
    query: PageQuery.extend({ ...PeopleQuery.shape, order: z.enum(['asc', 'desc']).default('asc') }),
    response: pageOf(StaffPerson).extend({
      others: z.int().meta({ description: 'How many the whole query has without who asks, up to 1,000' }),
    }),
  }),
  names: staffEndpoint({
    method: 'GET',
    path: '/people/names',
    staff: 'staff.read',
    summary: 'Name everybody, other systems too, to choose one of them',
    response: z.object({ names: z.array(z.object({ id: StaffId, name: z.string() })) }),
  }),
  invite: staffEndpoint({
    method: 'POST',
    path: '/people',
    staff: 'staff.write',
    proof: true,
    summary: 'Invite somebody by mail',
    body: z.object({
      email: Email,
      name: PersonName,
      assignments,
      language: z.enum(LANGUAGES).optional().meta({
        description: 'Of the letter; without it that of their sites, or of who invites where those speak several',
      }),
    }),
    response: StaffPerson,
    errors: ['STAFF_KNOWN', 'STAFF_GRANT_REFUSED', 'STAFF_NOT_FOUND'],
  }),
  inviteAgain: staffEndpoint({
    method: 'POST',
    path: '/people/{staffId}/invitation',
    staff: 'staff.write',
    proof: true,
    summary: 'Send a new link to somebody who lost the first, or all ways to sign in',
    params: person,
    response: StaffPerson,
    errors: ['STAFF_NOT_FOUND', 'STAFF_GRANT_REFUSED', 'STAFF_GOVERNED'],
  }),
  change: staffEndpoint({
    method: 'PATCH',
    path: '/people/{staffId}',
    staff: 'staff.write',
    proof: true,
    summary: 'Change what somebody may do, block or unblock them',
    params: person,
    body: z.object({
      name: PersonName.optional(),
      assignments: assignments.optional(),
      state: z
        .enum(['active', 'blocked'])
        .optional()
        .meta({ description: 'Keys that somebody made end when they are blocked, and stay ended' }),
    }),
    response: StaffPerson,
    errors: ['STAFF_NOT_FOUND', 'STAFF_GRANT_REFUSED', 'STAFF_LAST_OWNER'],
  }),
  endSingleSignOn: staffEndpoint({
    method: 'DELETE',
    path: '/people/{staffId}/single-sign-on',
    staff: 'staff.write',
    proof: true,
    summary: 'Take the company’s own sign-in off somebody; they are signed out everywhere and told by mail',
    params: person,
    query: z.object({
      lastWay: QueryFlag.default(false).meta({
        description: 'Also where they have no other way in, and cannot sign in before they get a new link',
      }),
    }),
    response: StaffPerson,
    errors: ['STAFF_NOT_FOUND', 'STAFF_GRANT_REFUSED', 'STAFF_NO_WAY_LEFT', 'STAFF_LAST_OWNER'],
  }),
  unlock: staffEndpoint({
    method: 'POST',
    path: '/people/{staffId}/unlock',
    staff: 'staff.write',
    proof: true,
    summary: 'Let somebody else try their password again before the lock ends by itself',
    params: person,
    response: StaffPerson,
    errors: ['STAFF_NOT_FOUND', 'STAFF_GRANT_REFUSED', 'STAFF_NOT_NOW'],
  }),
  endSessions: staffEndpoint({
    method: 'DELETE',
    path: '/people/{staffId}/sessions',
    staff: 'staff.write',
    proof: true,
    summary: 'Sign somebody out everywhere',
    params: person,
    response: Done,
    errors: ['STAFF_NOT_FOUND', 'STAFF_GRANT_REFUSED'],
  }),
  endAllSessions: staffEndpoint({
    method: 'POST',
    path: '/people/sessions/end',
    staff: 'staff.write',
    proof: true,
    summary: 'Sign all of a query out everywhere, but not who asks for it',
    body: someOfThem,
    response: StaffTask,
  }),
}

const role = z.object({ role: RoleName })
const definition = z.object({ permissions: z.array(PermissionName).max(100), limits: RoleLimits.default({}) })

export const roles = {
  list: staffEndpoint({
    method: 'GET',
    path: '/roles',
    staff: 'staff.read',
    summary: 'List the roles, preset and own',
    response: z.object({ roles: z.array(StaffRole) }),
  }),
  save: staffEndpoint({
    method: 'PUT',
    path: '/roles/{role}',
    staff: 'staff.write',
    proof: true,
    summary: 'Make or change a role of your own',
    params: role,
    body: definition,
    response: StaffRole,
    errors: ['STAFF_GRANT_REFUSED', 'STAFF_ROLE_PRESET'],
  }),
  remove: staffEndpoint({
    method: 'DELETE',
    path: '/roles/{role}',
    staff: 'staff.write',
    proof: true,
    summary: 'Remove a role that nobody has',
    params: role,
    response: Done,
    errors: ['STAFF_NOT_FOUND', 'STAFF_ROLE_PRESET', 'STAFF_ROLE_IN_USE', 'STAFF_GRANT_REFUSED'],
  }),
}
