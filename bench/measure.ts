import { startHello } from './hello.ts'
import { httpRequest } from './http-bytes.ts'
import { load, type LoadResult } from './load.ts'
import { options } from './options.ts'
import type { Row } from './report.ts'
import { usageOf } from './shop-process.ts'

/** One kind of request, to be sent again and again. */
export type Call = {
  what: string
  request: (n: number) => Buffer
  /** Compared with plain node:http sending as many bytes. */
  readOnly?: boolean
}

export type Measured = LoadResult & { cpuMs: number; memoryMb: number }

/** Until the compiler has seen enough of the code. */
export const WARM_SECONDS = 4
const SECONDS = options.seconds ?? 3
export const CONNECTIONS = 16

/** Processor time per request is the steadier figure: a busy machine slows the clock, not the work. */
export async function measure(
  server: { port: number; pid: number },
  request: (n: number) => Buffer,
  connections = CONNECTIONS,
): Promise<Measured> {
  const asked = { port: server.port, request, connections }
  await load({ ...asked, seconds: WARM_SECONDS })
  const before = usageOf(server.pid).cpuSeconds
  const result = await load({ ...asked, seconds: SECONDS })
  const { cpuSeconds, memoryMb } = usageOf(server.pid)
  return { ...result, cpuMs: ((cpuSeconds - before) * 1000) / Math.max(1, result.total), memoryMb }
}

/** Plain node:http on the server's core, sending answers of that size. */
export async function measureHello(bytes: number): Promise<Measured> {
  const hello = await startHello(bytes)
  try {
    return await measure(hello, () => httpRequest('GET', '/'))
  } finally {
    hello.stop()
  }
}

export const figuresOf = ({ perSecond, p50, p99, cpuMs, memoryMb, bad }: Measured): Row => ({
  'requests/s': Math.round(perSecond),
  'p50 ms': p50,
  'p99 ms': p99,
  'cpu ms': cpuMs,
  'memory MB': memoryMb,
  bad,
})
