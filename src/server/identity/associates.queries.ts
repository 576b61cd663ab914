import type { Db } from '../db/database.ts'

export const findAssociate = (db: Db, storeId: number, employeeId: string) =>
  db
    .selectFrom('store_employees as employee')
    .innerJoin('stores as store', 'store.id', 'employee.store_id')
    .select([
      'store.name as storeName',
      'employee.name as employeeName',
      'employee.pin_hash as pinHash',
      'employee.is_manager as isManager',
    ])
    .where('employee.store_id', '=', storeId)
    .where('employee.id', '=', employeeId)
    .where('employee.active', '=', true)
    .executeTakeFirst()

export const isStore = async (db: Db, id: number): Promise<boolean> =>
  (await db.selectFrom('stores').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

/** Stores where somebody can sign in. */
export const listStores = (db: Db, country: string) =>
  db
    .selectFrom('stores')
    .select(['id', 'name', 'city', 'country'])
    .where('country', '=', country)
    .where('status', '=', 'open')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('store_employees').select('id').whereRef('store_id', '=', 'stores.id').where('active', '=', true),
      ),
    )
    .orderBy('name')
    .execute()

export const listEmployees = (db: Db, storeId: number) =>
  db
    .selectFrom('store_employees')
    .select(['id', 'name'])
    .where('store_id', '=', storeId)
    .where('active', '=', true)
    .orderBy('name')
    .execute()

export const allEmployees = (db: Db, storeId: number) =>
  db
    .selectFrom('store_employees')
    .select(['id', 'name', 'is_manager', 'active'])
    .where('store_id', '=', storeId)
    .orderBy('active', 'desc')
    .orderBy('name')
    .execute()

type NewEmployee = { store_id: number; id: string; name: string; is_manager: boolean; pin_hash: string }

/** False when the number is taken. */
export async function insertEmployee(db: Db, employee: NewEmployee): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('store_employees')
    .values(employee)
    .onConflict(conflict => conflict.columns(['store_id', 'id']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export const lockEmployee = (db: Db, storeId: number, employeeId: string) =>
  db
    .selectFrom('store_employees')
    .select(['name', 'is_manager', 'active'])
    .where('store_id', '=', storeId)
    .where('id', '=', employeeId)
    .forUpdate()
    .executeTakeFirst()

type EmployeeChange = { is_manager?: boolean; active?: boolean; pin_hash?: string }

export const writeEmployee = (db: Db, storeId: number, employeeId: string, change: EmployeeChange) =>
  db.updateTable('store_employees').set(change).where('store_id', '=', storeId).where('id', '=', employeeId).execute()
