import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort, startPostgres, type Cluster } from '#server/testing/postgres.ts'

let cluster: Cluster
let folder: string
beforeAll(async () => {
  cluster = await startPostgres()
  folder = await mkdtemp(join(tmpdir(), 'cairn-worker-'))
})
afterAll(async () => {
  await cluster.stop()
  await rm(folder, { recursive: true, force: true })
})

it('a worker does the work behind the pages, and answers nobody but who watches it', async () => {
  const { child, url } = await openWorker()
  const client = new pg.Client({ connectionString: cluster.url('postgres') })
  await client.connect()
  await client.query(`insert into jobs (kind, payload) values ('forget-asset-file', '{}')`)
  const taken = async () => (await client.query<{ attempts: number }>('select attempts from jobs')).rows[0]?.attempts
  await expect.poll(taken).toBe(1)
  const status = async (path: string) => (await fetch(url + path, { redirect: 'manual' })).status
  expect(await Promise.all(['/readyz', '/en-us', '/studio', '/fapi/server/time'].map(status))).toEqual([
    200, 404, 404, 404,
  ])
  await client.end()
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
})

async function openWorker(): Promise<{ child: ChildProcess; url: string }> {
  const port = await freePort()
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: new URL('../..', import.meta.url).pathname,
    env: {
      ...process.env,
      PORT: String(port),
      CAIRN_DATA: folder,
      DATABASE_URL: cluster.url('postgres'),
      DEMO: 'false',
      ROLE: 'worker',
      LOG_LEVEL: 'error',
      NODE_ENV: 'development',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    child.once('exit', code => reject(new Error(`The worker ended with ${code}`)))
    child.stdout?.on('data', (chunk: Buffer) => chunk.includes('Cairn is open') && resolve())
  })
  return { child, url: `http://127.0.0.1:${port}` }
}
