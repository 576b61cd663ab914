import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { idInTag, tagOf, type ChangeTag } from '#domain/sites/change-tags.ts'
import type { Log } from '../log.ts'
import type { Database } from './database.ts'

const CHANNEL = 'cairn_changed'
const RECONNECT_MS = 1_000
/** Changes are told in the order of their commits: whoever hears his mark has heard all that went before it. */
const MARK = 'heard:'

/** Somebody changed so much that each thing by itself would take longer. */
const EVERYTHING: ChangeTag = 'everything'

/** `undefined` means that changes may have been missed: forget everything. `only` is the part that changed, where no other did. */
export type ChangeListener = (tag: string | undefined, only?: 'prices') => void

export type Changes = {
  subscribe: (listener: ChangeListener) => () => void
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
  const hear = (tag: string | undefined) => {
    if (tag?.startsWith(MARK)) return marks.get(tag)?.()
    const repriced = tag && idInTag('prices', tag)
    if (repriced) return tell(tagOf('product', repriced), 'prices')
    tell(tag === EVERYTHING ? undefined : tag)
    // Marks may be among what was missed: all that went before them is forgotten now.
    if (tag === undefined) marks.forEach(heard => heard())
  }
  const { stop, isListening } = database.url
    ? await listenApart(database.url, hear, log)
    : await listenInPool(database.pool, hear)
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
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

async function listenApart(url: string, tell: ChangeListener, log: Log) {
  let stopped = false
  let standing = true
  let client = await connect()

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({ connectionString: url, keepAlive: true })
    fresh.on('notification', message => tell(message.payload))
    fresh.on('error', error => log.warn('The listening connection broke', { error }))
    try {
      await fresh.connect()
      await fresh.query(`listen ${CHANNEL}`)
    } catch (error) {
      void fresh.end().catch(() => {})
      throw error
    }
    // Only now: a connection that never stood ends as well, and each of its attempts would start a line of its own.
    fresh.once('end', () => void listenAgain())
    return fresh
  }

  async function listenAgain(): Promise<void> {
    standing = false
    if (!stopped) tell(undefined)
    while (!stopped) {
      await new Promise(resolve => setTimeout(resolve, RECONNECT_MS))
      if (stopped) return
      try {
        client = await connect()
        if (stopped) await client.end()
        standing = true
        tell(undefined)
        return
      } catch (error) {
        log.warn('Could not listen for changes; trying again', { error })
      }
    }
  }

  const stop = async () => {
    stopped = true
    await client.end()
  }
  return { stop, isListening: () => standing }
}
