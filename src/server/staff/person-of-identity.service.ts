import { isVisibleName } from '#domain/staff/visible-name.ts'
import { OWNER } from '#domain/staff/roles.ts'
import { writeHistory } from '../audit/audit.service.ts'
import { changesBetween } from '../audit/changes-between.ts'
import { newId } from '../identity/ids.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import { refuseGoverned } from './governed.service.ts'
import { findByIdentity, findLink, insertIdentity } from './identities.queries.ts'
import type { Described } from './openid.ts'
import { lockHolder } from './oneself.service.ts'
import { allRoles } from './all-roles.service.ts'
import { deleteSecretsOf } from './secrets.queries.ts'
import {
  findPersonByEmail,
  insertPerson,
  listOwners,
  listPeople,
  lockPerson,
  lockRights,
  replaceAssignments,
  updatePerson,
} from './staff.queries.ts'
import { tellOfNewWay } from './ways-letters.ts'

/**
 * Which member of staff somebody is whom the company's own sign-in describes: known by its subject, or invited under an
 * address that is proven, or let in by a claim that maps to a role. Nobody else, and nobody who is blocked.
 */
export async function personOf(shop: Shop, described: Described): Promise<string> {
  const roles = await rolesOf(shop, described)
  const known = await findByIdentity(shop.db, described)
  if (known) {
    if (known.state === 'blocked' || (known.managed && roles.length === 0))
      throw new StoreError('STAFF_SIGN_IN_REFUSED')
    if (known.managed) await followClaim(shop, known, roles)
    return known.id
  }
  const { email } = described
  if (email === undefined || !described.emailVerified) throw new StoreError('STAFF_SIGN_IN_REFUSED')
  const invited = await findPersonByEmail(shop.db, email)
  if (invited) return takeUp(shop, described, invited)
  return welcome(shop, { ...described, email }, roles)
}

async function rolesOf({ db, services }: Shop, { groups }: Described): Promise<string[]> {
  const existing = await allRoles(db)
  const mapped = groups.flatMap(group => services.config.STAFF_OIDC_ROLES.get(group) ?? [])
  return [...new Set(mapped)].filter(role => existing.has(role))
}

/** Only who has no way in yet: whoever works here already would be taken over by whoever holds the address now. */
async function takeUp(shop: Shop, described: Described, { id }: { id: string }): Promise<string> {
  const person = await lockPerson(shop.db, id)
  if (person?.state !== 'invited' || (await findLink(shop.db, id)) !== 'none')
    throw new StoreError('STAFF_SIGN_IN_REFUSED')
  await insertIdentity(shop.db, described, id, false)
  await deleteSecretsOf(shop.db, id, 'invitation')
  await updatePerson(shop.db, id, { state: 'active' })
  await note(shop, id, [{ field: 'singleSignOn', after: described.issuer }])
  return id
}

type Holder = { readonly staffId: string; readonly sessionId: string }

/** Somebody who works here has proved both: who they are here, and there. */
export async function linkIdentity(shop: Shop, described: Described, { staffId, sessionId }: Holder): Promise<void> {
  const { email } = await lockHolder(shop, staffId, sessionId)
  const known = await findByIdentity(shop.db, described)
  if (known?.id === staffId) return
  if (known) throw new StoreError('STAFF_SIGN_IN_REFUSED')
  await refuseGoverned(shop.db, staffId)
  await insertIdentity(shop.db, described, staffId, false)
  await note(shop, staffId, [{ field: 'singleSignOn', after: described.issuer }])
  await tellOfNewWay(shop, email, shop.services.config.STAFF_OIDC_NAME)
}

async function welcome(shop: Shop, described: Described & { email: string }, roles: readonly string[]) {
  if (roles.length === 0) throw new StoreError('STAFF_SIGN_IN_REFUSED')
  const { email } = described
  const name = described.name !== undefined && isVisibleName(described.name) ? described.name : email
  const id = newId('stf')
  if (!(await insertPerson(shop.db, { id, name, email, created_by: null }))) throw new StoreError('STAFF_KNOWN')
  await updatePerson(shop.db, id, { state: 'active' })
  await replaceAssignments(shop.db, id, assigned(roles))
  await insertIdentity(shop.db, described, id, true)
  await note(shop, id, changesBetween({}, { name, singleSignOn: described.issuer, assignments: assigned(roles) }))
  return id
}

/** The claim decides what somebody it let in may do; only the last owner stays one, so that the shop has one. */
async function followClaim(shop: Shop, { id }: { id: string }, roles: readonly string[]): Promise<void> {
  await lockRights(shop.db)
  const owners = await listOwners(shop.db)
  const [person] = await listPeople(shop.db, id)
  const before = person?.assignments ?? []
  const after = assigned(owners.length === 1 && owners[0] === id ? [...new Set([OWNER, ...roles])] : roles)
  const changes = changesBetween({ assignments: sorted(before) }, { assignments: sorted(after) })
  if (changes.length === 0) return
  await replaceAssignments(shop.db, id, after)
  await note(shop, id, changes)
}

type Assigned = { readonly role: string; readonly sites: string[] | null }

const assigned = (roles: readonly string[]): Assigned[] => roles.map(role => ({ role, sites: null }))
const sorted = (rows: readonly Assigned[]) => rows.toSorted((a, b) => a.role.localeCompare(b.role))

async function note(shop: Shop, id: string, changes: ReturnType<typeof changesBetween>): Promise<void> {
  const [person] = await listPeople(shop.db, id)
  const staff = { id, name: person?.name ?? id }
  await writeHistory({ ...shop, staff }, { call: 'session.singleSignOn', kind: 'write' }, [
    { type: 'person', id, changes },
  ])
}
