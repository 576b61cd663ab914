import { noteSecurityEvent } from '../security/security-events.ts'
import type { Shop } from '../shop.ts'
import { grantsOfKey, KEY_PREFIX, useKey } from './keys.service.ts'
import { findOpenKey, type KeyRow } from './keys.queries.ts'
import { rightsOf, sitesOf } from './rights.service.ts'
import { findSession } from './sessions.service.ts'
import { staffSecretOf } from './staff-cookie.ts'
import { listPeople } from './staff.queries.ts'
import type { Staff } from './staff.ts'

/** Who works here: a system with its key, or a person with a session. */
export async function findStaff(
  shop: Shop,
  { fresh, byItself = false }: { fresh?: string | undefined; byItself?: boolean | undefined } = {},
): Promise<Staff | undefined> {
  if (fresh !== undefined) return bySession(shop, fresh)
  const bearer = shop.request.headers.get('authorization')?.match(/^Bearer (\S+)$/i)?.[1]
  if (bearer !== undefined) return bearer.startsWith(KEY_PREFIX) ? byKey(shop, bearer) : undefined
  const secret = staffSecretOf(shop)
  return secret === undefined ? undefined : bySession(shop, secret, byItself)
}

async function byKey(shop: Shop, secret: string): Promise<Staff | undefined> {
  const key = await useKey(shop, secret)
  if (!key) {
    noteSecurityEvent(shop, 'token-refused', 'staff key')
    return undefined
  }
  return asStaff(shop, key)
}

async function asStaff({ db }: Pick<Shop, 'db'>, key: KeyRow): Promise<Staff> {
  const grants = await grantsOfKey(db, key)
  return {
    id: key.id,
    kind: 'key',
    name: key.name,
    email: undefined,
    grants,
    sites: sitesOf(grants),
    session: undefined,
  }
}

async function bySession(shop: Shop, secret: string, byItself = false): Promise<Staff | undefined> {
  const found = await findSession(shop, secret, byItself)
  if (!found) return undefined
  return {
    id: found.id,
    kind: 'person',
    name: found.name,
    email: found.email,
    ...(await rightsOf(shop.db, found.assignments)),
    session: { id: found.session_id, provedAt: found.proved_at, way: found.way },
  }
}

/** Somebody who is not here any more, but whose work goes on; undefined once they are blocked, or their key has ended. */
export async function findStaffById(at: Pick<Shop, 'db' | 'now'>, id: string): Promise<Staff | undefined> {
  const { db } = at
  const key = await findOpenKey(db, id, at.now)
  if (key) return asStaff(at, key)
  const [person] = await listPeople(db, id)
  if (person?.state !== 'active') return undefined
  return {
    id,
    kind: 'person',
    name: person.name,
    email: person.email,
    ...(await rightsOf(db, person.assignments)),
    session: undefined,
  }
}
