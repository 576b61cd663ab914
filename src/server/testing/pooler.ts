// PgBouncer before a cluster of ours: every transaction gets a connection, none keeps it. For tests alone.
import { spawn } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, unprivileged } from './postgres.ts'

const PATIENCE_MS = 10_000

export async function startPooler(clusterPort: number): Promise<{ url: string; stop: () => Promise<void> }> {
  const user = unprivileged()
  const folder = mkdtempSync(join(tmpdir(), 'cairn-pooler-'))
  const port = await freePort()
  const settings = join(folder, 'pgbouncer.ini')
  writeFileSync(
    settings,
    `[databases]
* = host=127.0.0.1 port=${clusterPort} user=cairn
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
max_client_conn = 2000
default_pool_size = 6
max_db_connections = 6
ignore_startup_parameters = extra_float_digits,options
log_connections = 0
log_disconnections = 0
logfile = ${join(folder, 'log')}
`,
  )
  if (user) for (const path of [folder, settings]) chownSync(path, user.uid, user.gid)
  const server = spawn('pgbouncer', ['-q', settings], { ...user, cwd: folder, stdio: 'ignore' })
  const ended = new Promise<void>((resolve, reject) => server.once('exit', () => resolve()).once('error', reject))
  await Promise.race([listening(port), ended.then(() => Promise.reject(new Error('PgBouncer ended at once')))])
  return {
    url: `postgres://cairn@127.0.0.1:${port}/postgres`,
    async stop() {
      server.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function listening(port: number) {
  const deadline = Date.now() + PATIENCE_MS
  while (!(await opens(port))) {
    if (Date.now() > deadline) throw new Error('PgBouncer did not start')
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}

const opens = (port: number) =>
  new Promise<boolean>(resolve => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.end())
  })
