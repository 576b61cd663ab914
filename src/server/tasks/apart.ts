import { Worker } from 'node:worker_threads'
import type { Database } from '../db/database.ts'

/** Files come one after the other: what was loaded for the first serves the next. */
const IDLE_MS = 60_000

export type Apart = {
  /** Does one batch of a task, and answers whether there is more. */
  readonly batch: (taskId: string, now: Date) => Promise<boolean>
  readonly stop: () => Promise<void>
}

type Answer = { readonly ask: number; readonly more: boolean } | { readonly ask: number; readonly error: string }
type Waiting = { readonly resolve: (more: boolean) => void; readonly reject: (error: Error) => void }
type Thread = { readonly worker: Worker; readonly waiting: Map<number, Waiting> }

/** A thread for large work, begun with the first of it and ended when there is none. The embedded database has one connection. */
export function createApart({ url }: Pick<Database, 'url'>): Apart | undefined {
  if (url === undefined) return undefined
  let thread: Thread | undefined
  let asked = 0
  let idle: NodeJS.Timeout | undefined

  const stop = async () => {
    clearTimeout(idle)
    const ending = thread
    thread = undefined
    await ending?.worker.terminate()
  }

  function begin(): Thread {
    const worker = new Worker(new URL('./apart-thread.ts', import.meta.url), { workerData: { url } })
    const waiting = new Map<number, Waiting>()
    worker.unref()
    worker.on('message', (answer: Answer) => {
      const asker = waiting.get(answer.ask)
      waiting.delete(answer.ask)
      if ('error' in answer) asker?.reject(new Error(answer.error))
      else asker?.resolve(answer.more)
      if (waiting.size === 0) idle = setTimeout(() => void stop(), IDLE_MS).unref()
    })
    const gone = (error: Error) => {
      if (thread?.worker === worker) thread = undefined
      waiting.forEach(({ reject }) => reject(error))
      waiting.clear()
    }
    worker.on('error', gone)
    worker.on('exit', code => gone(new Error(`the thread for large work ended with ${code}`)))
    return { worker, waiting }
  }

  return {
    batch: (taskId, now) =>
      new Promise((resolve, reject) => {
        clearTimeout(idle)
        const { worker, waiting } = (thread ??= begin())
        waiting.set(++asked, { resolve, reject })
        worker.postMessage({ ask: asked, taskId, now })
      }),
    stop,
  }
}
