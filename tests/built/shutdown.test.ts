import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'

const folder = await mkdtemp(join(tmpdir(), 'cairn-shutdown-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

it('finishes the request in flight before it ends, and takes no new one', async () => {
  const { child, url } = await openEmptyShop()
  const ended = once(child, 'exit')
  const agent = new Agent({ keepAlive: true })
  const asking = request(`${url}/api/token/v2/auth/token`, {
    method: 'POST',
    agent,
    headers: { 'content-type': 'application/json', 'x-access-key': 'cairn-web', expect: '100-continue' },
  })
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    asking.once('response', resolve)
    asking.once('error', reject)
  })
  asking.flushHeaders()
  await once(asking, 'continue')
  child.kill('SIGTERM')
  await expect
    .poll(() =>
      fetch(`${url}/healthz`).then(
        () => 'taken',
        () => 'refused',
      ),
    )
    .toBe('refused')
  asking.end(JSON.stringify({ grantType: 'guest' }))
  const answer = await answered
  answer.resume()
  expect(answer.statusCode).toBe(200)
  expect(await ended).toEqual([0, null])
})

/** No demo data: there is nothing to wait for but the migrations. */
async function openEmptyShop(): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: new URL('../..', import.meta.url).pathname,
    env: {
      ...process.env,
      PORT: '0',
      CAIRN_DATA: folder,
      DEMO: 'false',
      LOG_LEVEL: 'warn',
      DATABASE_URL: '',
      NODE_ENV: 'development',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  return new Promise((resolve, reject) => {
    child.once('exit', code => reject(new Error(`The shop ended with ${code}:\n${said}`)))
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const url = /Cairn is open: (\S+)/.exec(said)?.[1]
      if (url) resolve({ child, url })
    })
  })
}
