// Shoppers in a thread of their own: what the bench itself does meanwhile holds none of them up.
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads'
import { load, type LoadResult } from './load.ts'

type Given = { port: number; paths: string[]; connections: number; perSecond: number; seconds: number }

export type Shoppers = { readonly result: Promise<LoadResult>; readonly end: () => void }

export function shoppersAt(given: Given): Shoppers {
  const worker = new Worker(new URL(import.meta.url), { workerData: given })
  const result = new Promise<LoadResult>((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
  })
  return { result, end: () => worker.postMessage('end') }
}

async function look({ port, paths, ...rest }: Given): Promise<LoadResult> {
  const over = new AbortController()
  parentPort?.once('message', () => over.abort())
  const request = (at: number) =>
    Buffer.from(`GET ${paths[at % paths.length]} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n\r\n`)
  return load({ port, ...rest, signal: over.signal, request })
}

if (!isMainThread) {
  const given: Given = workerData
  parentPort?.postMessage(await look(given))
  parentPort?.close()
}
