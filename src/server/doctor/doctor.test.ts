import { createServer as createHttpServer } from 'node:http'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { readConfig } from '../config.ts'
import { sealedCode } from '../gift-cards/card-codes.ts'
import { secretsIn } from '../identity/signing-keys.ts'
import { startStripeStandIn, type StripeStandIn } from '../payment/stripe/stand-in/server.ts'
import { startEasyPost } from '../testing/easypost.ts'
import * as given from '../testing/given.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { checkDisk } from './check-machine.ts'
import { examine, written } from './doctor.ts'

let shop: TestShop
let standIn: StripeStandIn
let settings: Record<string, string>
const servers: Server[] = []

async function listening(server: Server): Promise<number> {
  servers.push(server)
  await new Promise<void>(done => void server.listen(0, '127.0.0.1', done))
  const address: AddressInfo | string | null = server.address()
  return address !== null && typeof address === 'object' ? address.port : 0
}

const mailServer = (greeting: string, login: string) =>
  createServer(socket => {
    socket.write(`${greeting}\r\n`)
    socket.on('data', data =>
      socket.write(/^EHLO/i.test(data.toString()) ? '250-hello\r\n250 AUTH PLAIN\r\n' : `${login}\r\n`),
    )
  })

beforeAll(async () => {
  standIn = await startStripeStandIn()
  let port = 0
  const app = { fetch: (request: Request) => shop.app.fetch(request) }
  port = await listening(createHttpServer(getRequestListener(app.fetch)))
  const mail = await listening(mailServer('220 ready', '235 in'))
  settings = {
    NODE_ENV: 'production',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATABASE_URL: 'postgres://the-database-of-the-test',
    CAIRN_SECRET: 'fZ3qkP0sT8vYx1LmN5bR7cWd2EhGjU4i',
    PAYMENT: 'stripe',
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    STRIPE_API_URL: `http://127.0.0.1:${standIn.server.port}`,
    FULFILMENT: 'manual',
    TAX: 'stripe',
    MAIL: 'smtp',
    SMTP_URL: `smtp://user:password@127.0.0.1:${mail}`,
    MAIL_FROM: 'Shop <hello@shop.example>',
    CAIRN_DATA: '.',
  }
  const { DATABASE_URL: _, NODE_ENV: __, ...told } = settings
  shop = await testShop(told)
  await given.product(shop, { sku: 'BOOT-9', price: 12_000 })
  const { pool } = shop.database
  await pool.query(
    `insert into categories (id, path, slugs, names) values (1000, '{1000}', '{}', '{}') on conflict do nothing`,
  )
  await pool.query(
    `insert into staff (id, kind, name, email, state) values ('stf_1', 'person', 'O', 'o@shop.example', 'active')`,
  )
  await pool.query(`insert into staff_assignments (staff_id, role) values ('stf_1', 'owner')`)
  await pool.query(`insert into payment_news_read (provider, read_until) values ('stripe', now())`)
  await pool.query(
    `insert into running_processes (id, version, started_at, seen_at, facts) values ('one', '1', now(), now() + interval '1 hour', '{}')`,
  )
})
beforeEach(() => {
  const url = `${settings['PUBLIC_URL']}/payment/webhook`
  Object.assign(standIn.books.account, {
    takesMoney: true,
    domains: [{ id: 'pmd_1', object: 'payment_method_domain', domain_name: '127.0.0.1', enabled: true }],
    webhooks: [{ id: 'we_1', object: 'webhook_endpoint', url, status: 'enabled', enabled_events: ['*'] }],
  })
})
afterAll(async () => {
  await standIn.stop()
  servers.forEach(server => server.close())
})

const complaints = async (changed: Record<string, string> = {}, pool: pg.Pool = shop.database.pool) =>
  (await examine(readConfig({ ...settings, ...changed }), pool)).filter(({ state }) => state !== 'well').map(written)

