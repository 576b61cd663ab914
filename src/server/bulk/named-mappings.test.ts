import { expect, it } from 'vitest'
import * as given from '../testing/given.ts'
import { sendFile } from '../testing/imports.ts'
import { staffMember } from '../testing/staff.ts'
import { testShop } from '../testing/test-shop.ts'

const shop = await testShop()
const owner = await staffMember(shop, 'owner')
const mapping = { columns: { product: 'Article', price: 'Preis' }, fixed: { site: 'DE' } }
const keep = (name: string, more: object = {}, who = owner) =>
  who.call('importMappings.keep', { body: { kind: 'prices', name, mapping, ...more } })
const namesOf = async (who = owner) =>
  (await who.call('importMappings.list', { query: { kind: 'prices' } })).mappings.map(({ name }) => name)

it('what columns are is kept by name for who keeps it, replaced under the same name, and forgotten', async () => {
  const colleague = await staffMember(shop, 'merchandiser')
  const { id } = await keep('The ERP')
  await keep('A till', { mapping: { columns: {}, fixed: {} } })
  const again = await keep('the erp', { mapping: { ...mapping, fixed: { site: 'FR' } } })
  expect(again.id).toBe(id)
  expect(await namesOf()).toEqual(['A till', 'the erp'])
  const { mappings } = await owner.call('importMappings.list', { query: { kind: 'stock' } })
  expect(mappings).toEqual([])
  expect(await namesOf(colleague)).toEqual([])
  const gone = { params: { mappingId: id } }
  await expect(colleague.call('importMappings.remove', gone)).rejects.toMatchObject({ code: 'STAFF_NOT_FOUND' })
  await owner.call('importMappings.remove', gone)
  await expect(owner.call('importMappings.remove', gone)).rejects.toMatchObject({ code: 'STAFF_NOT_FOUND' })
  expect(await namesOf()).toEqual(['A till'])
})

it('a file with these columns and others is read so, but what is the same in every row is said each time', async () => {
  const boot = await given.product(shop, { price: 12_000 })
  await keep('Nothing yet', { mapping: { columns: {}, fixed: {} } })
  const file = (header: string) => `${header}\n${boot.productId};130;DE;x\n`
  const before = await sendFile(shop, owner, { kind: 'prices', file: file('Article;Preis;Site;Saison') })
  expect(before.mapping).toEqual({ columns: { site: 'Site' }, fixed: {} })
  await keep('The ERP')
  const sent = await sendFile(shop, owner, { kind: 'prices', file: file('Article;Preis;Land;Saison') })
  expect(sent).toMatchObject({
    mapping: { columns: mapping.columns, fixed: {} },
    sample: [boot.productId, '130', 'DE', 'x'],
  })
  // Of a file that has not all of its columns it is no proposal.
  const other = await sendFile(shop, owner, { kind: 'prices', file: file('Article;Price;Site;Saison') })
  expect(other.mapping).toEqual({ columns: { price: 'Price', site: 'Site' }, fixed: {} })
})

it('of files that hold what can be spent neither values nor examples are kept', async () => {
  const fixed = { email: 'robin@cairn.test' }
  const kept = await owner.call('importMappings.keep', {
    body: { kind: 'gift-cards', name: 'Winners', mapping: { columns: { card: 'No' }, fixed } },
  })
  expect(kept.mapping).toEqual({ columns: { card: 'No' }, fixed: {} })
  const file = 'card,email\nC-1,robin@cairn.test\n'
  expect((await sendFile(shop, owner, { kind: 'gift-cards', file })).sample).toEqual(['', ''])
})

it('a hundred are enough for one person', async () => {
  await shop.database.pool.query(
    `insert into named_import_mappings (id, staff_id, kind, name, mapping, updated_at)
      select 'map_many' || n, $1, 'stock', 'Many ' || n, '{}', now() from generate_series(1, 100) n`,
    [owner.id],
  )
  await expect(keep('One more')).rejects.toMatchObject({ code: 'STAFF_NOT_NOW' })
  await keep('Many 1', { kind: 'stock' })
})
