import { StoreError } from '../store-error.ts'
import { deleteLinksOf, listLinks } from './identities.queries.ts'
import { holdRights } from './held-rights.service.ts'
import { closeWaysIn } from './invitations.service.ts'
import { getShown } from './people.service.ts'
import { requireGrantable } from './roles.service.ts'
import { endAllBut } from './sessions.service.ts'
import { listOwners, listPeople, lockPerson } from './staff.queries.ts'
import type { Desk } from './staff.ts'
import { tellOfChangedWays } from './ways-letters.ts'

/**
 * The company's own sign-in opens the studio for somebody no more. Who has no other way in stays outside until they get
 * a new link, which whoever does this has to say that they mean.
 */
export async function endSingleSignOn(asked: Desk, id: string, lastWay: boolean) {
  const desk = await holdRights(asked)
  const { db } = desk
  const person = await lockPerson(db, id)
  const [listed] = await listPeople(db, id)
  const links = await listLinks(db, id)
  if (!person || !listed || links.length === 0) throw new StoreError('STAFF_NOT_FOUND')
  await requireGrantable(desk, listed.assignments)
  const governed = links.some(({ managed }) => managed)
  const byPassword = person.password_hash !== null && (person.totp_sealed !== null || desk.services.config.demo)
  if (governed || !(listed.has_passkey || byPassword)) await requireMeant(desk, id, lastWay)
  // What somebody chose before a claim governed them counted for nothing, and is not to count again.
  if (governed) await closeWaysIn(desk, id)
  else {
    await deleteLinksOf(db, id)
    await endAllBut(desk, id)
  }
  desk.record({ type: 'person', id, changes: links.map(({ issuer }) => ({ field: 'singleSignOn', before: issuer })) })
  await tellOfChangedWays(desk, person.email)
  return getShown(desk, id)
}

async function requireMeant({ db }: Desk, id: string, lastWay: boolean): Promise<void> {
  if (!lastWay) throw new StoreError('STAFF_NO_WAY_LEFT')
  const owners = await listOwners(db)
  if (owners.length === 1 && owners[0] === id) throw new StoreError('STAFF_LAST_OWNER')
}
