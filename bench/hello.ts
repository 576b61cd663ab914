// The yardstick: plain node:http sending so many bytes, on the server's core.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { onServerCore } from './shop-process.ts'

const SERVER = `
const bytes = Buffer.alloc(Number(process.argv[1]), 'x')
require('node:http').createServer((request, response) => {
  response.writeHead(200, { 'content-type': 'text/html', 'content-length': bytes.length })
  response.end(bytes)
}).listen(0, '127.0.0.1', function () { console.log(this.address().port) })`

export async function startHello(bytes: number): Promise<{ port: number; pid: number; stop: () => void }> {
  const [command, args] = onServerCore(process.execPath, ['-e', SERVER, String(bytes)])
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const stop = () => void child.kill()
  process.once('exit', stop)
  child.once('exit', () => process.off('exit', stop))
  const [chunk] = await once(child.stdout, 'data')
  return { port: Number(String(chunk)), pid: child.pid ?? 0, stop }
}
