import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import type { Log } from '../log.ts'
import { MOST_TAGS, readPosition, readToldSince, type Position } from './change-log.ts'
import { connectForLong, hangUp, watchTurns } from './lasting-connection.ts'

const RECONNECT_MS = 1_000
/** So that a hundred processes that lost the same server do not ask the next one in the same moment. */
const APART_MS = 250
/** What was told just before a position may still be on its way: the one before counts. */
const NOTE_MS = 30_000
/** Who only listens would take silence for quiet. */
const ASK_MS = 2_000

type Hearing = {
  channel: string
  hear: (tag: string) => void
  /** All that was missed; `undefined` where nobody can say. */
  catchUp: (tags: readonly (string | undefined)[]) => void
  /** Who waits now until all is heard. */
  whoWaits: () => readonly (() => void)[]
}

/**
 * Listens on a connection of its own. When it broke, what was told meanwhile is read from the log; and what was told just
 * before is told again, because a copy that took over may never have had it.
 */
export async function listenApart(url: string, { channel, hear, catchUp: tellMissed, whoWaits }: Hearing, log: Log) {
  let stopped = false
  let standing = true
  let position: Position | undefined
  let noted: Position | undefined
  const lately = new Map<string, number>()
  let client = await connect()
  let underWay = false
  const asking = setInterval(() => void ask(), ASK_MS).unref()

  async function connect(): Promise<pg.Client> {
    const fresh = await connectForLong(url, 'hears of changes', begun => {
      begun.on('notification', ({ payload = '' }) => {
        lately.set(payload, performance.now())
        hear(payload)
      })
      begun.on('error', error => log.warn('The listening connection broke', { error }))
    })
    try {
      await fresh.query(`listen ${channel}`)
      await catchUp(fresh)
    } catch (error) {
      void hangUp(fresh)
      throw error
    }
    // Only now: a connection that never stood ends as well, and each of its attempts would start a line of its own.
    fresh.once('end', () => void listenAgain())
    return fresh
  }

  async function catchUp(fresh: pg.Client): Promise<void> {
    const waiting = whoWaits()
    const from = position
    const told = from && (await readToldSince(fresh, from))
    position = noted = told ? told.position : await readPosition(fresh)
    if (stopped) return
    if (told) tellMissed(missed(told.tags))
    if (from) forgetBefore(from.at)
    standing = true
    waiting.forEach(heard => heard())
  }

  const missed = (told: readonly string[] | undefined): readonly (string | undefined)[] =>
    told && lately.size <= MOST_TAGS ? [...new Set([...told, ...lately.keys()])] : [undefined]

  function forgetBefore(moment: number): void {
    for (const [tag, at] of lately) if (at < moment || lately.size > MOST_TAGS) lately.delete(tag)
  }

  async function ask(): Promise<void> {
    if (underWay || !standing) return
    underWay = true
    const asked = client
    const turns = watchTurns()
    try {
      await (performance.now() - (noted?.at ?? 0) < NOTE_MS ? asked.query('select 1') : note())
    } catch (error) {
      // Who had no turn himself cannot say that nobody answered.
      if (!turns.stoodStill()) {
        log.warn('Nobody answers on the listening connection', { error })
        void hangUp(asked)
      }
    }
    turns.stop()
    underWay = false
  }

  async function note(): Promise<void> {
    const before = noted
    noted = await readPosition(client)
    position = before
    if (before) forgetBefore(before.at)
  }

  async function listenAgain(): Promise<void> {
    standing = false
    for (let pause = 0; !stopped; pause = RECONNECT_MS) {
      await wait(pause + Math.random() * APART_MS)
      if (stopped) return
      try {
        client = await connect()
        if (stopped) await hangUp(client)
        return
      } catch (error) {
        log.warn('Could not listen for changes; trying again', { error })
      }
    }
  }

  const stop = async () => {
    stopped = true
    clearInterval(asking)
    await hangUp(client)
  }
  return { stop, isListening: () => standing }
}
