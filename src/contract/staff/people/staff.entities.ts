import { z } from 'zod'
import { ALL_PERMISSIONS } from '#domain/staff/permissions.ts'
import { LIMITS } from '#domain/staff/roles.ts'
import { SITE_IDS } from '#domain/sites/sites.ts'
import { Email, inCalendar } from '../../fields.ts'
import { personal } from '../../hidden.ts'
import { SIMULATED } from '../../web.ts'
import { nameOf } from '../desk/name-of.ts'
import { KEY_STATES, PERSON_STATES } from './staff-states.ts'

export const PermissionName = z.enum(ALL_PERMISSIONS).meta({ id: 'Permission', description: 'What may be done' })

export const Moment = z.iso.datetime().meta({ examples: ['2026-03-02T09:30:00.000Z'] })

/** One that somebody sets. */
export const Planned = Moment.check(inCalendar)

export const StaffId = z
  .string()
  .regex(/^(?:stf|key)_[0-9a-z]{4,40}$/)
  .meta({ description: 'A member of staff or a key', examples: ['stf_4kd92m'] })

export const RoleName = z
  .string()
  .regex(/^[a-z][a-z0-9-]{1,39}$/)
  .meta({ description: 'A role', examples: ['service'] })

/** Left out means all of them. */
export const SiteIds = z
  .array(z.enum(SITE_IDS))
  .min(1)
  .optional()
  .meta({ description: 'Where it counts; everywhere without it', examples: [['DE']] })

export const RoleLimits = z.partialRecord(z.enum(LIMITS), z.int().min(0)).meta({
  id: 'RoleLimits',
  description: 'How far a role goes with money, in minor units; what is not named is not allowed',
  examples: [{ refund: 20000 }],
})

export const StaffRole = z
  .object({
    name: RoleName,
    preset: z.boolean(),
    permissions: z.array(PermissionName),
    limits: RoleLimits,
    people: z.int().meta({ description: 'How many have it' }),
  })
  .meta({ id: 'StaffRole' })

export const RoleAssignment = z.object({ role: RoleName, sites: SiteIds }).meta({ id: 'RoleAssignment' })

export const StaffPerson = z
  .object({
    id: StaffId,
    name: z.string(),
    email: Email,
    state: z.enum(PERSON_STATES),
    assignments: z.array(RoleAssignment),
    locked: z.boolean().meta({ description: 'Too many tries failed: for some minutes no password signs them in' }),
    hasPasskey: z.boolean(),
    hasPassword: z.boolean(),
    hasSingleSignOn: z.boolean(),
    lastSeenAt: Moment.optional(),
    createdAt: Moment,
  })
  .meta({ id: 'StaffPerson' })

export const StaffKey = z
  .object({
    id: StaffId,
    name: z.string(),
    hint: z.string().meta({ description: 'The first letters of the key', examples: ['cairn_key_7f3q'] }),
    state: z.enum(KEY_STATES),
    permissions: z.array(PermissionName),
    withheld: z.array(PermissionName).optional().meta({
      description: 'Of these, what it cannot do at present, or not everywhere: whoever made it may not either',
    }),
    sites: SiteIds,
    expiresAt: Moment.optional(),
    lastUsedAt: Moment.optional(),
    createdAt: Moment,
    createdBy: z.string().optional(),
  })
  .meta({ id: 'StaffKey' })

const SessionWay = z.enum(['password', 'passkey', 'oidc']).meta({ description: 'How somebody signed in' })

export const StaffSession = z
  .object({
    id: z.string(),
    way: SessionWay,
    agent: z.string(),
    createdAt: Moment,
    seenAt: Moment,
    expiresAt: Moment,
    current: z.boolean(),
  })
  .meta({ id: 'StaffSession' })

export const StaffPasskey = z
  .object({ id: z.string(), name: z.string(), createdAt: Moment, usedAt: Moment.optional() })
  .meta({ id: 'StaffPasskey' })

export const NotForReal = z
  .array(z.enum(SIMULATED))
  .meta({ description: 'What of this shop is simulated or kept; absent where all of it is real' })

export const StaffMe = z
  .object({
    id: StaffId,
    kind: z.enum(['person', 'key']),
    name: z.string(),
    email: z.string().optional().meta(personal),
    permissions: z.array(PermissionName),
    sites: z.array(z.enum(SITE_IDS)).meta({ description: 'Where at least one of them counts' }),
    limits: RoleLimits,
    provedAt: Moment.optional().meta({ description: 'When a password or passkey was last shown' }),
    way: SessionWay.optional(),
    hasPasskey: z.boolean(),
    hasPassword: z.boolean(),
    hasAuthenticator: z.boolean(),
    singleSignOn: z.enum(['none', 'linked', 'governs']).meta({
      description: 'Whether the company’s own sign-in is one way in; for whom it let in by a claim, it is the only one',
    }),
    demo: z.boolean().meta({ description: 'A shop for trying: nothing here is real' }),
    simulated: NotForReal.optional(),
    mailbox: z.boolean().meta({ description: 'Mail is kept, and lies open at /dev/mailbox: never in production' }),
  })
  .meta({ id: 'StaffMe' })

export const PersonName = nameOf(80).meta({ examples: ['Robin Hale'] })

/** Whatever lists many: a page, and how to get the next. */
export const Next = z.string().optional().meta({ description: 'Send it as `after` for the next page' })
export const pageOf = <S extends z.ZodType>(row: S) =>
  z.object({
    rows: z.array(row),
    next: Next,
  })

export const StaffOrder = z.enum(['newest', 'oldest']).default('newest')

const Limit = z.coerce.number().int().min(1).max(200)

/** A list that is read page by page; as many at once as it usually gives. */
export const pageQuery = (usual: number) =>
  z.object({ after: z.string().max(200).optional(), limit: Limit.default(usual) })
export const PageQuery = pageQuery(50)

export const Done = z.object({ success: z.literal(true) })
