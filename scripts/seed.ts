// Fills an empty database with the demo shop: node scripts/seed.ts [--styles 20000]
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { seedShop } from '#db/seed/seed.ts'
import { databaseOf, openDatabase } from '#server/db/database.ts'
import { migrate, underLock } from '#server/db/migrate.ts'
import { saidSettingsOrExit } from './settings-or-exit.ts'

const { values } = parseArgs({ options: { styles: { type: 'string' } } })
const styles = values.styles === undefined ? undefined : Number(values.styles)
if (styles !== undefined && !(Number.isInteger(styles) && styles > 0))
  throw new RangeError('--styles takes a whole number')

const config = saidSettingsOrExit()
mkdirSync(config.CAIRN_DATA, { recursive: true })
const started = Date.now()
const database = await openDatabase(databaseOf(config, () => join(config.CAIRN_DATA, 'database')))
await migrate(database.direct)
const done = await underLock(database.direct, client => seedShop(client, styles === undefined ? {} : { styles }))
console.log(
  done ? `Seeded in ${((Date.now() - started) / 1000).toFixed(1)} s` : 'There is a shop already: nothing changed',
)
await database.close()
