import { beforeAll, expect, inject, it } from 'vitest'
import type { Locale } from '#domain/sites/sites.ts'
import { givenAsset } from '../testing/given-asset.ts'
import * as given from '../testing/given.ts'
import { secondShop } from '../testing/second-shop.ts'
import { staffMember, type StaffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

const NAME = 'Talus'
const prices = { US: 9000, DE: 9000, FR: 9000, ES: 9000 }
const DRAWN = `${NAME} in Basalt`

let shop: TestShop
let owner: StaffMember
/** As another process answers, where there can be one. */
let other: Pick<TestShop, 'newVisitor'>

beforeAll(async () => {
  shop = await testShop()
  owner = await staffMember(shop, 'owner')
  other = inject('engine') === 'postgres' ? await secondShop(shop) : shop
})

const altsFor = async (locale: Locale, productId: string) => {
  await shop.settled()
  const { call } = other.newVisitor({ 'x-locale': locale })
  const { colours } = await call('products.details', { params: { productId } })
  return colours.find(({ id }) => id === productId)?.images.map(({ alt }) => alt)
}
const describeAs = async (id: string, alts: object) => {
  const { revision } = await owner.call('assets.read', { params: { id } })
  await owner.call('assets.change', { params: { id }, body: { revision, alts: { ...alts } } })
}

it('what the library says of a photograph is read with the product, in the shopper’s language', async () => {
  const [first, second] = [await givenAsset(shop, 'heel.jpg'), await givenAsset(shop, 'toe.jpg')]
  const { productId } = await given.product(shop, { name: NAME, prices })
  await owner.call('assets.photograph', { params: { productId }, body: { assetIds: [second.id, first.id] } })
  expect(await altsFor('de-de', productId)).toEqual([DRAWN, DRAWN])

  const words = { en: 'The heel in snow', de: 'Die Ferse im Schnee', fr: 'Le talon dans la neige' }
  await describeAs(first.id, words)
  expect(await altsFor('en-us', productId)).toEqual([DRAWN, words.en])
  expect(await altsFor('de-de', productId)).toEqual([DRAWN, words.de])
  expect(await altsFor('fr-fr', productId)).toEqual([`${NAME}, coloris Basalt`, words.fr])
  expect(await altsFor('es-es', productId)).toEqual([`${NAME} en Basalt`, `${NAME} en Basalt`])

  await describeAs(first.id, { en: words.en, de: 'Die Ferse, verschneit' })
  expect(await altsFor('de-de', productId)).toEqual([DRAWN, 'Die Ferse, verschneit'])
  expect(await altsFor('fr-fr', productId)).toEqual([`${NAME}, coloris Basalt`, `${NAME}, coloris Basalt`])
})

it('a file may name the photograph without its mark: it is told, described and held all the same', async () => {
  const { id } = await givenAsset(shop, 'sole.jpg')
  const { productId } = await given.product(shop, { name: NAME, prices })
  await shop.database.db
    .updateTable('colours')
    .set({ media_ids: [`assets/${id}`, `${productId}-side`] })
    .where('id', '=', productId)
    .execute()
  expect(await altsFor('en-us', productId)).toEqual([DRAWN, `${DRAWN}, seen from the side`])
  await describeAs(id, { en: 'The sole' })
  expect(await altsFor('en-us', productId)).toEqual(['The sole', `${DRAWN}, seen from the side`])
  await expect(owner.call('assets.remove', { params: { id } })).rejects.toMatchObject({ code: 'STAFF_NOT_NOW' })
})
