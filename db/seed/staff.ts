import { hash } from '@node-rs/argon2'
import type { PresetRole } from '#domain/staff/roles.ts'
import { insertRows, type Sql } from './sql.ts'

const PASSWORD = 'Cairn-demo-1'

const NAMES: Readonly<Record<PresetRole, string>> = {
  owner: 'Olive Reyes',
  editor: 'Edda Frost',
  translator: 'Théo Lacroix',
  publisher: 'Paul Brandt',
  merchandiser: 'Mara Quinn',
  service: 'Sol Ibarra',
  warehouse: 'Wes Tanner',
  analyst: 'Ana Kovač',
  integrator: 'Ingo Vale',
}

/** One person per preset role, to try the studio as: `owner@cairn.test` … The README lists them. */
export async function seedStaff(db: Sql): Promise<void> {
  const password_hash = await hash(PASSWORD)
  const people = Object.entries(NAMES).map(([role, name]) => ({
    id: `stf_demo${role}`,
    kind: 'person',
    name,
    email: `${role}@cairn.test`,
    state: 'active',
    password_hash,
  }))
  await insertRows(db, 'staff', people)
  const assignments = Object.keys(NAMES).map(role => ({ staff_id: `stf_demo${role}`, role }))
  await insertRows(db, 'staff_assignments', assignments)
}
