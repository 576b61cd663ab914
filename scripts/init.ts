// npm run init -- EMAIL [--name NAME]: makes an empty shop that stands, and invites its first member of staff.
import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { STARTER_CONTENT } from '#db/starter/starter-content.ts'
import { hasDemo, initShop, isOwnShop } from '#db/starter/starter-shop.ts'
import { OWNER } from '#domain/staff/roles.ts'
import { readConfig } from '#server/config.ts'
import { importLayersOf } from '#server/content/import.ts'
import { databaseOf, openDatabase } from '#server/db/database.ts'
import { lockDataFolder } from '#server/db/data-folder.ts'
import { migrate, underLock } from '#server/db/migrate.ts'
import { transact } from '#server/db/transaction.ts'
import { inviteByCommand } from '#server/staff/invite-by-command.ts'

const HELP = `npm run init -- EMAIL [--name NAME]

Makes an empty shop in the database of DATABASE_URL, or in CAIRN_DATA: sites, sizes, warehouses, tax and shipping tables, a
home page and legal pages to fill. Prints a link, good once and for seven days, with which the first member of staff, an
owner, signs up. A shop that was made this way never gets the demo. With the embedded database, stop the shop first.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { name: { type: 'string' }, help: { type: 'boolean' } },
})
const [email] = positionals
if (values.help || email === undefined || !email.includes('@')) {
  console.log(HELP)
  process.exit(values.help ? 0 : 1)
}
const config = readConfig()
const data = resolve(config.CAIRN_DATA)
mkdirSync(data, { recursive: true })
if (!config.DATABASE_URL) lockDataFolder(data)
const database = await openDatabase(databaseOf(config, () => resolve(data, 'database')))
await migrate(database.direct)
if (await hasDemo(database.direct)) {
  console.error('This database holds the demo shop. Say another with DATABASE_URL, or another folder with CAIRN_DATA.')
  await database.close()
  process.exit(1)
}
if (await isOwnShop(database.direct)) console.log('The shop stands already: nothing changed.')
else {
  await underLock(database.direct, client => initShop(client))
  await importLayersOf(database.direct, STARTER_CONTENT)
  console.log(
    'The shop stands: sites, sizes, warehouses, tax and shipping tables, a home page and legal pages to fill.',
  )
}
const invitation = await transact(database.db, db =>
  inviteByCommand(db, config, { email, name: values.name ?? email, role: OWNER }),
)
await database.close()
console.log(`
For ${email}, good once and for seven days:
  ${invitation}

Next: npm start, follow the link, fill the legal pages; npm run doctor says what else is missing for trade.`)
