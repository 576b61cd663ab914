import type pg from 'pg'
import type { Log } from '../log.ts'
import { connectForLong, hangUp, watchTurns } from './lasting-connection.ts'

const TRY_MS = 1000

export type Election = {
  readonly isElected: () => boolean
  /** `isFirst`: nobody was elected when this process came. */
  readonly onElected: (begin: (isFirst: boolean) => void) => void
  readonly stop: () => Promise<void>
}

/** What the one process of an embedded database is. */
export const ELECTED: Election = { isElected: () => true, onElected: begin => begin(true), stop: async () => {} }

/**
 * One of all processes, for work that must be done once: whoever has the lock, on a connection that ends with the process.
 * Another one has it within a second or so; where nobody hears of the one that had it, as soon as that one has given it up.
 */
export function elect(url: string, work: string, log: Log): Election {
  let client: pg.Client | undefined
  let elected = false
  let tries = 0
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  const begins: ((isFirst: boolean) => void)[] = []

  function lost(who: pg.Client | undefined): void {
    if (who !== client) return
    client = undefined
    elected = false
  }

  async function connected(): Promise<pg.Client> {
    if (client) return client
    const fresh = await connectForLong(url, work, begun =>
      begun.on('error', () => lost(begun)).once('end', () => lost(begun)),
    )
    return (client = fresh)
  }

  async function tryOnce(): Promise<void> {
    const holder = await connected()
    if (stopped) return hangUp(holder)
    // Who has the lock asks all the same: whether anybody answers still.
    if (elected) return stillThere(holder)
    const { rows } = await holder.query<{ mine: boolean }>('select pg_try_advisory_lock(hashtext($1)) as mine', [work])
    tries++
    if (!rows[0]?.mine || stopped || client !== holder) return
    elected = true
    begins.forEach(begin => begin(tries === 1))
  }

  async function stillThere(holder: pg.Client): Promise<void> {
    const turns = watchTurns()
    try {
      await holder.query('select 1')
    } catch (error) {
      if (!turns.stoodStill()) throw error
    } finally {
      turns.stop()
    }
  }

  const again = (): void => {
    if (stopped) return
    tryOnce()
      .catch((error: unknown) => {
        if (client) void hangUp(client)
        lost(client)
        log.warn('Who is elected is out of reach', { work, error })
      })
      .finally(() => (timer = stopped ? undefined : setTimeout(again, TRY_MS).unref()))
  }
  timer = setTimeout(again, 0)

  return {
    isElected: () => elected,
    onElected: begin => void begins.push(begin),
    async stop() {
      stopped = true
      clearTimeout(timer)
      if (client) await hangUp(client)
    },
  }
}
