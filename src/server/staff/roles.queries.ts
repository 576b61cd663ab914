import type { Db } from '../db/database.ts'

export const listOwnRoles = (db: Db) =>
  db.selectFrom('staff_roles').select(['name', 'permissions', 'limits']).orderBy('name').execute()

export const countAssigned = async (db: Db): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .selectFrom('staff_assignments')
    .select(({ fn }) => ['role', fn.countAll<number>().as('people')])
    .groupBy('role')
    .execute()
  return new Map(rows.map(row => [row.role, row.people]))
}

export const saveOwnRole = (db: Db, role: { name: string; permissions: string[]; limits: string }) =>
  db
    .insertInto('staff_roles')
    .values(role)
    .onConflict(conflict => conflict.column('name').doUpdateSet({ permissions: role.permissions, limits: role.limits }))
    .execute()

export const deleteOwnRole = async (db: Db, name: string): Promise<boolean> => {
  const { numDeletedRows } = await db.deleteFrom('staff_roles').where('name', '=', name).executeTakeFirst()
  return numDeletedRows === 1n
}
