import type { Shop } from '../shop.ts'
import { findByEmail, findByPhone } from './people.queries.ts'

/** Someone with a password, by what he signs in with. */
export async function findAccount(
  { db }: Shop,
  { email, phone }: { email?: string | undefined; phone?: string | undefined },
) {
  const found = email === undefined ? undefined : await findByEmail(db, email)
  if (found?.password_hash) return found
  return phone === undefined ? undefined : findByPhone(db, phone)
}
