import { hostname } from 'node:os'
import { z } from 'zod'
import { PROCESS_ROLES } from '#contract/staff/jobs/jobs.ts'
import type { Db } from '../db/database.ts'
import type { Services } from '../services.ts'
import { VERSION } from '../version.ts'
import type { Routine } from './jobs.ts'
import { deleteSilent, listProcesses, saveProcess } from './processes.queries.ts'

const PULSE_MS = 10_000
/** Who has not been heard of for three pulses is gone. */
const SILENT_MS = 3 * PULSE_MS
const MB = 1_048_576

const PROCESS_ID = `${hostname()}:${process.pid}`
const STARTED_AT = new Date(Date.now() - process.uptime() * 1000)

const Facts = z
  .object({
    role: z.enum(PROCESS_ROLES).default('all'),
    memoryMb: z.int(),
    listening: z.boolean(),
    pagesKept: z.int(),
  })
  .catch({ role: 'all', memoryMb: 0, listening: false, pagesKept: 0 })

const factsOf = ({ changes, config }: Services, pagesKept: number): z.output<typeof Facts> => ({
  role: config.ROLE,
  memoryMb: Math.round(process.memoryUsage.rss() / MB),
  listening: changes.isListening(),
  pagesKept,
})

/** Says every few seconds that this process runs, and how it is. */
export const pulseOf = (pagesKept: () => number): Routine => ({
  kind: 'say that this process runs',
  everyMs: PULSE_MS,
  ofEachProcess: true,
  async work(services) {
    const now = services.clock()
    const { db } = services.database
    const facts = JSON.stringify(factsOf(services, pagesKept()))
    await deleteSilent(db, new Date(now.getTime() - SILENT_MS))
    await saveProcess(db, { id: PROCESS_ID, version: VERSION, started_at: STARTED_AT, seen_at: now, facts })
  },
})

/** Every process that was heard of lately, and this one in any case. */
export async function runningProcesses(db: Db, services: Services, now: Date) {
  const rows = await listProcesses(db, new Date(now.getTime() - SILENT_MS))
  const listed = rows.map(row => ({
    id: row.id,
    version: row.version,
    startedAt: row.started_at.toISOString(),
    seenAt: row.seen_at.toISOString(),
    here: row.id === PROCESS_ID,
    ...Facts.parse(row.facts),
  }))
  if (listed.some(({ here }) => here)) return listed
  const here = { id: PROCESS_ID, version: VERSION, startedAt: STARTED_AT.toISOString(), seenAt: now.toISOString() }
  return [...listed, { ...here, here: true, ...factsOf(services, 0) }]
}
