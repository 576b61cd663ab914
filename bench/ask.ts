// One request and its answer on a plain socket that stays open: a generator must not cost as much as the server.
import { connect, type Socket } from 'node:net'
import { completeAnswer } from './http-bytes.ts'

const idle = new Map<number, Socket[]>()

export function ask(port: number, request: Buffer): Promise<{ status: number; body: Buffer }> {
  const socket = idle.get(port)?.pop() ?? connect(port, '127.0.0.1').setNoDelay(true)
  return new Promise((resolve, reject) => {
    let received: Buffer = Buffer.alloc(0)
    const hear = (chunk: Buffer) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
      const answer = completeAnswer(received)
      if (!answer) return
      socket.removeAllListeners()
      idle.set(port, [...(idle.get(port) ?? []), socket])
      resolve({ status: answer.status, body: received.subarray(answer.bodyAt, answer.length) })
    }
    socket.on('data', hear)
    socket.once('error', reject)
    socket.once('close', () => reject(new Error('the server closed the connection')))
    socket.write(request)
  })
}
