// npm run data -- export KIND [FILE] | import KIND FILE [--check] [--all-or-nothing]
import { createReadStream, createWriteStream } from 'node:fs'
import { basename } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { BULK_KIND_NAMES } from '#domain/bulk/bulk-kinds.ts'
import { importByCommand } from '#server/bulk/by-command.ts'
import { exported } from '#server/bulk/files.service.ts'
import { migrate } from '#server/db/migrate.ts'
import { StoreError } from '#server/store-error.ts'
import { openShop } from './open-shop.ts'

const HELP = `npm run data -- export KIND [FILE]
npm run data -- import KIND FILE [--check] [--all-or-nothing]

KIND is one of ${BULK_KIND_NAMES.join(', ')}. A FILE that ends in .jsonl holds one JSON object a line, any other is CSV.
An export is what an import reads. --check says what an import would do; --all-or-nothing writes nothing where one row is
refused. What was imported can be taken back in the studio for 30 days. With the embedded database, stop the shop first.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    check: { type: 'boolean', default: false },
    'all-or-nothing': { type: 'boolean', default: false },
    help: { type: 'boolean' },
  },
})
const [task, name, file] = positionals
const kind = BULK_KIND_NAMES.find(each => each === name)
if (values.help || kind === undefined || (task !== 'export' && task !== 'import') || (task === 'import' && !file)) {
  console.log(HELP)
  process.exit(values.help ? 0 : 1)
}
const format = file?.endsWith('.jsonl') ? 'jsonl' : 'csv'
const { database } = await openShop()
try {
  await migrate(database.direct)
  if (task === 'export')
    await pipeline(exported(database.db, kind, format, 'all'), file ? createWriteStream(file) : process.stdout)
  else await take(file ?? '')
} finally {
  await database.close()
}

async function take(path: string): Promise<void> {
  if (!kind) return
  const apply = values.check ? 'no' : values['all-or-nothing'] ? 'all' : 'rows'
  try {
    const wish = { kind, format, fileName: basename(path), apply } as const
    const { id, state, counts, problems } = await importByCommand(database.db, wish, createReadStream(path))
    console.log(
      `${id} ${state}: ${Object.entries(counts)
        .map(([what, count]) => `${count} ${what}`)
        .join(', ')}`,
    )
    for (const { code, column, count, lines } of problems)
      console.log(`  ${count} × ${code} in ${column}, first in row ${lines.join(', ')}`)
    if ((counts.refused ?? 0) > 0) process.exitCode = 1
  } catch (error) {
    if (!(error instanceof StoreError)) throw error
    console.error(`${path} cannot be read: ${String(error.details['reason'] ?? error.message)}`)
    process.exitCode = 1
  }
}
