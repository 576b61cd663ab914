// The yardstick: plain node:http sending given bytes, on the server's core.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onServerCore } from './shop-process.ts'

const SERVER = `
const bytes = require('node:fs').readFileSync(process.argv[1])
require('node:http').createServer((request, response) => {
  response.writeHead(200, { 'content-type': 'text/html', 'content-length': bytes.length })
  response.end(bytes)
}).listen(0, '127.0.0.1', function () { console.log(this.address().port) })`

export async function startHello(bytes: Buffer): Promise<{ port: number; pid: number; stop: () => void }> {
  const file = join(tmpdir(), `cairn-hello-${process.pid}-${bytes.length}`)
  writeFileSync(file, bytes)
  const [command, args] = onServerCore(process.execPath, ['-e', SERVER, file])
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const [chunk] = await once(child.stdout, 'data')
  return { port: Number(String(chunk)), pid: child.pid ?? 0, stop: () => void child.kill() }
}
