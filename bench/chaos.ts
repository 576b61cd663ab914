// Orders while servers and the database are killed: nothing acknowledged is lost, nothing is doubled.
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { findViolations } from '#server/checkout/invariants.ts'
import { lostOrders, orderUnderFire } from '#server/testing/chaos.ts'
import { fullShelves } from './full-shelves.ts'
import { options } from './options.ts'
import { report } from './report.ts'
import { shopDatabase, startShop } from './shop-process.ts'

const ORDERS = options.orders ?? 2000
const LONG_OUTAGE_MS = 10_000
const PATIENCE_MS = 20_000

export async function run(): Promise<void> {
  const { cluster, url } = await shopDatabase(40)
  const settings = { DATABASE_URL: url, LOG_LEVEL: 'silent', PAYMENT_TIMEOUT_MS: '1000', CAIRN_SECRET: 'c'.repeat(40) }
  // A question that was under way when the database died may never be answered.
  const patience = { connectionTimeoutMillis: PATIENCE_MS, query_timeout: PATIENCE_MS }
  const pool = new pg.Pool({ connectionString: url, max: 2, ...patience })
  pool.on('error', () => {})
  pool.on('connect', client => void client.on('error', () => {}))
  const client = await pool.connect()
  const skus = await fullShelves(client, 50)
  client.release()
  let outages = 0
  try {
    const told = await orderUnderFire({
      orders: ORDERS,
      buyers: 8,
      servers: 2,
      skus,
      pool,
      start: () => startShop(settings, { pinned: false }),
      // The first time it stays away for long.
      crashDatabase: () => cluster.crash(outages++ === 0 ? wait(LONG_OUTAGE_MS) : undefined),
      killEvery: 25,
      databaseEvery: 4,
    })
    const [violations, lost] = [await findViolations(pool), await lostOrders(pool, told)]
    for (const violation of violations) console.error(violation)
    const placed = await pool.query<{ n: number }>('select count(*)::int as n from orders where placed_at is not null')
    const suffered = {
      'server kills': told.serverKills,
      'database kills': told.databaseKills,
      news: told.news,
      'news lost': told.newsLost,
    }
    const wrong = {
      'died alone': told.diedAlone,
      lost: lost.length,
      doubled: told.doubled.length,
      unsettled: told.unsettled,
      violations: violations.length,
    }
    const orders = placed.rows[0]?.n ?? 0
    report('chaos', [{ acknowledged: told.acknowledged.size, orders, failed: told.failed, ...suffered, ...wrong }])
    for (const [what, times] of Object.entries(suffered))
      if (times === 0) console.error(`${what}: none, so this run proves nothing about them`)
    if (Object.values(wrong).some(Boolean) || Object.values(suffered).includes(0)) process.exitCode = 1
  } finally {
    await pool.end()
    await cluster.stop()
  }
}
