import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { operations } from '../handlers.ts'
import { areThere, belongings } from './fuzz-belongings.ts'
import { fuzzRequest, randomFrom, type KnownValues } from './fuzz-requests.ts'
import { faultOf } from './fuzz-verdict.ts'
import { promotion } from './given-promotion.ts'
import { product, type GivenSku } from './given.ts'
import { person } from './people.ts'
import { testShop, type TestShop } from './test-shop.ts'

/** The long form is `npm run bench -- fuzz`. */
const PER_CALL = 25

describe('every call that works', () => {
  let shop: TestShop
  let sold: GivenSku
  let shopper: Pick<TestShop, 'call' | 'visitor'>
  let known: KnownValues = {}
  beforeAll(async () => {
    shop = await testShop()
    shopper = shop
    sold = await product(shop, { stock: 1_000_000, price: 9900, categoryId: 2301, storeStock: { 1001: 1_000_000 } })
    await promotion(shop, { id: 'fuzz10' }, { code: 'FUZZ10' })
  })
  beforeEach(async () => {
    if (await areThere(shopper, known)) return
    shopper = await person(shop)
    known = {
      ...(await belongings(shopper, { sku: sold.sku, storeId: '1001', couponCode: 'FUZZ10' })),
      productId: [sold.productId, sold.masterId],
      categoryId: [2301],
      mode: ['live'],
      siteId: ['US', 'FR'],
    }
  })

  it.each(operations.map(operation => [operation.name, operation] as const))(
    '%s answers anything with its own schema or an error of the catalogue',
    async (name, operation) => {
      const random = randomFrom([...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7))
      const faults: string[] = []
      for (let round = 0; round < PER_CALL; round++) {
        const { path, ...request } = fuzzRequest(operation, random, known)
        const response = await shopper.visitor.fetch(path, request)
        const text = await response.text()
        const fault = faultOf(operation, {
          status: response.status,
          type: response.headers.get('content-type') ?? '',
          text,
          // Time is measured by the bench: here other work shares the machine.
          milliseconds: 0,
        })
        if (fault) faults.push(`${request.method} ${path.slice(0, 200)} ${request.body?.slice(0, 300) ?? ''} ${fault}`)
      }
      expect(faults).toEqual([])
    },
  )
})
