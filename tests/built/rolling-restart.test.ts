import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, createServer, request, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { freePort, startPostgres, type Cluster } from '#server/testing/postgres.ts'

const root = new URL('../..', import.meta.url).pathname
const PROBE_MS = 100
/** Longer than a balancer needs to hear of it, on a busy machine too. */
const DRAIN_S = 5
const BUYERS = 6

let cluster: Cluster
let folder: string
const shops: { port: number; child: ChildProcess; ready: boolean; served: number }[] = []
let balancer: Server
let stopProbes = () => {}

beforeAll(async () => {
  cluster = await startPostgres()
  folder = await mkdtemp(join(tmpdir(), 'cairn-rolling-'))
  const made = spawnSync(process.execPath, ['scripts/init.ts', 'owner@shop.example'], { cwd: root, env: settings() })
  if (made.status !== 0) throw new Error(made.stderr.toString())
  for (const _ of [1, 2]) {
    const port = await freePort()
    shops.push({ port, child: await open(port), ready: false, served: 0 })
  }
  stopProbes = probe()
  balancer = createServer(forward)
  await new Promise<void>(done => balancer.listen(0, '127.0.0.1', done))
})
afterAll(async () => {
  stopProbes()
  balancer.closeAllConnections()
  balancer.close()
  for (const { child } of shops) child.kill('SIGKILL')
  await cluster.stop()
  await rm(folder, { recursive: true, force: true })
})

const settings = () => ({
  ...process.env,
  CAIRN_DATA: folder,
  DATABASE_URL: cluster.url('postgres'),
  RATE_LIMITS: 'false',
  LOG_LEVEL: 'error',
  NODE_ENV: 'development',
  DRAIN_S: String(DRAIN_S),
})

async function open(port: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['scripts/serve.ts'], {
    cwd: root,
    env: { ...settings(), PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    child.once('exit', code => reject(new Error(`The shop ended with ${code}`)))
    child.stdout?.on('data', (chunk: Buffer) => chunk.includes('Cairn is open') && resolve())
  })
  return child
}

/** As a balancer looks after its servers: one answer that is no yes, and it sends nobody there. One question after the other. */
function probe(): () => void {
  const ended = new AbortController()
  const watch = async (shop: (typeof shops)[number]) => {
    while (!ended.signal.aborted) {
      const asked = fetch(`http://127.0.0.1:${shop.port}/readyz`, { signal: AbortSignal.timeout(1000) })
      shop.ready = await asked.then(
        ({ ok }) => ok,
        () => false,
      )
      await wait(PROBE_MS)
    }
  }
  for (const shop of shops) void watch(shop)
  return () => ended.abort()
}

/** Sends each request to one server, over connections that stay open, and never tries another. */
const agents = new Map<number, Agent>()
let turn = 0
const forward: Parameters<typeof createServer>[1] = (incoming, outgoing) => {
  const ready = shops.filter(shop => shop.ready)
  const chosen = ready[turn++ % Math.max(1, ready.length)]
  if (!chosen) return void outgoing.writeHead(503).end()
  const agent = agents.get(chosen.port) ?? new Agent({ keepAlive: true })
  agents.set(chosen.port, agent)
  const { method, url, headers } = incoming
  const onward = request({ port: chosen.port, agent, method, path: url, headers }, answer => {
    chosen.served++
    outgoing.writeHead(answer.statusCode ?? 500, answer.headers)
    answer.pipe(outgoing)
  })
  onward.on('error', () => outgoing.writeHead(502).end())
  incoming.pipe(onward)
}

const REQUESTS = [
  ['GET', '/en-us'],
  ['GET', '/en-us/cart'],
  ['POST', '/api/token/v2/auth/token'],
  ['GET', '/fapi/server/time'],
] as const

it(
  'servers are replaced one by one, and no request fails',
  async () => {
    await expect.poll(() => shops.every(({ ready }) => ready)).toBe(true)
    const address = balancer.address()
    const url = `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`
    const failed: string[] = []
    let over = false
    let asked = 0
    const buyers = Array.from({ length: BUYERS }, async (_, buyer) => {
      for (let each = buyer; !over; each++) {
        const [method, path] = REQUESTS[each % REQUESTS.length] ?? REQUESTS[0]
        const body = method === 'POST' ? { body: JSON.stringify({ grantType: 'guest' }) } : {}
        const headers = { 'content-type': 'application/json', 'x-access-key': 'cairn-web' }
        const answer = await fetch(url + path, { method, headers, redirect: 'manual', ...body }).catch(String)
        if (typeof answer === 'string' || answer.status >= 400)
          failed.push(`${method} ${path} ${typeof answer === 'string' ? answer : answer.status}`)
        else await answer.arrayBuffer()
        asked++
        await wait(5)
      }
    })
    for (const shop of shops) {
      const ended = once(shop.child, 'exit')
      shop.child.kill('SIGTERM')
      expect(await ended).toEqual([0, null])
      await expect.poll(() => shop.ready).toBe(false)
      shop.child = await open(shop.port)
      await expect.poll(() => shop.ready).toBe(true)
      const before = shop.served
      await expect.poll(() => shop.served).toBeGreaterThan(before + BUYERS)
    }
    over = true
    await Promise.all(buyers)
    expect(failed).toEqual([])
    expect(asked).toBeGreaterThan(100)
  },
  inject('patience') * 4,
)
