// One request and its answer on a plain socket that stays open: a generator must not cost as much as the server.
import { connect, type Socket } from 'node:net'
import { completeAnswer } from './http-bytes.ts'

/** Servers close what nobody used for five seconds: before that it is left alone. */
const STALE_MS = 2_000

const idle = new Map<number, { socket: Socket; since: number }[]>()

function openSocket(port: number): Socket {
  const last = idle.get(port)?.pop()
  if (last && !last.socket.destroyed && performance.now() - last.since < STALE_MS) return last.socket
  // The one used last is stale, so all others are.
  for (const { socket } of [...(last ? [last] : []), ...(idle.get(port) ?? [])]) socket.destroy()
  idle.delete(port)
  return connect(port, '127.0.0.1').setNoDelay(true)
}

export function ask(port: number, request: Buffer): Promise<{ status: number; body: Buffer }> {
  const socket = openSocket(port)
  return new Promise((resolve, reject) => {
    let received: Buffer = Buffer.alloc(0)
    const hear = (chunk: Buffer) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
      const answer = completeAnswer(received)
      if (!answer) return
      socket.removeAllListeners()
      // One that breaks while nobody uses it is not used again.
      socket.on('error', () => {})
      idle.set(port, [...(idle.get(port) ?? []), { socket, since: performance.now() }])
      resolve({ status: answer.status, body: received.subarray(answer.bodyAt, answer.length) })
    }
    socket.on('data', hear)
    socket.once('error', reject)
    socket.once('close', () => reject(new Error('the server closed the connection')))
    socket.write(request)
  })
}