describe('the doctor', () => {
  it('has nothing to say about a shop that may open', async () => {
    expect(await complaints()).toEqual([])
  })

  it.each([
    ['no database address', { DATABASE_URL: '' }, /embedded.*\n.*DATABASE_URL/],
    ['mail that is kept', { MAIL: 'kept' }, /none leaves the house.*\n.*MAIL=smtp/],
    [
      'a mail server that is not there',
      { SMTP_URL: 'smtp://127.0.0.1:1' },
      /mail: the server does not let us in.*\n.*SMTP_URL/,
    ],
    ['a sender that cannot be', { MAIL_FROM: 'Cairn <hello@cairn.test>' }, /nobody can answer.*\n.*MAIL_FROM/],
    [
      'Stripe out of reach',
      { STRIPE_API_URL: 'http://127.0.0.1:1' },
      /Stripe: it does not let us in.*\n.*STRIPE_SECRET_KEY/,
    ],
    ['taxes of our own', { TAX: 'own' }, /taxes: they come from the shop’s own tables.*\n.*TAX=stripe/],
    ['an address that does not answer', { PUBLIC_URL: 'http://127.0.0.1:1' }, /PUBLIC_URL: does not answer.*\n.*proxy/],
    ['an edge that nobody tells what changed', { CDN: 'varnish' }, /CDN_PURGE_URL: .*five minutes/],
    [
      'an edge without a key',
      { CDN: 'fastly', CDN_PURGE_URL: 'http://127.0.0.1:1/' },
      /CDN_TOKEN: CDN=fastly believes nobody/,
    ],
    [
      'an edge out of reach',
      { CDN: 'varnish', CDN_PURGE_URL: 'http://127.0.0.1:1/' },
      /edge: http:\/\/127.0.0.1:1\/ does not answer.*\n.*docs\/edge.md/,
    ],
    ['no secret', { CAIRN_SECRET: '' }, /CAIRN_SECRET is not set.*\n.*openssl/],
    ['a secret of one letter', { CAIRN_SECRET: 'a'.repeat(40) }, /CAIRN_SECRET can be guessed/],
    [
      'a token to preview that somebody typed',
      { PREVIEW_TOKEN: 'let me in' },
      /PREVIEW_TOKEN can be guessed.*\n.*openssl/,
    ],
    ['a folder that is not there', { CAIRN_DATA: '/nowhere/at/all' }, /disk: CAIRN_DATA cannot be read/],
    ['nothing said of fulfilment', { FULFILMENT: '' }, /FULFILMENT: who packs and ships must be said/],
    ['simulated payment', { PAYMENT: 'simulated' }, /simulated payment would give goods away/],
  ])('notices %s, and says what to do', async (_, changed, said) => {
    expect((await complaints(changed)).join('\n')).toMatch(said)
  })

  it.each([
    ['keys of two kinds', { STRIPE_SECRET_KEY: 'sk_test_1' }, 'one is for tests and one is not'],
    ['a webhook secret of another kind', { STRIPE_WEBHOOK_SECRET: 'sk_live_1' }, 'STRIPE_WEBHOOK_SECRET'],
  ])('tells of %s once', async (_, changed, word) => {
    expect((await complaints(changed)).filter(said => said.includes(word))).toHaveLength(1)
  })

  it('notices a tax service that is not set up, and a carrier that does not know us', async () => {
    standIn.books.tax.isActive = false
    expect((await complaints()).join('\n')).toMatch(/taxes: Stripe Tax is not set up/)
    standIn.books.tax.isActive = true
    const easyPost = await startEasyPost()
    onTestFinished(() => easyPost.stop())
    expect(await complaints(easyPost.settings)).toEqual([])
    const said = await complaints({ ...easyPost.settings, EASYPOST_API_KEY: 'EZAKother' })
    expect(said.join('\n')).toMatch(/carrier: EasyPost does not let us in.*\n.*EASYPOST_API_KEY/)
    expect(said.join('\n')).not.toContain('EZAKother')
  })

  it('notices a mail server that knows nobody', async () => {
    const port = await listening(mailServer('220 ready', '535 who are you'))
    expect((await complaints({ SMTP_URL: `smtp://user:wrong@127.0.0.1:${port}` })).join()).toMatch(/does not let us in/)
  })

  it('notices somebody else at the address, or in front of the webhook', async () => {
    const neighbours = { listener: 'deaf, and trying again', queue: 'late', provider: 'silent' }
    const proxy = createHttpServer((request, response) => {
      const ready = request.url === '/readyz' && JSON.stringify({ status: 'ready', ...neighbours, simulated: ['mail'] })
      response.writeHead(ready ? 200 : 403).end(ready || '')
    })
    const url = `http://127.0.0.1:${await listening(proxy)}`
    const said = (await complaints({ PUBLIC_URL: url })).join('\n')
    expect(said).toMatch(/not for real: mail/)
    expect(said).toMatch(
      /does not hear of changes.*\n[^]*jobs wait there.*\n[^]*payment provider did not answer the process/,
    )
    expect(said).toMatch(/answered with 403 on the way/)
    expect(said).toMatch(/Stripe knows none of this shop/)
  })

  it('notices what is not set up at Stripe', async () => {
    const { account } = standIn.books
    Object.assign(account, { takesMoney: false, domains: [] })
    Object.assign(account.webhooks[0] ?? {}, { enabled_events: ['charge.refunded'] })
    const said = (await complaints()).join('\n')
    expect(said).toMatch(/may not take money yet/)
    expect(said).toMatch(/127\.0\.0\.1 is not registered.*\n.*Payment method domains/)
    expect(said).toMatch(/does not tell: payment_intent\.amount_capturable_updated/)
    Object.assign(account.webhooks[0] ?? {}, { status: 'disabled' })
    expect((await complaints()).join('\n')).toMatch(/turned off/)
  })

  it('makes no database where there is none', async () => {
    const findings = await examine(readConfig({ ...settings, DATABASE_URL: '' }), undefined)
    expect(findings.map(written).join('\n')).toMatch(/database: there is none.*\n.*DATABASE_URL/)
  })

  it('notices a database that is not there, or not migrated', async () => {
    const gone = new pg.Pool({ connectionString: 'postgres://127.0.0.1:1/none' })
    expect((await complaints({}, gone)).join('\n')).toMatch(/database: it does not answer/)
    await shop.database.pool.query(`update schema_migrations set name = 'x' || name where name like '180%'`)
    expect((await complaints()).join('\n')).toMatch(/1 migrations are to come.*\n.*migrates by itself/)
    await shop.database.pool.query(`update schema_migrations set name = substr(name, 2) where name like 'x180%'`)
  })

  it('notices gift cards that no secret of the shop opens, until it is told the one before', async () => {
    const before = 'fZ3qkP0sT8vYx1LmN5bR7cWd2EhGjU4j'
    const number = '6000000000000000912'
    const under = { identity: { keys: { secretsFor: secretsIn({ CAIRN_SECRET: before }, undefined) } } }
    const { code_hash, code_sealed, sealed_with } = sealedCode(under, number, '24681357')
    await shop.database.pool.query(
      `insert into gift_cards (number, code, currency, balance, code_hash, code_sealed, sealed_with)
      values ($1, '', 'USD', 5000, $2, $3, $4)`,
      [number, code_hash, code_sealed, sealed_with],
    )
    expect(await complaints()).toEqual([
      expect.stringMatching(/gift cards: 1 cannot be opened.*\n.*CAIRN_SECRET_BEFORE/),
    ])
    expect(await complaints({ CAIRN_SECRET_BEFORE: before })).toEqual([])
    await shop.database.pool.query('delete from gift_cards where number = $1', [number])
  })

  it('notices workers that sleep, and what was given up', async () => {
    const { pool } = shop.database
    await pool.query(`insert into jobs (kind, payload, run_at) values ('mail', '{}', now() - interval '1 hour')`)
    await pool.query(`insert into jobs (kind, payload, attempts) values ('mail', '{}', 16)`)
    const said = (await complaints()).join('\n')
    expect(said).toMatch(/1 jobs wait for more than five minutes/)
    expect(said).toMatch(/! jobs: 1 were given up/)
    await pool.query(`delete from jobs`)
    await pool.query(`update running_processes set seen_at = seen_at - interval '2 hours'`)
    expect((await complaints()).join('\n')).toMatch(/workers: no process of the shop runs.*\n.*npm start/)
    await pool.query(`update running_processes set seen_at = seen_at + interval '2 hours'`)
    await pool.query(`update running_processes set facts = facts || '{"role": "web"}'`)
    expect((await complaints()).join('\n')).toMatch(/workers: every process runs with ROLE=web.*\n.*ROLE=worker/)
    await pool.query(`update running_processes set facts = facts || '{"role": "all"}'`)
    await pool.query(`update payment_news_read set read_until = now() - interval '1 hour'`)
    expect(await complaints()).toEqual([])
    await pool.query(`update running_processes set started_at = now() - interval '1 hour'`)
    expect((await complaints()).join('\n')).toMatch(/nobody has asked Stripe for news/)
    await pool.query(`update payment_news_read set read_until = now()`)
  })

  it('notices a disk that is nearly full, and says how much is free of one that is not', async () => {
    const disk = async (free: number) =>
      written(await checkDisk(readConfig(settings), async () => ({ bavail: free, bsize: 4096 })))
    const gigabyte = 1024 ** 3 / 4096
    expect(await disk(gigabyte / 2)).toMatch(/disk: 0\.5 GB are free.*\n.*Make room/)
    expect(await disk(40 * gigabyte)).toMatch(/disk: 40 GB are free/)
  })

  it('notices a clock that differs from Stripe’s, whose news nobody would believe', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 90_000 })
    onTestFinished(() => void vi.useRealTimers())
    expect((await complaints()).join('\n')).toMatch(/differs from Stripe's by (89|90|91) s.*\n.*chrony/)
  })

  it('notices clocks that differ', async () => {
    const { pool } = shop.database
    const query = pool.query.bind(pool)
    const late = Object.create(pool, {
      query: {
        value: (text: string, values?: unknown[]) =>
          text.includes('clock_timestamp')
            ? Promise.resolve({ rows: [{ now: new Date(Date.now() - 60_000) }] })
            : query(text, values),
      },
    })
    expect((await complaints({}, late)).join('\n')).toMatch(/differs from the database's by 60 s.*\n.*chrony/)
  })

  it('notices the demo, an empty shop, a shop without an owner, and pages nobody wrote', async () => {
    const { pool } = shop.database
    await pool.query(`insert into settings (key, value) values ('seed.demo', 'true')`)
    expect((await complaints()).join('\n')).toMatch(/it is the demo.*\n.*npm run init/)
    await pool.query(`delete from settings where key = 'seed.demo'`)
    await pool.query(`update staff set state = 'invited'`)
    expect((await complaints()).join('\n')).toMatch(/no owner has signed up/)
    await pool.query(`update staff set state = 'active'`)
    await pool.query(`insert into content_objects (slug, kind) values ('privacy', 'page')`)
    const body = JSON.stringify({ title: 'Privacy', text: 'This page is still to be written.' })
    await pool.query(`insert into content_versions (slug, scope, version, body) values ('privacy', 'en', 1, $1)`, [
      body,
    ])
    expect((await complaints()).join('\n')).toMatch(/! pages: still to be written: privacy/)
  })
})
