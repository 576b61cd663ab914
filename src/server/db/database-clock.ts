import type pg from 'pg'
import type { Log } from '../log.ts'

type DatabaseClock = { now: () => Date; stop: () => void }

/** What a machine knows of time by itself: how much has passed, and what its own clock shows. */
type Machine = { passed: () => number; shows: () => number }
const THIS_MACHINE: Machine = { passed: () => performance.now(), shows: () => Date.now() }

const ASK_AGAIN_MS = 60_000
const QUESTIONS = 3
/** More than clocks drift in a minute: the machine slept, or somebody set its clock. */
const JUMP_MS = 500
const WORTH_TELLING_MS = 2000

/**
 * The time of the database, without asking it each time: all processes agree about what is over, whatever their own
 * clocks show. Counted on from the last answer by what has passed since.
 */
export async function followDatabaseClock(
  pool: Pick<pg.Pool, 'query'>,
  log: Log,
  machine: Machine = THIS_MACHINE,
): Promise<DatabaseClock> {
  let base = await ask(pool, machine)
  let asking = false
  const off = Math.round(machine.shows() - machine.passed() - base.time)
  if (Math.abs(off) > WORTH_TELLING_MS)
    log.warn('The clock of this machine is not that of the database, which counts', { milliseconds: off })

  async function askAgain(): Promise<void> {
    if (asking) return
    asking = true
    try {
      base = await ask(pool, machine)
    } catch (error) {
      log.warn('The database could not be asked for the time; counting on', { error })
    } finally {
      asking = false
    }
  }

  const timer = setInterval(() => void askAgain(), ASK_AGAIN_MS)
  timer.unref()

  function now(): Date {
    const passed = machine.passed()
    if (Math.abs(machine.shows() - passed - base.shown) > JUMP_MS) {
      base = { ...base, shown: machine.shows() - passed }
      void askAgain()
    }
    return new Date(base.time + passed)
  }

  return { now, stop: () => clearInterval(timer) }
}

/** What to add to the time that has passed here; the quickest of some answers is the most exact. */
async function ask(pool: Pick<pg.Pool, 'query'>, { passed, shows }: Machine) {
  let best = { time: 0, took: Infinity }
  for (let asked = 0; asked < QUESTIONS; asked++) {
    const before = passed()
    const { rows } = await pool.query<{ now: number }>(
      'select (extract(epoch from clock_timestamp()) * 1000)::float8 as now',
    )
    const took = passed() - before
    if (took < best.took) best = { time: (rows[0]?.now ?? 0) - before - took / 2, took }
  }
  return { time: best.time, shown: shows() - passed() }
}
