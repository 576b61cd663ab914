import { randomUUID } from 'node:crypto'
import { Email } from '#contract/fields.ts'
import { isVisibleName } from '#domain/staff/visible-name.ts'
import { writeHistory } from '../audit/audit.service.ts'
import { changesBetween } from '../audit/changes-between.ts'
import type { Config } from '../config.ts'
import type { Db } from '../db/database.ts'
import { newId } from '../identity/ids.ts'
import { loadSigningKeys } from '../identity/signing-keys.ts'
import { isGoverned } from './governed.service.ts'
import { invitationAddress, newInvitation } from './invitations.service.ts'
import { allRoles } from './all-roles.service.ts'
import { findPersonByEmail, insertPerson, readTime, replaceAssignments } from './staff.queries.ts'

export type Wanted = { email: string; name: string; role: string }

/** For whoever holds the machine: the first member of staff, or one who has lost every way to sign in. */
export async function inviteByCommand(
  db: Db,
  config: Config,
  { email: typed, name, role }: Wanted,
  by = 'npm run staff',
): Promise<string> {
  const { data: email } = Email.safeParse(typed)
  if (email === undefined) throw new Error(`'${typed}' is no address`)
  if (!(await allRoles(db)).has(role)) throw new Error(`There is no role '${role}'`)
  if (!isVisibleName(name)) throw new Error('There is a sign in this name that nobody sees')
  const known = await findPersonByEmail(db, email)
  if (known) await requireWelcome(db, { ...known, email })
  const id = known?.id ?? newId('stf')
  const assignments = [{ role }]
  if (!known) {
    await insertPerson(db, { id, name, email, created_by: null })
    await replaceAssignments(db, id, [{ role, sites: null }])
  }
  const now = await readTime(db)
  const changes = known ? [] : changesBetween({}, { name, email, assignments })
  const writer = { db, now, correlationId: randomUUID(), staff: { id: 'command', name: by } }
  const call = known ? 'people.inviteAgain' : 'people.invite'
  await writeHistory(writer, { call, kind: 'write' }, [{ type: 'person', id, changes }])
  const services = { identity: { keys: await loadSigningKeys(config, db) } }
  return invitationAddress(config, await newInvitation({ db, services, now }, id))
}

/** Their link would open nothing. */
async function requireWelcome(db: Db, { id, email, state }: { id: string; email: string; state: string }) {
  if (state === 'blocked') throw new Error(`${email} is blocked: first let them work again, in the studio under Staff`)
  if (await isGoverned(db, id))
    throw new Error(`${email} comes in by single sign-on alone: first take it off them, in the studio under Staff`)
}
