// A load generator on plain sockets: cheap enough that the server is what gets measured.
import { connect, type Socket } from 'node:net'
import { completeAnswer } from './http-bytes.ts'
import { quantiles } from './quantiles.ts'

export type LoadOptions = {
  port: number
  connections: number
  seconds: number
  /** Ends it before its time. */
  signal?: AbortSignal
  /** So many come in a second, whatever the server does: who has to wait is counted from when he came. Default: at once. */
  perSecond?: number
  /** The bytes of request number n; a scenario may make each one different. */
  request: (n: number) => Buffer
  /** Answers that do not count as good. Default: anything but 2xx and 3xx. */
  isGood?: (status: number) => boolean
}

export type LoadResult = { perSecond: number; p50: number; p99: number; total: number; bad: number; bytes: number }

/** Sends requests one after another on each connection until the time is up. */
export async function load(options: LoadOptions): Promise<LoadResult> {
  const latencies: number[] = []
  const tally = { total: 0, bad: 0, bytes: 0 }
  const started = performance.now()
  const until = started + options.seconds * 1000
  await Promise.all(Array.from({ length: options.connections }, () => drive(options, until, latencies, tally)))
  const seconds = (performance.now() - started) / 1000
  const at = quantiles(latencies)
  return { perSecond: tally.total / seconds, p50: at(0.5), p99: at(0.99), ...tally }
}

let sent = 0

function drive(
  { port, request, connections, perSecond, signal, isGood = status => status >= 200 && status < 400 }: LoadOptions,
  until: number,
  latencies: number[],
  tally: { total: number; bad: number; bytes: number },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(port, '127.0.0.1')
    socket.setNoDelay(true)
    let received: Buffer = Buffer.alloc(0)
    const gapMs = perSecond === undefined ? 0 : (connections * 1000) / perSecond
    let began = 0
    let due = performance.now() + Math.random() * gapMs
    const next = () => {
      if (performance.now() >= until || signal?.aborted) {
        socket.end()
        resolve()
        return
      }
      if (perSecond === undefined) send(performance.now())
      else if (due <= performance.now()) send(due)
      else setTimeout(() => send(due), due - performance.now())
    }
    const send = (came: number) => {
      began = came
      due += gapMs
      socket.write(request(sent++))
    }
    socket.once('connect', next)
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('the server closed the connection')))
    socket.on('data', chunk => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
      const answer = completeAnswer(received)
      if (!answer) return
      received = received.subarray(answer.length)
      latencies.push(performance.now() - began)
      tally.total++
      tally.bytes += answer.length
      if (!isGood(answer.status)) tally.bad++
      next()
    })
  })
}
