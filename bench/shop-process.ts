// A server process of the shop on a core of its own, with a PostgreSQL of the bench's own.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { seedDemo } from '#db/seed/demo.ts'
import { seedShop } from '#db/seed/seed.ts'
import { importDemoContent } from '#server/content/import.ts'
import { openDatabase } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { startPostgres, type Cluster } from '#server/testing/postgres.ts'
import { copyStyles } from './copied-styles.ts'

const root = new URL('..', import.meta.url).pathname
const CORES = availableParallelism()
const canPin = CORES > 1 && spawnSync('taskset', ['--version'], { stdio: 'ignore' }).status === 0

/** The server has core 0 for itself; the generator and PostgreSQL share the others. */
export const onServerCore = (command: string, args: string[]): [string, string[]] =>
  canPin ? ['taskset', ['-c', '0', command, ...args]] : [command, args]

export const leaveServerCore = (): void => useCoresFrom(1)
/** A browser needs more than one: what it shows is drawn beside what it runs. */
export const useAllCores = (): void => useCoresFrom(0)

function useCoresFrom(first: number): void {
  if (canPin)
    spawnSync('taskset', ['-a', '-p', '-c', `${first}-${CORES - 1}`, String(process.pid)], { stdio: 'ignore' })
}

export type ShopProcess = {
  port: number
  pid: number
  usage: () => Usage
  stop: () => Promise<void>
  /** Without a warning; answers whether it was still there. */
  kill: () => Promise<boolean>
}
export type Usage = { cpuSeconds: number; memoryMb: number }

/** Where seeded shops are kept from one run to the next: a large one takes minutes to make. */
const KEPT = join(tmpdir(), `cairn-bench-${createHash('sha256').update(root).digest('hex').slice(0, 8)}`)

/** A database with a shop of that size, fresh for this run; durable settings, as in trade. */
export async function shopDatabase(
  styles?: number,
  settings: Record<string, string> = {},
): Promise<{ cluster: Cluster; url: string }> {
  const { cluster, admin } = await openCluster(settings)
  const template = await templateOf(admin, cluster, styles)
  await admin.query('drop database if exists bench with (force)')
  await admin.query(`create database bench template ${template}`)
  await admin.query('checkpoint')
  await admin.end()
  return { cluster, url: cluster.url('bench') }
}

/**
 * One that takes minutes to fill and is only read then: kept under its name until the shop is seeded otherwise. A run that was
 * ended goes on where it was.
 */
export async function keptDatabase(
  name: string,
  fill: (url: string) => Promise<void>,
): Promise<{ cluster: Cluster; url: string }> {
  const { cluster, admin } = await openCluster()
  try {
    const kept = `${name}_${fingerprint()}`
    const { rows } = await admin.query<{ datname: string }>('select datname from pg_database')
    if (!rows.some(({ datname }) => datname === kept)) {
      const [filling, kind] = [`filling_${kept}`, name.replace(/_[^_]*$/, '_')]
      for (const { datname } of rows)
        if (datname !== filling && datname.replace('filling_', '').startsWith(kind))
          await admin.query(`drop database ${datname} with (force)`)
      if (!rows.some(({ datname }) => datname === filling))
        await admin.query(`create database ${filling} template ${await templateOf(admin, cluster)}`)
      await fill(cluster.url(filling))
      await admin.query(`alter database ${filling} rename to ${kept}`)
    }
    await admin.query('checkpoint')
    return { cluster, url: cluster.url(kept) }
  } finally {
    await admin.end()
  }
}

/** Those of a larger shop are copies. */
const MOST_SEEDED = 20_000

async function openCluster(settings: Record<string, string> = {}) {
  const cluster = await startPostgres({ shared_buffers: '512MB', max_wal_size: '4GB', ...settings }, KEPT)
  process.once('exit', cluster.interrupt)
  const admin = new pg.Client({ connectionString: cluster.url('postgres') })
  await admin.connect()
  return { cluster, admin }
}

