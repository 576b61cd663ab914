import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import Stripe from 'stripe'
import { freePort, startPostgres } from '../../../src/server/testing/postgres.ts'
import { startStripeStandIn } from '../../../src/server/payment/stripe/stand-in/server.ts'

const root = new URL('../../..', import.meta.url).pathname
const WEBHOOK_SECRET = 'whsec_of_the_journeys'

/** A shop as it trades, on PostgreSQL and with production's settings, and Stripe's stand-in beside it. */
export async function openStripeShop() {
  const [cluster, standIn, port, data] = await Promise.all([
    startPostgres({ fsync: 'off', synchronous_commit: 'off' }),
    startStripeStandIn(),
    freePort(),
    mkdtemp(join(tmpdir(), 'cairn-stripe-')),
  ])
  const admin = new pg.Client({ connectionString: cluster.url('postgres') })
  await admin.connect()
  await admin.query('create database shop')
  await admin.end()
  const url = `http://localhost:${port}`
  const open = (capture: 'placement' | 'shipment') =>
    serve({
      PORT: String(port),
      HOST: 'localhost',
      NODE_ENV: 'production',
      DEMO: 'true',
      PUBLIC_URL: url,
      DATABASE_URL: cluster.url('shop'),
      CAIRN_DATA: data,
      CAIRN_SECRET: 'fZ3qkP0sT8vYx1LmN5bR7cWd2EhGjU4i',
      PAYMENT: 'stripe',
      CAPTURE: capture,
      FULFILMENT: 'simulated',
      MAIL: 'kept',
      STRIPE_SECRET_KEY: 'sk_live_journeys',
      STRIPE_PUBLISHABLE_KEY: 'pk_live_journeys',
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_URL: `http://127.0.0.1:${standIn.server.port}`,
      RATE_LIMITS: 'false',
      FORM_MINIMUM_S: '0',
      LOG_LEVEL: 'warn',
    })
  let stop = await open('placement')
  const pool = new pg.Pool({ connectionString: cluster.url('shop') })
  pool.on('error', () => {})
  return {
    url,
    standIn,
    pool,
    async takeMoneyAt(capture: 'placement' | 'shipment') {
      await stop()
      stop = await open(capture)
    },
    /** Tells the shop what happened last, as Stripe's webhook does. */
    async tell(type: string) {
      const payload = JSON.stringify(standIn.books.events.findLast(event => event.type === type))
      const signature = new Stripe('sk_live_journeys').webhooks.generateTestHeaderString({
        payload,
        secret: WEBHOOK_SECRET,
      })
      return (
        await fetch(`${url}/payment/webhook`, {
          method: 'POST',
          body: payload,
          headers: { 'stripe-signature': signature },
        })
      ).status
    },
    async close() {
      await stop()
      await pool.end()
      await cluster.stop()
      await standIn.stop()
      await rm(data, { recursive: true, force: true })
    },
  }
}
export type StripeShop = Awaited<ReturnType<typeof openStripeShop>>

function serve(settings: Record<string, string>): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, [join(root, 'scripts/start.ts')], {
    cwd: root,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...settings },
  })
  const stop = () =>
    new Promise<void>(done => {
      child.removeAllListeners('exit')
      child.once('exit', () => done())
      child.kill('SIGTERM')
    })
  return new Promise((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes('Cairn is open')) resolve(stop)
    })
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      process.stderr.write(chunk)
    })
    child.once('exit', code => reject(new Error(`The shop ended with ${code} before it opened:\n${said}`)))
  })
}
