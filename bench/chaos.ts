// Orders while servers and the database are killed: nothing acknowledged is lost, nothing is doubled.
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

export const name = 'chaos'

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
      start: async () => {
        const { port, child } = await startShop(settings, { pinned: false })
        return {
          port,
          async kill() {
            const alive = child.exitCode === null
            const ended = new Promise(resolve => (alive ? child.once('exit', resolve) : resolve(undefined)))
            child.kill('SIGKILL')
            await ended
            return alive
          },
        }
      },
      // The first time it stays away for long.
      crashDatabase: () => cluster.crash(outages++ === 0 ? LONG_OUTAGE_MS : 0),
      killEvery: 25,
      databaseEvery: 4,
    })
    const [violations, lost] = [await findViolations(pool), await lostOrders(pool, told)]
    for (const violation of violations) console.error(violation)
    const placed = await pool.query<{ n: number }>('select count(*)::int as n from orders where placed_at is not null')
    const { acknowledged, doubled, ...tally } = told
    report(name, [
      {
        acknowledged: acknowledged.size,
        orders: placed.rows[0]?.n ?? 0,
        ...tally,
        lost: lost.length,
        doubled: doubled.length,
        violations: violations.length,
      },
    ])
    if (violations.length + lost.length + doubled.length + tally.diedAlone > 0) process.exitCode = 1
  } finally {
    await pool.end()
    await cluster.stop()
  }
}
