// npm run migrate [-- status | dry-run | finish]: brings the database to this version, ahead of the servers that need it.
import { parseArgs } from 'node:util'
import { migrate, readMigration, readMigrations } from '#server/db/migrate.ts'
import { openShop } from './open-shop.ts'

const HELP = `npm run migrate [-- status | dry-run | finish] [--lock-timeout SECONDS] [--statement-timeout SECONDS] [--tries COUNT]

Applies the migrations that the database of DATABASE_URL has not had yet. A start does the same; in a release it comes
first, with a role that may change tables, so that the servers' own role need not.

  status     says what was applied and what is to come, and ends with 2 where something is
  dry-run    prints the SQL that would run, and touches nothing
  finish     applies also what waits until no server of the version before is left

A migration waits for a lock no longer than --lock-timeout (0.4), so that shoppers never wait behind it for longer; then it
rests a second and asks again, --tries (120) times in all, saying who has been at work for longest. --statement-timeout (0:
none) ends a statement that takes longer. Each file is a transaction; *.concurrent.sql build an index while the shop sells.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'lock-timeout': { type: 'string', default: '0.4' },
    'statement-timeout': { type: 'string', default: '0' },
    tries: { type: 'string', default: '120' },
    help: { type: 'boolean' },
  },
})
const [task = 'run'] = positionals
const [lock, statement, tries] = [values['lock-timeout'], values['statement-timeout'], values.tries].map(Number)
const isUnderstood = [lock, statement, tries].every(each => each !== undefined && each >= 0)
if (values.help || !['run', 'status', 'dry-run', 'finish'].includes(task) || !isUnderstood) {
  console.log(HELP)
  process.exit(values.help ? 0 : 1)
}
const { database } = await openShop()
const { applied, pending, later, unknown } = await readMigrations(database.direct)
const newest = applied.at(-1)

if (task === 'dry-run') for (const name of pending) console.log(`-- ${name}\n${await readMigration(name)}`)
if (task === 'status') {
  console.log(`${applied.length} applied${newest ? `, the last is ${newest.name} (${newest.at.toISOString()})` : ''}`)
  for (const name of unknown) console.log(`  of a newer version: ${name}`)
  console.log(pending.length === 0 ? 'Nothing is to come.' : `${pending.length} to come:`)
  for (const name of pending) console.log(`  ${name}`)
  for (const name of later) console.log(`  with finish, once no server of the version before is left: ${name}`)
}
if (task === 'run' || task === 'finish') {
  const tell = (line: string) => console.log(line)
  const limits = { lockTimeoutMs: (lock ?? 0) * 1000, statementTimeoutMs: (statement ?? 0) * 1000, tries: tries ?? 1 }
  const done = await migrate(database.direct, { ...limits, tell, finish: task === 'finish' }).catch(
    (error: unknown) => {
      console.error(error instanceof Error ? `${error.message}: ${String(error.cause)}` : error)
      process.exitCode = 1
    },
  )
  if (done) console.log(done.length === 0 ? 'Nothing was to do.' : `${done.length} applied.`)
}
await database.close()
if (task === 'status' && pending.length > 0) process.exitCode = 2
