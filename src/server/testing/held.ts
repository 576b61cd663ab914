import { expect } from 'vitest'
import type { TestShop } from './test-shop.ts'

export const waitingFor = async ({ database: { pool } }: TestShop) => {
  const { rowCount } = await pool.query(
    `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rowCount
}

/** Runs `work` while these rows are held, changes them once as many wait as are meant to, and lets all go on. */
export async function held(
  shop: TestShop,
  { hold, waiting, change }: { hold: string; waiting: number; change?: string },
  work: () => Promise<unknown>[],
) {
  const holder = await shop.database.pool.connect()
  try {
    await holder.query('begin')
    await holder.query(hold)
    const works = Promise.allSettled(work())
    await expect.poll(() => waitingFor(shop)).toBe(waiting)
    if (change !== undefined) await holder.query(change)
    await holder.query('commit')
    return await works
  } finally {
    holder.release()
  }
}
