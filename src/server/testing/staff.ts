import type { SiteId } from '#domain/sites/sites.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import { createStaffClient, type StaffCall } from '#contract/staff/staff-client.ts'
import { newId } from '../identity/ids.ts'
import { hashPassword } from '../identity/passwords.ts'
import type { Visitor } from './http-transport.ts'
import type { TestShop } from './test-shop.ts'

export const STAFF_PASSWORD = 'a password of staff'
let passwordHash: Promise<string> | undefined

/** The staff's calls as one browser, or as a system with a key, makes them. */
export function staffCalls(visitor: Visitor, key?: string): StaffCall {
  return createStaffClient(async ({ method, path, body }) => {
    const response = await visitor.fetch(path, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: await response.json() }
  })
}

export type StaffMember = { id: string; email: string; call: StaffCall; visitor: Visitor }

/** Somebody with this role, signed in. The shop must be one for trying (`DEMO`): no second factor is asked. */
export async function staffMember(shop: TestShop, role: string, sites: string[] | null = null): Promise<StaffMember> {
  const id = newId('stf')
  const email = `${id}@cairn.test`
  const { db } = shop.database
  passwordHash ??= hashPassword(STAFF_PASSWORD)
  const person = { id, kind: 'person', name: `The ${role}`, email, state: 'active', password_hash: await passwordHash }
  await db.insertInto('staff').values(person).execute()
  await db.insertInto('staff_assignments').values({ staff_id: id, role, sites }).execute()
  const { visitor } = shop.newVisitor()
  const call = staffCalls(visitor)
  await call('session.signIn', { body: { email, password: STAFF_PASSWORD } })
  return { id, email, call, visitor }
}

/** A second role beside the first. */
export async function alsoAs(shop: TestShop, { id }: StaffMember, role: string, sites: string[] | null): Promise<void> {
  await shop.database.db.insertInto('staff_assignments').values({ staff_id: id, role, sites }).execute()
}

/** Another system of the company, with a key that may do this. */
export async function staffKey(
  shop: TestShop,
  owner: StaffMember,
  wish: { permissions: Permission[]; sites?: SiteId[] },
): Promise<StaffCall> {
  const { secret } = await owner.call('keys.create', { body: { name: 'Another system', ...wish } })
  return staffCalls(shop.newVisitor().visitor, secret)
}