async function templateOf(admin: pg.Client, cluster: Cluster, styles?: number): Promise<string> {
  const size = `shop_${styles ?? 'demo'}_`
  const template = size + fingerprint()
  const { rows } = await admin.query<{ datname: string }>('select datname from pg_database')
  if (rows.some(({ datname }) => datname === template)) return template
  for (const { datname } of rows)
    if (datname === 'making' || datname.startsWith(size)) await admin.query(`drop database ${datname} with (force)`)
  if (styles === undefined || styles <= MOST_SEEDED) {
    await admin.query('create database making')
    await fillShop(cluster.url('making'), styles)
  } else await multiplyShop(admin, cluster, styles)
  await admin.query(`alter database making rename to ${template}`)
  return template
}

async function multiplyShop(admin: pg.Client, cluster: Cluster, styles: number): Promise<void> {
  if (styles % MOST_SEEDED !== 0)
    throw new RangeError(`Beyond ${MOST_SEEDED} styles there are only whole times as many`)
  await admin.query(`create database making template ${await templateOf(admin, cluster, MOST_SEEDED)}`)
  const client = new pg.Client({ connectionString: cluster.url('making') })
  await client.connect()
  await copyStyles(client, MOST_SEEDED, styles)
  await client.end()
}

export async function fillShop(url: string, styles?: number): Promise<void> {
  const database = await openDatabase({ url })
  await migrate(database.pool)
  const client = await database.pool.connect()
  if (styles !== undefined) await seedShop(client, { styles })
  await seedDemo(client, line => console.log(line))
  client.release()
  await importDemoContent(database.pool)
  await database.pool.query('vacuum analyze')
  await database.close()
}

/** What decides which shop is seeded; later migrations are applied to a kept one when the server starts. */
function fingerprint(): string {
  const hash = createHash('sha256')
  for (const entry of readdirSync(join(root, 'db/seed'), { recursive: true, withFileTypes: true }))
    if (entry.isFile() && !entry.name.endsWith('.test.ts'))
      hash.update(readFileSync(join(entry.parentPath, entry.name)))
  return hash.digest('hex').slice(0, 12)
}

export async function startShop(
  environment: Record<string, string> = {},
  { pinned = true }: { pinned?: boolean } = {},
): Promise<ShopProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-bench-'))
  const program = join(root, 'scripts/serve.ts')
  const [command, args] = pinned ? onServerCore(process.execPath, [program]) : [process.execPath, [program]]
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: '0',
      CAIRN_DATA: folder,
      RATE_LIMITS: 'false',
      CAPTCHA: 'false',
      LOG_LEVEL: 'warn',
      ...environment,
    },
  })
  const ended = once(child, 'exit')
  const forget = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  const endWithUs = () => {
    child.kill('SIGKILL')
    forget()
  }
  process.once('exit', endWithUs)
  child.once('exit', () => {
    process.off('exit', endWithUs)
    forget()
  })
  const port = await portOf(child)
  return {
    port,
    pid: child.pid ?? 0,
    usage: () => usageOf(child.pid ?? 0),
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
    async kill() {
      const alive = child.exitCode === null && child.signalCode === null
      child.kill('SIGKILL')
      await ended
      return alive
    },
  }
}

function portOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let heard = ''
    const hear = (chunk: Buffer) => {
      heard += chunk.toString()
      const port = /is open: http:\/\/localhost:(\d+)/.exec(heard)?.[1]
      if (port === undefined) return
      child.stdout?.off('data', hear).resume()
      resolve(Number(port))
    }
    child.stdout?.on('data', hear)
    child.once('exit', code => reject(new Error(`the shop ended with ${code}: ${heard}`)))
  })
}

const TICKS = 100

export function usageOf(pid: number): Usage {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  const resident = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? '0'
  return { cpuSeconds: (Number(stat[11]) + Number(stat[12])) / TICKS, memoryMb: Math.round(Number(resident) / 1024) }
}

const NANOSECONDS = 1e9

/** Of all its threads, far more exactly than in ticks: for what lasts less than a second. */
export function cpuSecondsOf(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`)
  const used = threads.map(thread =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
  )
  return used.reduce((sum, each) => sum + each, 0) / NANOSECONDS
}
