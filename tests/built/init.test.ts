import { spawn, spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { PAGE_PATHS, WRITTEN_PATHS } from '#domain/sites/shop-urls.ts'
import { LOCALES } from '#domain/sites/sites.ts'
import { STARTER_PAGES } from '#db/starter/starter-pages.ts'

const root = new URL('../..', import.meta.url).pathname
let folder: string
let told: string
let shop: { url: string; said: () => string; stop: () => Promise<void> }

const settings = () => ({
  ...process.env,
  NODE_ENV: 'development',
  CAIRN_DATA: folder,
  DATABASE_URL: '',
  PORT: '0',
  LOG_LEVEL: 'warn',
  RATE_LIMITS: 'false',
})
const init = (...words: string[]) =>
  spawnSync(process.execPath, [join(root, 'scripts/init.ts'), ...words], {
    cwd: root,
    env: settings(),
    encoding: 'utf8',
  })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cairn-init-'))
  const made = init('owner@shop.example')
  if (made.status !== 0) throw new Error(made.stderr)
  told = made.stdout
  shop = await open()
})
afterAll(async () => {
  await shop.stop()
  await rm(folder, { recursive: true, force: true })
})

function open(): Promise<typeof shop> {
  const child = spawn(process.execPath, [join(root, 'scripts/start.ts')], { cwd: root, env: settings() })
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
      const url = /Cairn is open: (\S+)/.exec(said)?.[1]
      if (url) resolve({ url, said: () => said, stop })
    })
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
    child.once('exit', code => reject(new Error(`The shop ended with ${code} before it opened:\n${said}`)))
    setTimeout(() => reject(new Error(`The shop did not open:\n${said}`)), inject('patience')).unref()
  })
}

const get = (path: string) => fetch(shop.url + path, { redirect: 'manual' })

/** Pages that need something to show, and those for our own work: the first are not there, the others not for people. */
const NEEDS_A_THING = /:|^\/(?:dev|preview)\b|^\/sign-out$|\/confirm$|\/leave$|^\/confirm-email$/

describe('a new shop', () => {
  it('invites its first member of staff', async () => {
    const link = /http\S+/.exec(told)?.[0] ?? ''
    expect(new URL(link).pathname).toMatch(/^\/studio/)
    expect((await get('/studio')).status).toBe(200)
  })

  it.each(PAGE_PATHS.filter(path => !NEEDS_A_THING.test(path)))('answers %s', async path => {
    const answer = await get(`/en-us${path}`)
    expect([200, 302, 303]).toContain(answer.status)
  })

  it.each([...WRITTEN_PATHS, ...STARTER_PAGES.map(({ slug }) => `/${slug}`)])('has %s in every locale', async path => {
    for (const locale of LOCALES) expect([locale, (await get(`/${locale}${path}`)).status]).toEqual([locale, 200])
  })

  it.each(LOCALES)('has a home page that leads to its first category, in %s', async locale => {
    const home = await (await get(`/${locale}`)).text()
    const category = new RegExp(`/${locale}/c/[a-z0-9-]+`).exec(home)?.[0] ?? ''
    const listing = await get(category)
    expect(listing.status).toBe(200)
    // Nobody chose a filter that could be taken away.
    expect(await listing.text()).not.toContain('id="filters"')
    const links = new Set([...home.matchAll(/href="(\/[a-z]{2}-[a-z]{2}[^"#?]*)/g)].map(([, url = '']) => url))
    for (const url of links) expect([url, (await get(url)).status]).toEqual([url, expect.toBeOneOf([200, 302, 303])])
  })

  it('has nothing that is invented', async () => {
    const found = await fetch(`${shop.url}/api/search/v1/products?q=boot`, { headers: { 'x-access-key': 'cairn-web' } })
    expect(JSON.stringify(await found.json())).not.toMatch(/CRN|style/i)
    const home = await (await get('/en-us')).text()
    expect(home).not.toMatch(/\/p\//)
  })

  it('says what of it is not for real: in its log, to who asks whether it is ready, and on its pages', async () => {
    const line =
      shop
        .said()
        .split('\n')
        .find(each => each.includes('Not everything here is for real')) ?? '{}'
    const simulated = ['payment', 'fulfilment', 'mail']
    expect(JSON.parse(line)).toMatchObject({ level: 'warn', simulated })
    expect(await (await get('/readyz')).json()).toMatchObject({ simulated })
    for (const path of ['/en-us', '/en-us/cart', '/en-us/sign-in'])
      expect(await (await get(path)).text()).toContain('Trial shop\u00A0· No money is taken\u00A0· Nothing is shipped')
  })

  it('is not made twice, and not over the demo', async () => {
    await shop.stop()
    const again = init('owner@shop.example')
    expect(again.stdout).toContain('nothing changed')
    shop = await open()
  })
})
