// Large work on many things, apart from the loop that answers shoppers: with a heap, a database connection and a priority of its own.
import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { openDatabase } from '../db/database.ts'
import { transact } from '../db/transaction.ts'
import { fewAtOnce } from '../few-at-once.ts'
import { APART_KINDS } from './apart-kinds.ts'
import { oneBatch } from './one-batch.ts'

const Given = z.object({ url: z.string() })
const Asked = z.object({ ask: z.number(), taskId: z.string(), now: z.date() })
/** Whoever answers shoppers on the same core comes first. */
const BEHIND_OTHERS = 10

// Of this thread alone, which only Linux can: elsewhere it would be the whole shop.
if (process.platform === 'linux') setPriority(BEHIND_OTHERS)
/** There is one connection: who waits for it in line never waits too long. */
const oneByOne = fewAtOnce(1)
const { db } = await openDatabase({ url: Given.parse(workerData).url, poolSize: 1 })

parentPort?.on('message', (message: unknown) => {
  const { ask, taskId, now } = Asked.parse(message)
  const batch = oneByOne(() => transact(db, tx => oneBatch({ db: tx, now }, taskId, name => APART_KINDS[name])))
  void batch.then(
    more => parentPort?.postMessage({ ask, more }),
    (error: unknown) => parentPort?.postMessage({ ask, error: error instanceof Error ? error.message : String(error) }),
  )
})
