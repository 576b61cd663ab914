import { spawn } from 'node:child_process'
import { once } from 'node:events'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createClient } from '#contract/client.ts'
import { startPostgres, type Cluster } from '../testing/postgres.ts'
import { openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { lostOrders, orderUnderFire, type Victim } from '../testing/chaos.ts'
import * as given from '../testing/given.ts'
import { cartToOrder } from '../testing/given-checkout.ts'
import { httpTransport } from '../testing/http-transport.ts'
import { findViolations } from './invariants.ts'

const SERVER = new URL('../testing/api-server.ts', import.meta.url).pathname

describe.runIf(inject('engine') === 'postgres')(
  'servers and a database that die',
  { timeout: inject('patience') * 8 },
  () => {
    let cluster: Cluster
    let pool: pg.Pool

    beforeAll(async () => {
      cluster = await startPostgres()
      const database = await openDatabase({ url: cluster.url('postgres') })
      await migrate(database.pool)
      await given.product({ database }, { sku: 'BOOT-9', price: 12_000, stock: 100_000 })
      await given.product({ database }, { sku: 'SOCK-M', price: 2000, stock: 100_000 })
      await database.close()
      pool = new pg.Pool({ connectionString: cluster.url('postgres'), max: 2 })
      pool.on('error', () => {})
    })

    afterAll(async () => {
      await pool.end()
      await cluster.stop()
    })

    async function start(): Promise<Victim> {
      const env = {
        ...process.env,
        NODE_ENV: 'test',
        DATABASE_URL: cluster.url('postgres'),
        RATE_LIMITS: 'false',
        CAPTCHA: 'false',
        LOG_LEVEL: 'silent',
        PAYMENT_TIMEOUT_MS: '300',
      }
      const child = spawn(process.execPath, [SERVER], { env, stdio: ['ignore', 'pipe', 'inherit'] })
      const ended = once(child, 'exit')
      const gone = ended.then(() => Promise.reject(new Error('the server ended before it was open')))
      const [line]: Buffer[] = await Promise.race([once(child.stdout, 'data'), gone])
      gone.catch(() => {})
      return {
        port: Number(line?.toString()),
        async kill() {
          const alive = child.exitCode === null && child.signalCode === null
          child.kill('SIGKILL')
          await ended
          return alive
        },
      }
    }

    it('lose no order and double none', async () => {
      const told = await orderUnderFire({
        orders: 24,
        buyers: 4,
        servers: 2,
        skus: ['BOOT-9', 'SOCK-M'],
        pool,
        start,
        crashDatabase: () => cluster.crash(),
        killEvery: 5,
        databaseEvery: 3,
      })
      expect(told.serverKills).toBeGreaterThan(0)
      expect(told.databaseKills).toBeGreaterThan(0)
      expect(told.news).toBeGreaterThan(0)
      expect(told.diedAlone).toBe(0)
      expect(told.unsettled).toBe(0)
      expect(told.doubled).toEqual([])
      expect(await lostOrders(pool, told)).toEqual([])
      expect(await findViolations(pool)).toEqual([])
    })

    it('fail clearly while the database is gone, leave nothing half done, and go on by themselves', async () => {
      const server = await start()
      const visitor = httpTransport(
        { request: (url, init) => fetch(url.replace('http://shop.test', `http://127.0.0.1:${server.port}`), init) },
        {},
      )
      const buyer = { visitor, call: createClient(visitor.transport) }
      await buyer.call('authentication.token', { body: { grantType: 'guest' } })
      const cartId = await cartToOrder(buyer, { sku: 'SOCK-M' })
      const place = () => buyer.call('cart.placeOrder', { headers: {}, body: { cartId } })
      const ready = async () => (await visitor.fetch('/readyz')).status
      const { promise: mended, resolve: mend } = Promise.withResolvers<void>()
      const outage = cluster.crash(mended)
      await expect.poll(ready).toBe(503)
      await expect(place()).rejects.toMatchObject({ status: 503, errorId: 'GEN500', details: { retryAfter: 5 } })
      mend()
      await outage
      await expect.poll(ready).toBe(200)
      const { rows } = await pool.query('select 1 from orders where cart_id = $1', [cartId])
      expect(rows).toEqual([])
      const order = await place()
      expect(order).toMatchObject({ status: 'paid' })
      expect(await findViolations(pool)).toEqual([])
      expect(await server.kill()).toBe(true)
    })
  },
)
