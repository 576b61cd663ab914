import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { createClient } from '#contract/client.ts'
import { findViolations } from '../checkout/invariants.ts'
import { createServices, stopServices } from '../create-services.ts'
import { operations } from '../handlers.ts'
import { readBooks } from '../health/books.queries.ts'
import { createApp } from '../http/app.ts'
import { createLog } from '../log.ts'
import { cartToOrder } from '../testing/given-checkout.ts'
import * as given from '../testing/given.ts'
import { giftCard } from '../testing/given-promotion.ts'
import { httpTransport } from '../testing/http-transport.ts'
import { installed } from '../testing/postgres.ts'
import { testShop } from '../testing/test-shop.ts'
import { openDatabase } from './database.ts'
import { readMigrations } from './migrate.ts'

const programs = installed()
/** The PostgreSQL of the npm package comes without them; whoever runs a server has them. */
const canDump = programs !== undefined && existsSync(join(programs, 'pg_dump'))
const folder = mkdtempSync(join(tmpdir(), 'cairn-backup-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const start = promisify(execFile)
const run = (program: string, ...args: string[]) => start(join(programs ?? '', program), args)

/** Every row of every table, as one number each. */
async function contentsOf(pool: pg.Pool) {
  const { rows } = await pool.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const digest = async (name: string) => {
    const found = await pool.query(
      `select count(*)::int as rows, sum(hashtextextended(t::text, 0)) as sum from ${name} t`,
    )
    return [name, found.rows[0]]
  }
  return Object.fromEntries(await Promise.all(rows.map(({ name }) => digest(name))))
}

describe.runIf(inject('engine') === 'postgres' && canDump)('a backup', () => {
  it('that was taken while the shop sold is a shop whose books are right, and which sells on', async () => {
    const shop = await testShop()
    await given.product(shop, { sku: 'BOOT-9', price: 12_000, stock: 100 })
    await giftCard(shop, { number: '6000000000000000748', code: '24681357', balance: 5000 })
    const buy = async () => {
      const buyer = given.guest(shop)
      const cartId = await cartToOrder(buyer, { sku: 'BOOT-9' })
      return { buyer, order: await buyer.call('cart.placeOrder', { headers: {}, body: { cartId } }) }
    }
    const { buyer, order } = await buy()
    let over = false
    const selling = (async () => {
      while (!over) await buy()
    })()
    const file = join(folder, 'shop.dump')
    const url = shop.database.url ?? ''
    await run('pg_dump', '-Fc', '-f', file, url)
    over = true
    await selling

    const name = `r_${randomUUID().replaceAll('-', '')}`
    const copy = new URL(url)
    copy.pathname = `/${name}`
    const admin = new pg.Client({ connectionString: inject('clusterUrl') })
    await admin.connect()
    await admin.query(`create database ${name}`)
    await run('pg_restore', '--no-owner', '--exit-on-error', '-d', copy.href, file)
    const restored = await openDatabase({ url: copy.href })
    expect(await findViolations(restored.pool)).toEqual([])
    expect((await readMigrations(restored.pool)).pending).toEqual([])

    // Nobody sells any more: now both can be compared to the last row.
    const second = join(folder, 'still.dump')
    await run('pg_dump', '-Fc', '-f', second, url)
    await restored.close()
    await run('pg_restore', '--no-owner', '--clean', '--if-exists', '--exit-on-error', '-d', copy.href, second)
    const still = await openDatabase({ url: copy.href })
    expect(await contentsOf(still.pool)).toEqual(await contentsOf(shop.database.pool))
    const books = await readBooks(still.pool)
    expect(books).toEqual(await readBooks(shop.database.pool))
    expect(books.find(({ what }) => what === 'orders placed')?.entries).toBeGreaterThan(1)

    // Whoever bought before the disaster finds the order in the restored shop.
    const services = await createServices(shop.services.config, still, { log: createLog('silent') })
    const app = createApp(services, { operations })
    const newVisitor: typeof shop.newVisitor = (headers = {}, bearer) => {
      const visitor = httpTransport(app, headers, bearer)
      return { visitor, call: createClient(visitor.transport) }
    }
    const again = given.guest({ services, newVisitor }, undefined, buyer.id)
    const found = await again.call('consumer.purchase', { params: { orderId: order.orderNumber } })
    expect(found).toMatchObject({ orderNumber: order.orderNumber })
    await stopServices(services)
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  })
})
