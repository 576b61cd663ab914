import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

export async function findStoreEmployee(
  db: Db,
  storeId: string,
  employeeId: string,
): Promise<{ storeName: string; storeEmployeeName: string } | undefined> {
  const { rows } = await sql<{ storeName: string; storeEmployeeName: string }>`
    select s.name as "storeName", e.name as "storeEmployeeName" from store_employees e join stores s on s.id = e.store_id
    where e.store_id::text = ${storeId} and e.id = ${employeeId} and e.active`.execute(db)
  return rows[0]
}
