// npm run init -- EMAIL [--name NAME]: makes an empty shop that stands, and invites its first member of staff.
import { parseArgs } from 'node:util'
import { makeShop } from '#db/starter/make-shop.ts'
import { OWNER } from '#domain/staff/roles.ts'
import { migrate } from '#server/db/migrate.ts'
import { transact } from '#server/db/transaction.ts'
import { inviteByCommand } from '#server/staff/invite-by-command.ts'
import { openShop } from './open-shop.ts'

const HELP = `npm run init -- EMAIL [--name NAME]

Makes an empty shop in the database of DATABASE_URL, or in CAIRN_DATA: sites, sizes, warehouses, tax and shipping tables, a
home page and legal pages to fill. Prints a link, good once and for seven days, with which the first member of staff, an
owner, signs up. Done again it finishes what was cut off, and otherwise changes nothing but the link. A shop that was made
this way never gets the demo. With the embedded database, stop the shop first.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { name: { type: 'string' }, help: { type: 'boolean' } },
})
const [email] = positionals
if (values.help || email === undefined || !email.includes('@')) {
  console.log(HELP)
  process.exit(values.help ? 0 : 1)
}
const { config, database } = await openShop()
await migrate(database.direct)
const made = await makeShop(database.direct)
const SAY = {
  made: 'The shop stands: sites, sizes, warehouses, tax and shipping tables, a home page and legal pages to fill.',
  finished: 'The shop was begun and not finished: its home page and legal pages, to fill, are there now.',
  'stands already': 'The shop stands already: nothing changed.',
  'holds the demo': 'This database holds the demo shop.',
  'holds another shop': 'This database holds categories, products or orders that are not of an empty shop.',
} as const satisfies Record<typeof made, string>
if (made === 'holds the demo' || made === 'holds another shop') {
  console.error(`${SAY[made]} Say another with DATABASE_URL, or another folder with CAIRN_DATA.`)
  await database.close()
  process.exit(1)
}
console.log(SAY[made])
const invitation = await transact(database.db, db =>
  inviteByCommand(db, config, { email, name: values.name ?? email, role: OWNER }, 'npm run init'),
)
await database.close()
console.log(`
For ${email}, good once and for seven days:
  ${invitation}

Next: npm start, follow the link, fill the legal pages; npm run doctor says what else is missing for trade.`)
