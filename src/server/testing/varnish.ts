import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const RULES = new URL('../../../deploy/varnish/cairn.vcl', import.meta.url)
const STARTS_WITHIN_MS = 20_000

export const PURGE_TOKEN = 'known-to-the-shop-and-to-varnish'

export type Varnish = { readonly port: number; readonly stop: () => Promise<void> }

/** Debian has it: varnish and varnish-modules. */
export const hasVarnish = (): boolean => spawnSync('varnishd', ['-V'], { stdio: 'ignore' }).status === 0

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return address && typeof address === 'object' ? address.port : 0
}

const backendsOf = (ports: readonly number[], token: string) => `import directors;
${ports.map(port => `backend at${port} { .host = "127.0.0.1"; .port = "${port}"; }`).join('\n')}
acl purgers { "127.0.0.1"; }
sub purge_token { set req.http.x-purge-wanted = "${token}"; }
sub vcl_init {
  new shop = directors.round_robin();
${ports.map(port => `  shop.add_backend(at${port});`).join('\n')}
}
`

/** With the rules as they are shipped, before shops at these ports. */
export async function startVarnish(
  ports: readonly number[],
  { port: own, token = PURGE_TOKEN }: { readonly port?: number; readonly token?: string } = {},
): Promise<Varnish> {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-varnish-'))
  cpSync(RULES, join(folder, 'cairn.vcl'))
  writeFileSync(join(folder, 'backends.vcl'), backendsOf(ports, token))
  const port = own ?? (await freePort())
  const settings = ['-p', `vcl_path=${folder}`, '-s', 'malloc,128M', '-n', join(folder, 'run')]
  const child = spawn(
    'varnishd',
    ['-F', '-j', 'none', '-a', `127.0.0.1:${port}`, '-f', join(folder, 'cairn.vcl'), ...settings],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const ended = once(child, 'exit')
  const killed = () => void child.kill('SIGKILL')
  process.once('exit', killed)
  const until = performance.now() + STARTS_WITHIN_MS
  while (
    !(await fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' }).then(
      () => true,
      () => false,
    ))
  ) {
    if (child.exitCode !== null || performance.now() > until) throw new Error(`Varnish does not start: ${said}`)
    await wait(50)
  }
  return {
    port,
    async stop() {
      process.off('exit', killed)
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
