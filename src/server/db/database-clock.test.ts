import { expect, it } from 'vitest'
import { createLog } from '../log.ts'
import { testDatabase } from '../testing/test-database.ts'
import { followDatabaseClock } from './database-clock.ts'

const MINUTE_MS = 60_000
const quiet = createLog('silent', () => {})

/** A machine whose clock is wrong, and whose time the test lets pass. */
function wrongMachine(offset: number) {
  const machine = { at: 0, offset }
  return {
    machine,
    passed: () => performance.now() + machine.at,
    shows: () => Date.now() + machine.at + machine.offset,
  }
}

it('shows the time of the database, whatever the machine shows', async () => {
  const { pool } = await testDatabase()
  for (const offset of [0, 7 * MINUTE_MS, -7 * MINUTE_MS]) {
    const { machine, ...own } = wrongMachine(offset)
    const clock = await followDatabaseClock(pool, quiet, own)
    const differs = () => Math.abs(clock.now().getTime() - Date.now() - machine.at)
    expect(differs()).toBeLessThan(1000)
    // Somebody sets the machine's clock: what passed counts, not what it shows.
    machine.offset = 3 * MINUTE_MS
    expect(differs()).toBeLessThan(1000)
    clock.stop()
  }
})

it('asks again when the machine has slept', async () => {
  const { pool } = await testDatabase()
  let slept = 0
  const own = { passed: () => performance.now() - slept, shows: () => Date.now() }
  const clock = await followDatabaseClock(pool, quiet, own)
  slept = 30 * MINUTE_MS
  clock.now()
  await expect.poll(() => Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(1000)
  clock.stop()
})
