// Opens the shop of the folder it is started in, with that folder's own database, until its input ends.
import { pathToFileURL } from 'node:url'
import type { withOpenShop } from './open-shop.ts'

const theirs: { withOpenShop: typeof withOpenShop } = await import(
  new URL('bench/open-shop.ts', pathToFileURL(`${process.cwd()}/`)).href
)
await theirs.withOpenShop({ styles: undefined }, async ({ port, pid }, skus) => {
  console.log(`OPEN ${JSON.stringify({ port, pid, skus })}`)
  for await (const _ of process.stdin);
})
process.exit()
