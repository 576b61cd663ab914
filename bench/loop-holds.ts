// What a server's event loop is held by, seen from inside of it: a bench has this file loaded into the shop's process.
import { appendFileSync, readFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

const EVERY_MS = 250
const NANOSECONDS_IN_MS = 1e6
/** How closely it looks. */
const RESOLUTION_MS = 1
const NAME = 'CAIRN_BENCH_LOOP_HOLDS'

/** For the environment of a shop that writes its holds into this file. */
export const watchingHolds = (file: string) => ({
  [NAME]: file,
  NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --import=${import.meta.filename}`,
})

/** The longest time in ms for which nothing else was done, between two moments. */
export function longestHold(file: string, from: number, until: number): number {
  const holds = readFileSync(file, 'utf8').trim().split('\n')
  const within = holds.map(line => line.split(' ').map(Number)).filter(([at = 0]) => at >= from && at <= until)
  return Math.max(0, ...within.map(([, hold = 0]) => hold))
}

const file = process.env[NAME]
if (file !== undefined && isMainThread) {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  setInterval(() => {
    appendFileSync(file, `${Date.now()} ${delay.max / NANOSECONDS_IN_MS}\n`)
    delay.reset()
  }, EVERY_MS).unref()
}
