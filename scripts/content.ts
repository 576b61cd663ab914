// npm run content -- import [folder] [--dry-run] | export folder
import { CONTENT_FOLDER } from '#server/content/content-files.ts'
import { ContentRefused } from '#server/content/content-refused.ts'
import { exportContent, importContent, planImport } from '#server/content/import.ts'
import { toldChange, toldConflict } from '#server/content/told-import.ts'
import { migrate } from '#server/db/migrate.ts'
import { openShop } from './open-shop.ts'

const DRY_RUN = '--dry-run'
const given = process.argv.slice(2)
const [task, folder] = given.filter(each => each !== DRY_RUN)
if (task !== 'import' && task !== 'export') {
  console.error('Say what to do: npm run content -- import [folder] [--dry-run], or npm run content -- export folder')
  process.exit(1)
}
const { database } = await openShop()
try {
  await migrate(database.direct)
  await work(folder)
} catch (error) {
  if (!(error instanceof ContentRefused)) throw error
  console.error(`${error.message}\n\nNothing was imported.`)
  process.exitCode = 1
} finally {
  await database.close()
}

async function work(where: string | undefined): Promise<void> {
  if (task === 'export') {
    const { written, removed } = await exportContent(database.direct, where ?? 'content-export')
    console.log(`${written} files written${removed > 0 ? `, ${removed} of an earlier export removed` : ''}`)
  } else if (given.includes(DRY_RUN)) {
    const changes = await planImport(database.direct, where ?? CONTENT_FOLDER)
    for (const change of changes) console.log(toldChange(change))
    console.log(`${changes.length} objects would change. Nothing was imported.`)
  } else {
    const { changes, conflicts } = await importContent(database.direct, where ?? CONTENT_FOLDER)
    for (const conflict of conflicts) console.log(toldConflict(conflict))
    console.log(`${changes.length} objects changed`)
  }
}
