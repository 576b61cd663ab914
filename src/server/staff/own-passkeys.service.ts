import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import { StoreError } from '../store-error.ts'
import { findLink } from './identities.queries.ts'
import { deletePasskey, listPasskeys } from './passkeys.queries.ts'
import { lockOneself } from './oneself.service.ts'
import { finishRegistration } from './passkeys.service.ts'
import { endOtherSessions } from './sessions.service.ts'
import type { Desk } from './staff.ts'
import { tellOfChangedWays, tellOfNewWay } from './ways-letters.ts'

export async function ownPasskeys({ db, staff }: Desk) {
  const rows = await listPasskeys(db, staff.id)
  return rows.map(row => ({
    id: row.credential_id,
    name: row.name,
    createdAt: row.created_at.toISOString(),
    ...(row.used_at && { usedAt: row.used_at.toISOString() }),
  }))
}

export async function addPasskey(desk: Desk, answer: RegistrationResponseJSON, name: string): Promise<void> {
  const { id, email } = await lockOneself(desk)
  await finishRegistration(desk, id, answer, name)
  desk.record({ type: 'person', id, changes: [{ field: 'passkey', after: name }] })
  await tellOfNewWay(desk, email, name)
}

/** That of a lost device, say. Never the last way in: nobody but a colleague could open the door again. */
export async function removePasskey(desk: Desk, id: string): Promise<void> {
  const { db, staff, services } = desk
  const person = await lockOneself(desk)
  const passkeys = await listPasskeys(db, staff.id)
  const gone = passkeys.find(each => each.credential_id === id)
  if (!gone) throw new StoreError('STAFF_NOT_FOUND')
  const byPassword = person.password_hash !== null && (person.totp_sealed !== null || services.config.demo)
  if (passkeys.length === 1 && !byPassword && (await findLink(db, staff.id)) === 'none')
    throw new StoreError('STAFF_LAST_WAY')
  await deletePasskey(db, staff.id, id)
  // Whoever holds the lost device is signed in on it.
  await endOtherSessions(desk)
  desk.record({ type: 'person', id: staff.id, changes: [{ field: 'passkey', before: gone.name }] })
  await tellOfChangedWays(desk, person.email)
}
