import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import type { Config } from '../config.ts'
import { startPurging } from '../edge/start-purging.ts'
import { createApp } from '../http/app.ts'
import { listenForMetrics } from '../http/metrics-port.ts'
import { ProviderUnavailable } from '../payment/payment-provider.ts'
import { watchProvider } from '../payment/watched-provider.ts'
import * as given from '../testing/given.ts'
import { cartToOrder } from '../testing/given-checkout.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { whenOver } from '../testing/when-over.ts'
import { watchGauges } from './gauges.ts'
import { watchHealth } from './readiness.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop({ METRICS_PORT: '0' })
  await given.product(shop, { sku: 'BOOT-9', price: 12_000 })
  watchGauges(shop.services, { pagesKept: () => 3, pageBytes: () => 4096 })
  const config: Config = { ...shop.services.config, CDN: 'varnish', CDN_PURGE_URL: ['http://127.0.0.1:9'] }
  const stop = startPurging({ ...shop.services, config })
  whenOver(async () => stop?.())
})

const rendered = async () => (await shop.services.metrics.render()).text
/** The value of a series, by its whole name. */
const valueOf = async (series: string) => {
  const line = (await rendered()).split('\n').find(each => each.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.slice(series.length + 1))
}
const repository = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')

describe('what is counted', () => {
  it('is an order with its payment, its letter and its jobs', async () => {
    const buyer = given.guest(shop)
    const cartId = await cartToOrder(buyer, { sku: 'BOOT-9' })
    await buyer.call('cart.placeOrder', { headers: {}, body: { cartId } })
    await runJobs(shop)
    expect(await valueOf('cairn_orders_total{site="US"}')).toBe(1)
    expect(await valueOf('cairn_order_value_total{currency="USD"}')).toBeGreaterThan(12_000)
    expect(await valueOf('cairn_payment_seconds_count{step="authorise",outcome="authorised"}')).toBe(1)
    expect(await valueOf('cairn_payment_seconds_count{step="capture",outcome="captured"}')).toBe(1)
    expect(await valueOf('cairn_letters_total{outcome="kept"}')).toBe(1)
    expect(await valueOf('cairn_letters_total{outcome="sent"}')).toBe(0)
    expect(await valueOf('cairn_job_seconds_count{kind="mail",outcome="done"}')).toBe(1)
    expect(await valueOf('cairn_payment_provider_up')).toBe(1)
    expect(await valueOf('cairn_page_cache_pages')).toBe(3)
  })

  it('is left out while nobody knows it', async () => {
    const { createMetrics } = await import('../metrics/metrics.ts')
    const metrics = createMetrics()
    let known: number | undefined
    metrics.gauge('cairn_perhaps', 'Known later', () => known)
    expect((await metrics.render()).text).not.toMatch(/^cairn_perhaps/m)
    known = 4
    expect((await metrics.render()).text).toMatch(/^cairn_perhaps 4$/m)
    known = undefined
    expect((await metrics.render()).text).not.toMatch(/^cairn_perhaps/m)
  })

  it('is what shoppers are refused', async () => {
    const buyer = given.guest(shop)
    const before = (await valueOf('cairn_refusals_total{error="CART_NOT_FOUND"}')) ?? 0
    await buyer.call('cart.read', { params: { basketId: 'nowhere' } }).catch(() => {})
    expect(await valueOf('cairn_refusals_total{error="CART_NOT_FOUND"}')).toBe(before + 1)
  })

  it('is what waits and what was given up', async () => {
    const { pool } = shop.database
    await pool.query(`insert into jobs (kind, payload, run_at) values ('mail', '{}', now() - interval '1 hour')`)
    await pool.query(`insert into jobs (kind, payload, attempts) values ('order-placed', '{}', 16)`)
    const other = await testShopBeside()
    expect(other).toContain('cairn_jobs{state="dead"} 1')
    expect(other).toMatch(/cairn_job_oldest_seconds\{lane="letters"\} 36\d\d/)
    await pool.query('delete from jobs')
  })
})

/** Gauges as another process reads them: what was read a moment ago is not read again. */
async function testShopBeside(): Promise<string> {
  const { createMetrics } = await import('../metrics/metrics.ts')
  const services = { ...shop.services, metrics: createMetrics(), health: watchHealth(shop.database) }
  watchGauges(services, { pagesKept: () => 0, pageBytes: () => 0 })
  return (await services.metrics.render()).text
}

