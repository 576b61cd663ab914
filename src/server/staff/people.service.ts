import type { z } from 'zod'
import { MOST_COUNTED } from '#contract/staff/desk/most-counted.ts'
import type { people } from '#contract/staff/people/people.ts'
import { LANGUAGES, SITE_IDS, type Language, type SiteId } from '#domain/sites/sites.ts'
import { languageOfSites } from '#domain/staff/language-of-sites.ts'
import { changesBetween } from '../audit/changes-between.ts'
import { newId } from '../identity/ids.ts'
import { lockedAmong } from '../identity/lock-out.service.ts'
import { StoreError } from '../store-error.ts'
import { refuseGoverned } from './governed.service.ts'
import { holdRights } from './held-rights.service.ts'
import { endKeysOf } from './keys.service.ts'
import { mailInvitation } from './invitations.service.ts'
import { requireGrantable } from './roles.service.ts'
import { endSessionsOf } from './sessions.service.ts'
import {
  countPeople,
  findPeople,
  insertPerson,
  listNames,
  listOwners,
  listPeople,
  lockPerson,
  replaceAssignments,
  updatePerson,
} from './staff.queries.ts'
import { staffLogin } from './staff-login.ts'
import type { Desk } from './staff.ts'

type Wish = { role: string; sites?: SiteId[] | undefined }
type Invitation = { email: string; name: string; assignments: readonly Wish[]; language?: Language | undefined }
type Listed = Awaited<ReturnType<typeof listPeople>>[number]

const rowsOf = (wishes: readonly Wish[]) => wishes.map(({ role, sites }) => ({ role, sites: sites ?? null }))

type Query = z.output<typeof people.list.query>

export async function listed(desk: Desk, { after, limit, order, ...filter }: Query) {
  const { db, staff } = desk
  const rows = await findPeople(db, filter, { order, after: placeOf(after), limit })
  const last = rows.at(-1)
  return {
    rows: await shownAll(desk, rows),
    others: await countPeople(db, filter, staff.id, MOST_COUNTED),
    ...(last && rows.length === limit && { next: `${last.place}~${last.id}` }),
  }
}

/** An id has no such sign in it; a name may. */
function placeOf(after: string | undefined) {
  const [, name, id] = /^(.*)~([^~]+)$/s.exec(after ?? '') ?? []
  return name === undefined || id === undefined ? undefined : ([name, id] as const)
}

export const allNames = async ({ db }: Desk) => ({ names: await listNames(db) })

export async function invite(asked: Desk, wish: Invitation) {
  const { email, name } = wish
  const assignments = rowsOf(wish.assignments)
  const desk = await holdRights(asked)
  await requireGrantable(desk, assignments)
  const id = newId('stf')
  const language = wish.language ?? languageOfSites(wish.assignments)
  if (!(await insertPerson(desk.db, { id, name, email, created_by: desk.staff.id, language: wish.language })))
    throw new StoreError('STAFF_KNOWN')
  await replaceAssignments(desk.db, id, assignments)
  await mailInvitation(desk, { id, email, language })
  desk.record({
    type: 'person',
    id,
    changes: changesBetween({}, { name, email, assignments: wish.assignments }),
  })
  return getShown(desk, id)
}

/** Whoever may take over an account may do all it can: only who could have granted it all may send a new link. */
export async function inviteAgain(asked: Desk, id: string) {
  const desk = await holdRights(asked)
  // Two at once would leave two links, and the second one good after the first is taken up.
  await lockPerson(desk.db, id)
  const person = await getListed(desk, id)
  await requireGrantable(desk, person.assignments)
  await refuseGoverned(desk.db, id)
  await mailInvitation(desk, { id, email: person.email, language: languageFor(person) })
  desk.record({ type: 'person', id })
  return shown(desk, person)
}

