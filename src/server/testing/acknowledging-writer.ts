// Writes rows one after another and says so only once each is committed. Somebody else ends it in the middle.
import { openDatabase } from '../db/database.ts'

const [target = ''] = process.argv.slice(2)
const database = await openDatabase(target.startsWith('postgres://') ? { url: target } : { dataDir: target })
await database.pool.query('create table if not exists acknowledged (id integer primary key, note text not null)')
const { rows } = await database.pool.query<{ next: number }>(
  'select coalesce(max(id), 0) + 1 as next from acknowledged',
)
for (let id = rows[0]?.next ?? 1; ; id++) {
  await database.pool.query('insert into acknowledged values ($1, $2)', [id, 'x'.repeat(200)])
  process.stdout.write(`${id}\n`)
}