describe('alerts and the dashboard', () => {
  const rules = repository('deploy/prometheus/rules.yml')
  const alerts = [...rules.matchAll(/alert: (\w+)/g)].map(([, name = '']) => name)

  it('name only figures that the shop has', async () => {
    const dashboard = repository('deploy/grafana/cairn.json')
    const named = [...`${rules}${dashboard}`.matchAll(/\b(?:cairn|nodejs|process)_[a-z0-9_]+/g)].map(([name]) => name)
    const known = new Set([...(await rendered()).matchAll(/^# TYPE (\w+)/gm)].map(([, name = '']) => name))
    const unknown = named.filter(name => !known.has(name) && !known.has(name.replace(/_(?:count|bucket|sum)$/, '')))
    expect([...new Set(unknown)]).toEqual([])
    expect(new Set(named).size).toBeGreaterThan(20)
  })

  it.each(alerts)('say of %s what to do, and have fired once', alert => {
    expect(repository('docs/operate.md')).toContain(`### ${alert}\n`)
    const fired = new RegExp(`alertname: ${alert}\\n\\s+eval_time: \\w+\\n\\s+exp_alerts:\\n\\s+- exp_labels`)
    expect(repository('deploy/prometheus/rules.test.yml')).toMatch(fired)
  })
})

describe('the private port', () => {
  it('says that it failed, and goes on', async () => {
    const render = () => Promise.reject(new Error('a gauge broke'))
    const stop = await listenForMetrics({ ...shop.services, metrics: { ...shop.services.metrics, render } })
    const [line = ''] = shop.logged.filter(each => each.includes('another port')).slice(-1)
    const ask = async (path: string) =>
      (await fetch(`http://127.0.0.1:${/"port":(\d+)/.exec(line)?.[1]}${path}`)).status
    expect([await ask('/metrics'), await ask('/status'), await ask('/elsewhere')]).toEqual([500, 200, 404])
    await stop()
  })
})

describe('readiness', () => {
  it('ends with draining, at once, while everybody is still served', async () => {
    const health = watchHealth(shop.database)
    expect(await health.readiness()).toEqual({ isReady: true, status: 'ready' })
    health.drain()
    expect(await health.readiness()).toEqual({ isReady: false, status: 'draining' })
  })

  it('waits for migrations that another process has yet to apply', async () => {
    const { pool } = shop.database
    await pool.query(`update schema_migrations set name = 'x' || name where name like '180%'`)
    expect(await watchHealth(shop.database).readiness()).toEqual({ isReady: false, status: 'migrations to come' })
    await pool.query(`update schema_migrations set name = substr(name, 2) where name like 'x180%'`)
    expect((await watchHealth(shop.database).readiness()).isReady).toBe(true)
  })

  it('does not depend on neighbours, which are told on the private port', async () => {
    const silent = () => Promise.reject(new ProviderUnavailable('nobody is there'))
    const { payments, metrics, clock } = shop.services
    const watched = watchProvider({ ...payments.provider, find: silent }, metrics, clock)
    const asked = watched.provider.find({ reference: 'x', providerId: undefined })
    await expect(asked).rejects.toThrow('nobody is there')
    await shop.database.pool.query(
      `insert into jobs (kind, payload, run_at) values ('mail', '{}', now() - interval '1 hour')`,
    )
    const services = {
      ...shop.services,
      payments: { ...payments, health: watched.health },
      health: watchHealth(shop.database),
      changes: { ...shop.services.changes, isListening: () => false },
    }
    const stop = await listenForMetrics(services)
    const line = shop.logged.findLast(each => each.includes('another port'))
    const port = /"port":(\d+)/.exec(line ?? '')?.[1]
    const status = await (await fetch(`http://127.0.0.1:${port}/status`)).json()
    await stop()
    const ready = await createApp(services, { operations: [] }).request('/readyz')
    await shop.database.pool.query('delete from jobs')
    expect(status).toMatchObject({ isReady: true, worries: ['workers: 1 jobs wait for more than five minutes'] })
    expect(z.object({ silentSince: z.iso.datetime() }).parse(status)).toBeDefined()
    expect([ready.status, await ready.json()]).toMatchObject([
      200,
      { status: 'ready', listener: 'deaf, and trying again', queue: 'late', provider: 'silent' },
    ])
  })

  it('is no way for strangers to keep the database busy', async () => {
    let asked = 0
    const answering = Promise.withResolvers<{ rows: [object] }>()
    const pool = Object.create(shop.database.pool, {
      query: {
        value: (text: string) => {
          if (!text.includes('jobs_late')) return shop.database.pool.query(text)
          asked++
          return answering.promise
        },
      },
    })
    const app = createApp({ ...shop.services, health: watchHealth({ pool }) }, { operations: [] })
    const queue = async () => z.object({ queue: z.string() }).parse(await (await app.request('/readyz')).json()).queue
    expect([await queue(), await queue(), asked]).toEqual(['unknown', 'unknown', 1])
    answering.resolve({ rows: [{ jobs_late: 3 }] })
    await expect.poll(queue).toBe('late')
    expect(asked).toBe(1)
  })

  it.runIf(inject('engine') === 'postgres')('fails where the database does not answer in time', async () => {
    const { pool } = shop.database
    const health = watchHealth({ pool: Object.create(pool, { query: { value: () => new Promise(() => {}) } }) })
    expect(await health.readiness()).toEqual({ isReady: false, status: 'database unreachable' })
  })
})
