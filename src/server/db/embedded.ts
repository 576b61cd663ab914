import { Duplex } from 'node:stream'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type pg from 'pg'
import { OneAtATime } from './one-at-a-time.ts'

const TERMINATE = 0x58
const ROLLBACK = Buffer.concat([Buffer.from('Q'), Buffer.from([0, 0, 0, 13]), Buffer.from('rollback\0')])

export type Embedded = {
  /** One after the other, never two at a time. */
  connect: () => pg.Pool
  snapshot: () => Promise<Uint8Array>
  stop: () => Promise<void>
}

/** Compiled once for all databases of a process: each would begin again with slow code. */
let engine: Promise<WebAssembly.Module> | undefined
const compiled = async () =>
  WebAssembly.compile(
    await readFile(join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), 'pglite.wasm')),
  )

/**
 * The embedded PostgreSQL behind the ordinary `pg` driver: its wire protocol travels to a worker instead of a socket.
 * One connection, because the embedded engine runs one transaction at a time.
 */
export async function startEmbedded(dataDir: string, options: { snapshot?: string } = {}): Promise<Embedded> {
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
    workerData: { dataDir, ...options, engine: await (engine ??= compiled()) },
  })
  worker.setMaxListeners(0)
  await Promise.race([once(worker, 'message'), once(worker, 'error').then(([error]) => Promise.reject(error))])
  let streams = 0
  return {
    connect: () =>
      new OneAtATime({
        max: 1,
        user: 'postgres',
        database: 'postgres',
        stream: () => new WorkerStream(worker, ++streams),
      }),
    async snapshot() {
      worker.postMessage({ snapshot: true })
      for (;;) {
        const [message] = await once(worker, 'message')
        if (message.snapshot) return message.snapshot
      }
    },
    stop: async () => void (await worker.terminate()),
  }
}

/** Looks like the socket that `pg` expects. */
class WorkerStream extends Duplex {
  #worker: Worker
  #id: number
  #receive = (message: { stream?: number; bytes?: Uint8Array }) => {
    if (message.stream === this.#id && message.bytes && message.bytes.length > 0) this.push(Buffer.from(message.bytes))
  }

  constructor(worker: Worker, id: number) {
    super()
    this.#worker = worker
    this.#id = id
    worker.on('message', this.#receive)
  }

  connect() {
    queueMicrotask(() => this.emit('connect'))
    return this
  }

  override _read() {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void) {
    // The engine outlives its connections: a farewell only has to end what was left open.
    const bytes = chunk[0] === TERMINATE ? ROLLBACK : chunk
    this.#worker.postMessage({ stream: this.#id, bytes: new Uint8Array(bytes) })
    if (chunk[0] === TERMINATE) this.destroy()
    done()
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void) {
    this._write(Buffer.concat(chunks.map(each => each.chunk)), 'utf8', done)
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void) {
    this.#worker.off('message', this.#receive)
    done(error)
  }

  setNoDelay() {
    return this
  }
  setKeepAlive() {
    return this
  }
  ref() {
    return this
  }
  unref() {
    return this
  }
}
