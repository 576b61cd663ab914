// Three PostgreSQL that Patroni keeps, etcd to agree in, HAProxy before whoever is first: as docs/database.md has them, on one machine.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort, installed, unprivileged } from '#server/testing/postgres.ts'

const NEEDED = { etcd: '--version', patroni: '--version', haproxy: '-v' } as const
const STARTS_WITHIN_MS = 120_000
const LOOK_AGAIN_MS = 200

export type ThreeDatabases = {
  url: (database: string) => string
  /** Ends the first and what keeps it, as a power cut would; `mend` gives it its power back once another is first. */
  killFirst: () => Promise<{ mend: () => Promise<void> }>
  stop: () => void
}

type Node = {
  name: string
  data: string
  port: number
  keeper: number
  start: () => ChildProcess
  running: ChildProcess
}

export async function startThreeDatabases(): Promise<ThreeDatabases> {
  const bin = installed()
  const missing = Object.entries(NEEDED).filter(([program, flag]) => spawnSync(program, [flag]).status !== 0)
  if (!bin || missing.length > 0)
    throw new Error(
      'This needs PostgreSQL, Patroni, etcd and HAProxy: apt-get install postgresql patroni etcd-server haproxy',
    )
  const user = unprivileged()
  const folder = mkdtempSync(join(tmpdir(), 'cairn-three-'))
  if (user) chownSync(folder, user.uid, user.gid)
  chmodSync(folder, 0o700)
  const path = `${bin}:${process.env['PATH']}`
  const launch = (program: string, args: string[]) =>
    spawn(program, args, {
      ...user,
      cwd: folder,
      env: { ...process.env, PATH: path, HOME: folder, LC_ALL: 'C.UTF-8', TZ: 'UTC' },
      stdio: 'ignore',
    })
  const write = (name: string, text: string) => {
    const file = join(folder, name)
    writeFileSync(file, text)
    if (user) chownSync(file, user.uid, user.gid)
    return file
  }
  const [store, peer, door] = [await freePort(), await freePort(), await freePort()]
  const agreeing = launch('etcd', etcdFlags(join(folder, 'etcd'), store, peer))
  const nodes: Node[] = []
  for (const name of ['one', 'two', 'three']) {
    const at = { name, data: join(folder, name), port: await freePort(), keeper: await freePort() }
    const file = write(`${name}.yml`, JSON.stringify(patroniSettings({ ...at, bin, store, folder })))
    const start = () => launch('patroni', [file])
    nodes.push({ ...at, start, running: start() })
  }
  const before = launch('haproxy', ['-f', write('haproxy.cfg', haproxySettings(door, nodes))])

  const stop = () => {
    for (const { running, data } of nodes) cutPower(running, data)
    for (const each of [before, agreeing]) each.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  }
  process.once('exit', stop)
  await everyoneThere(nodes)
  return {
    url: database => `postgres://cairn@127.0.0.1:${door}/${database}`,
    async killFirst() {
      const first = await firstOf(nodes)
      cutPower(first.running, first.data)
      return {
        async mend() {
          await firstOf(nodes.filter(node => node !== first))
          first.running = first.start()
          await everyoneThere(nodes)
        },
      }
    },
    stop() {
      process.off('exit', stop)
      stop()
    },
  }
}

const etcdFlags = (data: string, client: number, peer: number) => {
  const [clients, peers] = [`http://127.0.0.1:${client}`, `http://127.0.0.1:${peer}`]
  return Object.entries({
    'data-dir': data,
    'listen-client-urls': clients,
    'advertise-client-urls': clients,
    'listen-peer-urls': peers,
    'initial-advertise-peer-urls': peers,
    'initial-cluster': `default=${peers}`,
  }).map(([flag, value]) => `--${flag}=${value}`)
}

/** A commit is answered once a second one has it on disk; without a second one nothing is written. */
const patroniSettings = (
  node: Pick<Node, 'name' | 'data' | 'port' | 'keeper'> & { bin: string; store: number; folder: string },
) => ({
  scope: 'cairn',
  name: node.name,
  restapi: { listen: `127.0.0.1:${node.keeper}`, connect_address: `127.0.0.1:${node.keeper}` },
  etcd3: { host: `127.0.0.1:${node.store}` },
  bootstrap: {
    dcs: {
      ttl: 20,
      loop_wait: 5,
      retry_timeout: 5,
      synchronous_mode: true,
      synchronous_mode_strict: true,
      postgresql: {
        use_pg_rewind: true,
        parameters: { max_connections: 100, wal_log_hints: 'on', shared_buffers: '64MB' },
      },
    },
    initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }],
    pg_hba: ['host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust', 'local all all trust'],
  },
  postgresql: {
    listen: `127.0.0.1:${node.port}`,
    connect_address: `127.0.0.1:${node.port}`,
    data_dir: node.data,
    bin_dir: node.bin,
    parameters: { unix_socket_directories: node.folder },
    authentication: { superuser: { username: 'cairn' }, replication: { username: 'copying' } },
  },
})

const haproxySettings = (door: number, nodes: readonly Node[]) => `
defaults
  mode tcp
  timeout connect 2s
  timeout client 30m
  timeout server 30m
  timeout check 2s
listen first
  bind 127.0.0.1:${door}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map(({ name, port, keeper }) => `  server ${name} 127.0.0.1:${port} check port ${keeper}`).join('\n')}
`

function cutPower(keeper: ChildProcess, data: string): void {
  keeper.kill('SIGKILL')
  try {
    process.kill(Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL')
  } catch {
    // It had ended already, or never begun.
  }
}

async function is(node: Node, role: 'primary' | 'replica' | 'synchronous'): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${node.keeper}/${role}`, { signal: AbortSignal.timeout(2000) }).catch(
    () => undefined,
  )
  await answer?.arrayBuffer()
  return answer?.status === 200
}

async function until(is: () => Promise<boolean>, otherwise: string): Promise<void> {
  for (const end = performance.now() + STARTS_WITHIN_MS; !(await is()); await wait(LOOK_AGAIN_MS))
    if (performance.now() > end) throw new Error(otherwise)
}

async function firstOf(nodes: readonly Node[]): Promise<Node> {
  let first: Node | undefined
  await until(async () => {
    for (const node of nodes) if (await is(node, 'primary')) first = node
    return first !== undefined
  }, 'None of the databases became the first')
  return first ?? Promise.reject(new Error('There is none'))
}

/** One is first, the others follow it, and one of these is known to hold all that is committed: without it nobody may come next. */
async function everyoneThere(nodes: readonly Node[]): Promise<void> {
  const first = await firstOf(nodes)
  const others = nodes.filter(node => node !== first)
  for (const node of others) await until(() => is(node, 'replica'), `${node.name} does not follow the first`)
  const next = async () => (await Promise.all(others.map(node => is(node, 'synchronous')))).includes(true)
  await until(next, 'None of the copies holds all that is committed')
}
