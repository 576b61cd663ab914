// Orders while the first of three databases loses its power: nothing acknowledged is lost, nothing is doubled, and how long it takes.
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { findViolations } from '#server/checkout/invariants.ts'
import { lostOrders, orderUnderFire } from '#server/testing/chaos.ts'
import { fullShelves } from './full-shelves.ts'
import { options } from './options.ts'
import { report } from './report.ts'
import { fillShop, startShop } from './shop-process.ts'
import { startThreeDatabases } from './three-databases.ts'

const ORDERS = options.orders ?? 2000
const KILL_EVERY = 60
const PATIENCE_MS = 10_000

export async function run(): Promise<void> {
  const three = await startThreeDatabases()
  try {
    await connected(three.url('postgres'), client => client.query('create database shop'))
    const url = three.url('shop')
    await fillShop(url, 40)
    const patience = { connectionTimeoutMillis: PATIENCE_MS, query_timeout: PATIENCE_MS }
    const pool = new pg.Pool({ connectionString: url, max: 2, ...patience })
    pool.on('error', () => {})
    pool.on('connect', client => void client.on('error', () => {}))
    const skus = await connected(url, client => fullShelves(client, 50))
    const outages: number[] = []
    const settings = {
      DATABASE_URL: url,
      LOG_LEVEL: 'silent',
      PAYMENT_TIMEOUT_MS: '1000',
      CAIRN_SECRET: 'f'.repeat(40),
    }
    const told = await orderUnderFire({
      orders: ORDERS,
      buyers: 8,
      servers: 2,
      skus,
      pool,
      start: () => startShop(settings, { pinned: false }),
      async crashDatabase() {
        const { mend } = await three.killFirst()
        const began = performance.now()
        await Promise.all([mend(), writable(url).then(() => outages.push((performance.now() - began) / 1000))])
      },
      killEvery: KILL_EVERY,
      databaseEvery: 1,
    })
    const [violations, lost] = [await findViolations(pool), await lostOrders(pool, told)]
    for (const violation of violations) console.error(violation)
    const wrong = {
      'died alone': told.diedAlone,
      lost: lost.length,
      doubled: told.doubled.length,
      unsettled: told.unsettled,
      violations: violations.length,
    }
    report('failover', [
      {
        acknowledged: told.acknowledged.size,
        failed: told.failed,
        failovers: outages.length,
        'seconds without a first, shortest': Math.min(...outages),
        'and longest': Math.max(...outages),
        ...wrong,
      },
    ])
    await pool.end()
    if (outages.length === 0) console.error('no failover, so this run proves nothing')
    if (Object.values(wrong).some(Boolean) || outages.length === 0) process.exitCode = 1
  } finally {
    three.stop()
  }
}

async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Resolves once the door leads to a database that writes, and that has a second one to write with. */
async function writable(url: string): Promise<void> {
  for (;;) {
    const written = await connected(url, client => client.query(`select tell_changed('turns')`)).catch(() => undefined)
    if (written) return
    await wait(100)
  }
}
