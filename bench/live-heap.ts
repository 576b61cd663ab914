// What a server still holds once its garbage is collected, asked over the inspector that Node opens at SIGUSR1.
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** What the server has to be started with. */
export const watchable = (port: number): Record<string, string> => ({
  NODE_OPTIONS: `--expose-gc --inspect-port=127.0.0.1:${port}`,
})

/** In MB. `port` is where the server was told to open its inspector. */
export async function liveHeap(pid: number, port: number): Promise<number> {
  process.kill(pid, 'SIGUSR1')
  const socket = new WebSocket(await inspectorAt(port))
  await once(socket, 'open')
  try {
    // Not HeapProfiler.collectGarbage: that throws away compiled code as well, and the server is slow for seconds.
    await ask(socket, 'Runtime.evaluate', { expression: 'gc()' })
    return (await ask(socket, 'Runtime.getHeapUsage')).usedSize / 2 ** 20
  } finally {
    socket.close()
  }
}

let asked = 0

async function ask(socket: WebSocket, method: string, params = {}): Promise<{ usedSize: number }> {
  const id = ++asked
  socket.send(JSON.stringify({ id, method, params }))
  for (;;) {
    const [{ data }] = await once(socket, 'message')
    const answer: { id?: number; result: { usedSize: number } } = JSON.parse(String(data))
    if (answer.id === id) return answer.result
  }
}

const PATIENCE_MS = 5_000

async function inspectorAt(port: number): Promise<string> {
  const until = performance.now() + PATIENCE_MS
  for (;;)
    try {
      const listed = await fetch(`http://127.0.0.1:${port}/json/list`)
      const [target]: { webSocketDebuggerUrl: string }[] = JSON.parse(await listed.text())
      if (target) return target.webSocketDebuggerUrl
    } catch (error) {
      if (performance.now() > until) throw error
      await wait(100)
    }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (typeof address !== 'object' || address === null) throw new Error('no port to be had')
  return address.port
}
