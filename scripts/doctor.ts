// npm run doctor: checks everything that trade needs, with the settings of this environment. Ends with 1 when something is wrong.
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { databaseOf, openDatabase } from '#server/db/database.ts'
import { examine, written } from '#server/doctor/doctor.ts'
import { dataFolderOrExit } from './data-folder-or-exit.ts'
import { saidSettingsOrExit } from './settings-or-exit.ts'

const HELP = `npm run doctor

Run it with the settings of the shop, while the shop runs (one with the embedded database is stopped before). It changes nothing and sends nothing: it looks whether the
database, the mail server, Stripe, the shop's own address, clocks, secrets, disk and workers are as trade needs them, and
says what to do about what is not. Ends with 0 when all is well, with 1 otherwise. A line with '!' does not count.`

if (process.argv.includes('--help')) {
  console.log(HELP)
  process.exit(0)
}

const config = saidSettingsOrExit()
/** It makes nothing: where nobody has made a database, there is none to look at. */
async function openExisting() {
  const embedded = resolve(config.CAIRN_DATA, 'database')
  if (!config.DATABASE_URL && !existsSync(embedded)) return undefined
  dataFolderOrExit(config)
  return openDatabase(databaseOf(config, () => embedded))
}
const database = await openExisting()
const findings = await examine(config, database?.direct)
await database?.close()
for (const finding of findings) console.log(written(finding))
const wrong = findings.filter(({ state }) => state === 'wrong').length
console.log(wrong === 0 ? '\nThe shop may open.' : `\n${wrong === 1 ? 'One thing is' : `${wrong} things are`} wrong.`)
process.exit(wrong === 0 ? 0 : 1)
