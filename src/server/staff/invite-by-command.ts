import { isVisibleName } from '#domain/staff/visible-name.ts'
import type { Config } from '../config.ts'
import type { Db } from '../db/database.ts'
import { newId } from '../identity/ids.ts'
import { loadSigningKeys } from '../identity/signing-keys.ts'
import { invitationAddress, newInvitation } from './invitations.service.ts'
import { allRoles } from './all-roles.service.ts'
import { findPersonByEmail, insertPerson, readTime, replaceAssignments } from './staff.queries.ts'

export type Wanted = { email: string; name: string; role: string }

/** For whoever holds the machine: the first member of staff, or one who has lost every way to sign in. */
export async function inviteByCommand(db: Db, config: Config, { email, name, role }: Wanted): Promise<string> {
  if (!(await allRoles(db)).has(role)) throw new Error(`There is no role '${role}'`)
  if (!isVisibleName(name)) throw new Error('There is a sign in this name that nobody sees')
  const known = await findPersonByEmail(db, email)
  const id = known?.id ?? newId('stf')
  if (!known) {
    await insertPerson(db, { id, name, email, created_by: null })
    await replaceAssignments(db, id, [{ role, sites: null }])
  }
  const services = { identity: { keys: await loadSigningKeys(config, db) } }
  return invitationAddress(config, await newInvitation({ db, services, now: await readTime(db) }, id))
}
