// npm run staff -- invite EMAIL [--name NAME] [--role ROLE]: prints a link with which somebody becomes staff.
import { parseArgs } from 'node:util'
import { OWNER } from '#domain/staff/roles.ts'
import { migrate } from '#server/db/migrate.ts'
import { transact } from '#server/db/transaction.ts'
import { inviteByCommand } from '#server/staff/invite-by-command.ts'
import { openShop } from './open-shop.ts'

const HELP = `npm run staff -- invite EMAIL [--name NAME] [--role ROLE]

Makes a member of staff (an owner, unless another role is named) and prints a link, good once and for seven days, with
which they choose a passkey, or a password and an authenticator. For somebody who is known already it prints a new link.
With the embedded database, stop the shop first.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { name: { type: 'string' }, role: { type: 'string', default: OWNER }, help: { type: 'boolean' } },
})
const [task, email] = positionals
if (values.help || task !== 'invite' || email === undefined) {
  console.log(HELP)
  process.exit(values.help ? 0 : 1)
}
const { config, database } = await openShop()
await migrate(database.direct)
const address = await transact(database.db, db =>
  inviteByCommand(db, config, { email, name: values.name ?? email, role: values.role }),
)
console.log(address)
await database.close()
