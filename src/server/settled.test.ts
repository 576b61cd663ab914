import { beforeAll, describe, expect, inject, it } from 'vitest'
import { product } from './testing/given.ts'
import { secondShop } from './testing/second-shop.ts'
import { testShop, type TestShop } from './testing/test-shop.ts'

type Door = Pick<TestShop, 'newVisitor'>

const names = async ({ newVisitor }: Door, q: string) =>
  (await newVisitor().call('products.search', { query: { q } })).products.map(({ name }) => name)

describe('a shop that has settled', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await testShop()
    await shop.services.catalog.ready()
  })

  it('knows every product that is committed, one after another', async () => {
    for (const name of ['Quartz', 'Dacite', 'Gneiss']) {
      await product(shop, { name })
      await shop.settled()
      expect(await names(shop, name)).toEqual([name])
    }
  })

  it('has settled for callers from outside too', async () => {
    await product(shop, { name: 'Dolerite' })
    expect(await (await shop.visitor.fetch('/dev/settled')).text()).toBe('settled')
    expect(await names(shop, 'dolerite')).toEqual(['Dolerite'])
  })

  it.runIf(inject('engine') === 'postgres')('has settled in each of its processes', async () => {
    const second = await secondShop(shop)
    await second.services.catalog.ready()
    for (const name of ['Schist', 'Tephra', 'Pumice']) {
      await product(shop, { name })
      await shop.settled()
      expect([await names(shop, name), await names(second, name)]).toEqual([[name], [name]])
    }
    await second.stop()
    await shop.settled()
  })

  it('keeps its marks to itself', async () => {
    const heard: (string | undefined)[] = []
    shop.services.changes.subscribe(tag => heard.push(tag))
    await shop.settled()
    expect(heard).toEqual([])
  })
})
