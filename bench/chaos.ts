// Orders while servers and the database are killed: nothing acknowledged is lost, nothing is doubled.
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { findViolations } from '#server/checkout/invariants.ts'
import { cardToken, checkout, newGuest } from './api-checkout.ts'
import { report, type Row } from './report.ts'
import { shopDatabase, startShop, type ShopProcess } from './shop-process.ts'

const ORDERS = Number(process.env['CHAOS_ORDERS'] ?? 2000)
const BUYERS = 8
const KILL_EVERY_MS = 4000
const DATABASE_EVERY = 4
const SETTLING_MS = 30_000

export const name = 'chaos'

export async function run(): Promise<void> {
  const { cluster, url } = await shopDatabase(40)
  const settings = { DATABASE_URL: url, LOG_LEVEL: 'silent', PAYMENT_TIMEOUT_MS: '1000', CAIRN_SECRET: 'c'.repeat(40) }
  let shop: ShopProcess = await startShop(settings)
  let done = false
  const tally = { acknowledged: 0, failed: 0, serverKills: 0, databaseKills: 0 }

  const kill = async () => {
    for (let round = 1; !done; round++) {
      await wait(KILL_EVERY_MS * (0.5 + Math.random()))
      if (done) return
      if (round % DATABASE_EVERY === 0) {
        tally.databaseKills++
        await cluster.crash()
      } else {
        tally.serverKills++
        shop.child.kill('SIGKILL')
        shop = await startShop(settings)
      }
    }
  }
  const pool = new pg.Pool({ connectionString: url, max: 2 })
  pool.on('error', () => {})
  await pool.query('update stock set on_hand = 1000000 where location_id < 1000')
  const { rows } = await pool.query<{ sku: string }>(
    `select s.sku from skus s join prices p on p.sku_key = s.key and p.site = 'US' join stock t on t.sku_key = s.key
     join site_locations l on l.location_id = t.location_id and l.site = 'US'
     join colours c on c.id = s.colour_id join styles st on st.id = c.style_id
     where p.current between 3000 and 20000 and s.status = 'active' and st.status = 'active' and not st.is_gift_card
     order by s.key limit 50`,
  )
  const token = await cardToken(shop.port)
  const buy = async (buyer: number) => {
    for (let n = buyer; tally.acknowledged < ORDERS; n++) {
      try {
        const cookie = await newGuest(shop.port)
        await checkout(shop.port, cookie, rows[n % rows.length]?.sku ?? '', token)
        tally.acknowledged++
      } catch {
        // Killed under it: this buyer never got an answer. What became of the order is for the invariants to say.
        tally.failed++
        await wait(200)
      }
    }
  }
  try {
    const killing = kill()
    await Promise.all(Array.from({ length: BUYERS }, (_, buyer) => buy(buyer)))
    done = true
    await killing
    await wait(SETTLING_MS)
    report(name, [await verdict(pool, tally)])
  } finally {
    await pool.end()
    await shop.stop()
    await cluster.stop()
  }
}

async function verdict(pool: pg.Pool, tally: { acknowledged: number } & Row): Promise<Row> {
  const placed = await pool.query<{ n: number }>('select count(*)::int as n from orders where placed_at is not null')
  const open = await pool.query<{ n: number }>(
    `select count(*)::int as n from payments where state in ('opening', 'authorised')`,
  )
  const violations = await findViolations(pool)
  for (const violation of violations) console.error(violation)
  const orders = placed.rows[0]?.n ?? 0
  if (orders < tally.acknowledged || violations.length > 0) process.exitCode = 1
  return { ...tally, orders, stillOpen: open.rows[0]?.n ?? 0, violations: violations.length }
}
