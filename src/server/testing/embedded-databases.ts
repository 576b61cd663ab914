import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { embeddedOn, type Database } from '../db/database.ts'
import { poolOn, startEngine } from '../db/embedded.ts'

/** Engines of this process that nobody uses, back where they began. */
const idle: Worker[] = []

/** As fresh as another engine would be, byte by byte: what one left when it was closed is taken back. */
export async function rewoundDatabase(snapshot: string): Promise<Database> {
  const worker = idle.pop() ?? (await startRewinding(snapshot))
  const pool = poolOn(worker)
  return embeddedOn(pool, async () => {
    await pool.end()
    await ask(worker, 'rewind')
    idle.push(worker)
  })
}

/** What an engine holds after this was done to it, as its folder packed in one file. */
export async function snapshotAfter(prepare: (database: Database) => Promise<unknown>): Promise<Uint8Array> {
  const worker = await startRewinding()
  const pool = poolOn(worker)
  await prepare(embeddedOn(pool, () => pool.end()))
  const { snapshot } = await ask(worker, 'snapshot')
  await pool.end()
  await worker.terminate()
  return snapshot
}

async function startRewinding(snapshot?: string): Promise<Worker> {
  const code = new URL('./rewinding-worker.ts', import.meta.url)
  const worker = await startEngine(code, { dataDir: 'memory://', ...(snapshot === undefined ? {} : { snapshot }) })
  // It waits for the next test, which may not come.
  worker.unref()
  return worker
}

async function ask(worker: Worker, what: 'rewind' | 'snapshot') {
  worker.postMessage(what)
  for (;;) {
    const [message] = await once(worker, 'message')
    if (what in message) return message
  }
}
