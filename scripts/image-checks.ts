import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { cardToken, checkout } from '../bench/api-checkout.ts'
import { fullShelves } from '../bench/full-shelves.ts'
import { Shopper } from '../bench/shopper.ts'

type Tried = {
  readonly image: string
  readonly port: number
  readonly databaseUrl: string
  /** Starts a script in the image, with these settings and no others. */
  readonly start: (script: string, settings: Record<string, string>) => ChildProcess
  /** Runs the image's own health check, and answers how it ended. */
  readonly health: (settings: Record<string, string>) => Promise<number>
  readonly withoutDatabase: (work: () => Promise<void>) => Promise<void>
}

/** What must not be in an image that only serves. */
const TOOLS = ['vite', 'typescript', 'tailwindcss', '@tailwindcss/vite', 'vitest', 'oxlint', 'playwright-core', 'knip']
const SHELLS = ['bin/sh', 'bin/bash', 'usr/bin/apt-get', 'usr/bin/npm', 'usr/local/bin/npm', 'usr/bin/gcc']

const SETTINGS = { HOST: '127.0.0.1', CAIRN_DATA: '/tmp/cairn', MALLOC_ARENA_MAX: '2', LOG_LEVEL: 'warn' }

const TRADE = {
  NODE_ENV: 'production',
  PAYMENT: 'stripe',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  FULFILMENT: 'manual',
  MAIL: 'kept',
  CAIRN_SECRET: 'a-secret-that-is-only-used-to-try-an-image',
  DRAIN_S: '1',
}

function require(isTrue: boolean, what: string): void {
  if (!isTrue) throw new Error(`The image fails: ${what}`)
  console.log(`✓ ${what}`)
}

export async function checkImage(tried: Tried): Promise<void> {
  const { image, port, start, health, withoutDatabase } = tried
  const inside = (path: string) => existsSync(join(image, path))
  require(!TOOLS.some(name => inside(`app/node_modules/${name}`)), 'no build tools and no packages of the workshop')
  require(!SHELLS.some(inside), 'no shell, no package manager, no compiler')
  require(!['app/tests', 'app/src/web', 'app/src/studio', 'app/.git'].some(
    inside,
  ), 'nothing that is not needed to serve')

  const ended = async (child: ChildProcess) => (await once(child, 'exit'))[0]
  require((await ended(start('scripts/migrate.ts', SETTINGS))) === 0, 'it migrates')
  const own = { ...SETTINGS, PORT: String(port), PUBLIC_URL: `http://localhost:${port}` }

  const trading = start('scripts/serve.ts', { ...own, ...TRADE })
  await opened(trading)
  require((await get(port, '/healthz')).status === 200, 'it is alive in production')
  require((await get(port, '/readyz')).status === 200, 'it is ready')
  require((await get(port, '/en-us/cart')).status === 200, 'it renders')
  require((await health(own)) === 0, 'its health check says that it is well')
  await withoutDatabase(async () => {
    await until(async () => (await get(port, '/readyz')).status === 503)
    require((await health(own)) === 0, 'without a database it is not ready, and well: nobody restarts it')
  })
  await until(async () => (await get(port, '/readyz')).status === 200)
  require(true, 'it is ready again by itself')
  trading.kill('SIGTERM')
  await until(async () => (await get(port, '/readyz')).status === 503)
  require((await get(port, '/healthz')).status === 200, 'it still serves while it drains')
  require((await ended(trading)) === 0, 'it ends in order')
  require((await health(own)) !== 0, 'its health check says when nobody answers')

  const demo = start('scripts/serve.ts', { ...own, NODE_ENV: 'development', RATE_LIMITS: 'false', CAPTCHA: 'false' })
  await opened(demo)
  await journey(tried)
  demo.kill('SIGTERM')
  require((await ended(demo)) === 0, 'it ends in order once more')
}

/** Home, a category, a product, its picture, a cart, an order. */
async function journey({ port, databaseUrl }: Tried): Promise<void> {
  const home = await (await get(port, '/en-us')).text()
  const linked = (html: string, what: RegExp) => (what.exec(html)?.[1] ?? '/nowhere').replaceAll('&amp;', '&')
  const category = await get(port, linked(home, /href="(\/en-us\/c\/[^"?#]+)"/))
  const product = await get(port, linked(await category.text(), /href="(\/en-us\/p\/[^"?#]+)"/))
  const html = await product.text()
  const picture = await get(port, linked(html, /src="(\/media\/[^"]+)"/))
  const script = await get(port, linked(html, /src="(\/assets\/[^"]+\.js)"/))
  const all = [category, product, picture, script].map(({ status }) => status)
  require(all.every(status => status === 200), `home, a category, a product, its picture and script (${all.join(' ')})`)
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const [sku = ''] = await fullShelves(client, 1)
  await client.end()
  const shopper = new Shopper(port)
  await shopper.call('POST', '/token/v2/auth/token', { grantType: 'guest' })
  await shopper.call('POST', '/cart/v1/cartWithItem', { items: [{ sku }] })
  await checkout(port, shopper.cookie, sku, await cardToken(port))
  require(true, 'a guest has placed an order')
}

const get = (port: number, path: string) => fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' })

function opened(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('exit', code => reject(new Error(`The shop in the image ended with ${code}`)))
    child.stdout?.on('data', (chunk: Buffer) => chunk.includes('Cairn is open') && resolve())
  })
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise(resolve => setTimeout(resolve, 50))
}
