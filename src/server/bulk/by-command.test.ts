import { expect, it } from 'vitest'
import type { BulkKind } from '#domain/bulk/bulk-kinds.ts'
import * as given from '../testing/given.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { staffMember } from '../testing/staff.ts'
import { testShop } from '../testing/test-shop.ts'
import { importByCommand } from './by-command.ts'
import { exported } from './files.service.ts'

async function* bytesOf(text: string) {
  yield Buffer.from(text)
}

it('whoever holds the machine looks at a file, brings it in row by row or as a whole, and others take it back', async () => {
  const shop = await testShop()
  const owner = await staffMember(shop, 'owner')
  const { key } = await given.product(shop, { sku: 'BOOT-9', price: 12_000, stock: 20 })
  const { rows: shelves } = await shop.database.pool.query<{ location_id: number }>(
    'select location_id from stock where sku_key = $1',
    [key],
  )
  const location = shelves[0]?.location_id
  const onHand = async () =>
    (await shop.database.pool.query<{ on_hand: number }>('select on_hand from stock where sku_key = $1', [key])).rows[0]
      ?.on_hand
  const bring = (apply: 'no' | 'rows' | 'all', file: string, kind: BulkKind = 'stock') =>
    importByCommand(shop.database.db, { kind, format: 'csv', fileName: 'erp.csv', apply }, bytesOf(file))
  const file = `sku,location,on_hand\nBOOT-9,${location},7\nNO-SUCH,${location},1\n`
  expect(await bring('no', file)).toMatchObject({ state: 'checked', counts: { changed: 1, refused: 1 } })
  expect(await bring('all', file)).toMatchObject({ state: 'checked', counts: { changed: 1, refused: 1 } })
  expect(await onHand()).toBe(20)
  const brought = await bring('rows', file)
  expect(brought).toMatchObject({ state: 'applied', counts: { changed: 1, refused: 1 } })
  expect(await onHand()).toBe(7)
  const { rows } = await owner.call('history.list', { query: { objectType: 'feed', objectId: brought.id } })
  expect(rows[0]).toMatchObject({ staffName: 'npm run data', call: 'imports.apply' })
  let out = ''
  for await (const piece of exported(shop.database.db, 'stock', 'csv', 'all')) out += piece
  expect(await bring('all', out)).toMatchObject({ state: 'applied', counts: { same: 1 } })
  const cards = 'card,email,amount,locale,reason\nGIFT-1,a@cairn.test,20,en-us,Late\n'
  expect((await bring('rows', cards, 'gift-cards')).problems).toMatchObject([{ code: 'closed', column: 'card' }])
  await owner.call('imports.undo', { params: { importId: brought.id } })
  await runJobs(shop)
  expect(await onHand()).toBe(20)
})
