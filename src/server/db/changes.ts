import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { idInTag, tagOf, type ChangeTag } from '#domain/sites/change-tags.ts'
import type { Log } from '../log.ts'
import type { Database } from './database.ts'
import { listenApart } from './listen-apart.ts'

const CHANNEL = 'cairn_changed'
/** Changes are told in the order of their commits: whoever hears his mark has heard all that went before it. */
const MARK = 'heard:'

/** Somebody changed so much that each thing by itself would take longer. */
const EVERYTHING: ChangeTag = 'everything'

/** `undefined` means that changes may have been missed: forget everything. `only` is the part that changed, where no other did. */
export type ChangeListener = (tag: string | undefined, only?: 'prices') => void

export type Changes = {
  subscribe: (listener: ChangeListener) => () => void
  /** What this process missed while it was deaf, after all others who listen were told of it. */
  onCaughtUp: (listener: (missed: readonly (string | undefined)[]) => void) => () => void
  /** Tells this process alone what follows from a change: every other one finds it out by itself. */
  announce: (tag: string) => void
  /** Resolves once all that was committed before is told here. */
  heardAll: () => Promise<void>
  /** Whether it hears at all, or is trying to again. */
  isListening: () => boolean
  stop: () => Promise<void>
}

/** Hears what any process or hand changed in the database, through LISTEN/NOTIFY. */
export async function hearChanges(database: Database, log: Log): Promise<Changes> {
  const listeners = new Set<ChangeListener>()
  const marks = new Map<string, () => void>()
  const tell: ChangeListener = (tag, only) => listeners.forEach(listener => listener(tag, only))
  const whoMissed = new Set<(missed: readonly (string | undefined)[]) => void>()
  const hear = (tag: string | undefined) => {
    if (tag?.startsWith(MARK)) return marks.get(tag)?.()
    tell(plain(tag), tag && idInTag('prices', tag) ? 'prices' : undefined)
  }
  const catchUp = (tags: readonly (string | undefined)[]) => {
    const missed = tags.filter(tag => !tag?.startsWith(MARK))
    missed.forEach(hear)
    whoMissed.forEach(listener => listener(missed.map(plain)))
  }
  // Their marks may be among what was missed.
  const whoWaits = () => [...marks.values()]
  const { stop, isListening } = database.url
    ? await listenApart(database.url, { channel: CHANNEL, hear, catchUp, whoWaits }, log)
    : await listenInPool(database.pool, hear)
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    onCaughtUp(listener) {
      whoMissed.add(listener)
      return () => void whoMissed.delete(listener)
    },
    announce: tell,
    async heardAll() {
      const mark = MARK + randomUUID()
      const heard = new Promise<void>(resolve => marks.set(mark, resolve))
      await database.pool.query('select pg_notify($1, $2)', [CHANNEL, mark])
      await heard.finally(() => marks.delete(mark))
    },
    isListening,
    stop,
  }
}

/** A changed price is a changed product. */
function plain(tag: string | undefined): string | undefined {
  const repriced = tag && idInTag('prices', tag)
  return repriced ? tagOf('product', repriced) : tag === EVERYTHING ? undefined : tag
}

/** The embedded engine has one connection: it hears its own commits. */
async function listenInPool(pool: pg.Pool, tell: ChangeListener) {
  const listen = (client: pg.ClientBase) => {
    client.on('notification', message => tell(message.payload))
    return client.query(`listen ${CHANNEL}`)
  }
  const current = await pool.connect()
  await listen(current)
  current.release()
  pool.on('connect', client => void listen(client))
  return { stop: async () => {}, isListening: () => true }
}
