import { expect, it } from 'vitest'
import * as given from '../testing/given.ts'
import { sendFile } from '../testing/imports.ts'
import { staffCalls, staffMember } from '../testing/staff.ts'
import { testShop } from '../testing/test-shop.ts'

it('what a key sends is written, until the key or its maker may no more', async () => {
  const shop = await testShop({ DEMO: 'true' })
  const owner = await staffMember(shop, 'owner')
  const maker = await staffMember(shop, 'owner')
  const boot = await given.product(shop, { sku: 'BOOT-9', stock: 1 })
  const onHand = async () =>
    (await shop.database.pool.query('select on_hand from stock where sku_key = $1', [boot.key])).rows[0]
  const { secret } = await maker.call('keys.create', {
    body: { name: 'ERP', permissions: ['imports.write', 'imports.read', 'stock.write'] },
  })
  const { visitor } = shop.newVisitor()
  const robot = { visitor, call: staffCalls(visitor, secret), secret }
  const { rows } = await shop.database.pool.query<{ location_id: number }>(
    'select location_id from stock where sku_key = $1',
    [boot.key],
  )
  const send = (pieces: number) =>
    sendFile(shop, robot, {
      kind: 'stock',
      file: `sku,location,on_hand\nBOOT-9,${rows[0]?.location_id},${pieces}\n`,
      apply: 'rows',
    })
  expect(await send(40)).toMatchObject({ state: 'applied' })
  expect(await onHand()).toEqual({ on_hand: 40 })
  await owner.call('people.change', { params: { staffId: maker.id }, body: { assignments: [{ role: 'analyst' }] } })
  await expect(send(7)).rejects.toThrow('imports.write')
  expect(await onHand()).toEqual({ on_hand: 40 })
})
