// A server process of the shop on a core of its own, with a PostgreSQL of the bench's own.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { seedDemo } from '#db/seed/demo.ts'
import { seedShop } from '#db/seed/seed.ts'
import { openDatabase } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { startPostgres, type Cluster } from '../scripts/postgres.ts'

const root = new URL('..', import.meta.url).pathname
const canPin = availableParallelism() > 1 && spawnSync('taskset', ['--version'], { stdio: 'ignore' }).status === 0

/** The server has core 0 for itself; the generator, the browser and PostgreSQL share the others. */
export const onServerCore = (command: string, args: string[]): [string, string[]] =>
  canPin ? ['taskset', ['-c', '0', command, ...args]] : [command, args]

export function leaveServerCore(): void {
  if (canPin)
    spawnSync('taskset', ['-a', '-p', '-c', `1-${availableParallelism() - 1}`, String(process.pid)], {
      stdio: 'ignore',
    })
}

export type ShopProcess = {
  port: number
  pid: number
  child: ChildProcess
  usage: () => Usage
  stop: () => Promise<void>
}
export type Usage = { cpuSeconds: number; memoryMb: number }

/** A cluster with a migrated and seeded database; durable settings, as in trade. */
export async function shopDatabase(styles?: number): Promise<{ cluster: Cluster; url: string }> {
  const cluster = await startPostgres({ shared_buffers: '512MB' })
  const url = cluster.url('postgres')
  const database = await openDatabase({ url })
  await migrate(database.pool)
  const client = await database.pool.connect()
  if (styles !== undefined) await seedShop(client, { styles })
  await seedDemo(client, line => console.log(line))
  client.release()
  await database.close()
  return { cluster, url }
}

export async function startShop(environment: Record<string, string> = {}): Promise<ShopProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-bench-'))
  const [command, args] = onServerCore(process.execPath, [join(root, 'scripts/start.ts')])
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
  const port = await portOf(child)
  return {
    port,
    child,
    pid: child.pid ?? 0,
    usage: () => usageOf(child.pid ?? 0),
    async stop() {
      const ended = new Promise(resolve => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function portOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let heard = ''
    child.stdout?.on('data', (chunk: Buffer) => {
      heard += chunk.toString()
      const port = /is open: http:\/\/localhost:(\d+)/.exec(heard)?.[1]
      if (port) resolve(Number(port))
    })
    child.once('exit', code => reject(new Error(`the shop ended with ${code}: ${heard}`)))
  })
}

const TICKS = 100

export function usageOf(pid: number): Usage {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  const resident = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? '0'
  return { cpuSeconds: (Number(stat[11]) + Number(stat[12])) / TICKS, memoryMb: Math.round(Number(resident) / 1024) }
}
