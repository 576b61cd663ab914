import { expect, it } from 'vitest'
import * as given from '../testing/given.ts'
import { sendFile, textOf } from '../testing/imports.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { staffMember } from '../testing/staff.ts'
import { testShop } from '../testing/test-shop.ts'

it('genders and brands are words that the shop has, for files, the catalogue room and filters alike', async () => {
  const shop = await testShop()
  const owner = await staffMember(shop, 'owner')
  const { masterId, productId } = await given.product(shop, { price: 9000, stock: 3, categoryId: 8801 })
  await given.product(shop, { price: 9000, stock: 3, categoryId: 8801 })
  const send = (kind: 'styles' | 'words', file: string) => sendFile(shop, owner, { kind, file, apply: 'rows' })
  const styles = `style_id,gender,brand\n${masterId},teens,north-wall\n`
  const refused = await send('styles', styles)
  expect(refused.problems).toMatchObject([
    { code: 'unknown-word', column: 'gender' },
    { code: 'unknown-word', column: 'brand' },
  ])
  const words =
    'filter,value,name.en,name.fr\ngender,teens,Teens,Ados\nbrand,north-wall,North Wall,\ncolour,x y,No,\nbrand,bare,,\n'
  const sent = await send('words', words)
  expect(sent.counts).toEqual({ new: 2, refused: 2 })
  expect((await send('styles', styles)).counts).toEqual({ changed: 1 })
  await shop.settled()

  const listing = await shop.call('products.catalog', {
    query: { categoryId: '8801', brand: ['north-wall'], gender: ['teens'] },
  })
  expect(listing.products.map(({ masterId: id }) => id)).toEqual([masterId])
  const facet = (id: string) =>
    listing.facets.find(each => each.id === id)?.values.find(({ isSelected }) => isSelected)?.label
  expect([facet('gender'), facet('brand')]).toEqual(['Teens', 'North Wall'])
  expect(await shop.call('products.details', { params: { productId } })).toMatchObject({
    gender: 'teens',
    brand: 'North Wall',
  })
  const found = await shop.call('products.search', { query: { q: 'north wall' } })
  expect(found.products.map(({ masterId: id }) => id)).toEqual([masterId])

  const { genders, brands } = await owner.call('styles.choices')
  expect(genders.map(({ value }) => value).toSorted()).toEqual(['kids', 'men', 'teens', 'unisex', 'women'])
  expect(brands).toEqual([{ value: 'north-wall', names: { en: 'North Wall' } }])
  const { rows } = await owner.call('styles.list', { query: { gender: 'teens', brand: 'north-wall' } })
  expect(rows).toMatchObject([{ styleId: masterId, gender: 'teens', brand: 'north-wall' }])
  const change = (now: Record<string, string | null>, was: Record<string, string>) =>
    owner.call('styles.change', { params: { styleId: masterId }, body: { changes: [{ of: 'style', was, now }] } })
  await expect(change({ gender: 'dogs' }, { gender: 'teens' })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  await change({ brand: null }, { brand: 'north-wall' })

  await owner.call('imports.undo', { params: { importId: sent.id } })
  await runJobs(shop)
  expect(await textOf(owner, `/imports/${sent.id}/file`)).toMatch(/gender,teens.*in-use/)
  expect((await owner.call('styles.choices')).brands).toEqual([])
})
