// npm run books: the shop's books in a few sums, to compare a restored backup with what it was taken from.
import { readBooks } from '#server/health/books.queries.ts'
import { openShop } from './open-shop.ts'

const HELP = `npm run books

Prints how many orders, payments, refunds, gift cards, points, pieces and jobs the database of DATABASE_URL holds, and their
sums in minor units. It changes nothing. Two databases with the same books print the same: use diff.`

if (process.argv.includes('--help')) {
  console.log(HELP)
  process.exit(0)
}
const { database } = await openShop()
for (const { what, currency, entries, sum } of await readBooks(database.direct))
  console.log([what, currency, entries, sum].join('\t'))
await database.close()
