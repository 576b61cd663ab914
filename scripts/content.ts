// npm run content -- import [folder] | export folder
import { resolve } from 'node:path'
import { readConfig } from '#server/config.ts'
import { CONTENT_FOLDER, exportContent, importContent } from '#server/content/import.ts'
import { databaseOf, openDatabase } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { dataFolderOrExit } from './data-folder-or-exit.ts'

const [task, folder] = process.argv.slice(2)
if (task !== 'import' && task !== 'export') {
  console.error('Say what to do: npm run content -- import [folder], or npm run content -- export folder')
  process.exit(1)
}
const config = readConfig()
const data = dataFolderOrExit(config)
const database = await openDatabase(databaseOf(config, () => resolve(data, 'database')))
await migrate(database.direct)
if (task === 'import') console.log(`${await importContent(database.direct, folder ?? CONTENT_FOLDER)} objects changed`)
else console.log(`${await exportContent(database.direct, folder ?? 'content-export')} objects written`)
await database.close()