/** As was chosen for their first letter; else what is spoken where they work. */
const languageFor = (person: Listed): Language | undefined =>
  LANGUAGES.find(each => each === person.language) ?? languageOfSites(sitesOfRoles(person))

export type PersonWish = {
  name?: string | undefined
  assignments?: readonly Wish[] | undefined
  state?: 'active' | 'blocked' | undefined
}

export async function changePerson(asked: Desk, id: string, wish: PersonWish) {
  const desk = await holdRights(asked)
  if (!(await lockPerson(desk.db, id))) throw new StoreError('STAFF_NOT_FOUND')
  const before = await getListed(desk, id)
  // Both what is taken and what is given must be one's own to give.
  await requireGrantable(desk, before.assignments)
  if (wish.assignments) await requireGrantable(desk, rowsOf(wish.assignments))
  const staysOwner =
    (wish.assignments ?? before.assignments).some(each => each.role === 'owner' && !each.sites) &&
    wish.state !== 'blocked'
  const owners = await listOwners(desk.db)
  if (owners.length === 1 && owners[0] === id && !staysOwner) throw new StoreError('STAFF_LAST_OWNER')
  if (wish.assignments) await replaceAssignments(desk.db, id, rowsOf(wish.assignments))
  const state = stateAfter(before, wish)
  const change = { ...(wish.name !== undefined && { name: wish.name }), ...(state !== undefined && { state }) }
  if (Object.keys(change).length > 0) await updatePerson(desk.db, id, change)
  if (wish.state === 'blocked') await endSessionsOf(desk, id)
  // Also of who comes back: a key that somebody left behind some other way does not come back with them.
  if (wish.state === 'blocked' || before.state === 'blocked') await endKeysOf(desk, id)
  const after = await getListed(desk, id)
  desk.record({ type: 'person', id, changes: changesBetween(told(before), told(after)) })
  return shown(desk, after)
}

/** Whoever was blocked before they had a way in is invited again, not at work: an owner like that could not come in. */
function stateAfter(before: Listed, { state }: PersonWish) {
  if (state !== 'active') return state
  return before.has_password || before.has_passkey || before.has_single_sign_on ? state : 'invited'
}

export async function signOutPerson(asked: Desk, id: string): Promise<void> {
  const desk = await holdRights(asked)
  const { assignments } = await getListed(desk, id)
  await requireGrantable(desk, assignments)
  await endSessionsOf(desk, id)
  desk.record({ type: 'person', id })
}

const told = ({ name, email, state, assignments }: Listed) => ({ name, email, state, assignments })

async function getListed({ db }: Desk, id: string): Promise<Listed> {
  const [person] = await listPeople(db, id)
  if (!person) throw new StoreError('STAFF_NOT_FOUND')
  return person
}

export const getShown = async (desk: Desk, id: string) => shown(desk, await getListed(desk, id))

async function shownAll(desk: Desk, rows: readonly Listed[]) {
  const locked = await lockedAmong(
    desk,
    rows.map(({ email }) => staffLogin(email)),
  )
  return rows.map(row => described(row, locked.has(staffLogin(row.email))))
}

async function shown(desk: Desk, row: Listed) {
  const login = staffLogin(row.email)
  return described(row, (await lockedAmong(desk, [login])).has(login))
}

const sitesOfRoles = ({ assignments }: Listed) =>
  assignments.map(({ role, sites }) => ({
    role,
    ...(sites && { sites: SITE_IDS.filter(site => sites.includes(site)) }),
  }))

const described = (row: Listed, locked: boolean) => ({
  id: row.id,
  name: row.name,
  email: row.email,
  state: row.state,
  assignments: sitesOfRoles(row),
  locked,
  hasPasskey: row.has_passkey,
  hasPassword: row.has_password,
  hasSingleSignOn: row.has_single_sign_on,
  ...(row.last_seen_at && { lastSeenAt: row.last_seen_at.toISOString() }),
  createdAt: row.created_at.toISOString(),
})
