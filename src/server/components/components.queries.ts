import type { Db } from '../db/database.ts'

export const findSizeChart = (db: Db, productType: string) =>
  db
    .selectFrom('size_charts')
    .select(['product_type', 'titles', 'columns', 'rows', 'notes'])
    .where('product_type', '=', productType)
    .executeTakeFirst()
