import { expect, inject, it } from 'vitest'
import { transact } from '../db/transaction.ts'
import { staffMember } from '../testing/staff.ts'
import { simulateVisitors } from '../testing/simulated-visitors.ts'
import { testShop } from '../testing/test-shop.ts'
import { pageWithTest, VARIANT } from '../testing/tested-page.ts'
import { findExperiment } from './experiments.queries.ts'

it.runIf(inject('engine') === 'postgres')(
  'lets nobody wait whose first look comes while a test is added up',
  async () => {
    const shop = await testShop()
    const publisher = await staffMember(shop, 'publisher')
    const params = { experimentId: 'exp-busy' }
    const plan = {
      name: 'Busy',
      slug: await pageWithTest(shop, 'exp-busy'),
      hypothesis: 'It is quick.',
      metric: 'carts' as const,
      variants: [VARIANT],
      baseline: 0.1,
      smallestEffect: 0.1,
    }
    await publisher.call('experiments.save', { params, body: { plan } })
    await publisher.call('experiments.start', { params, body: { seen: 1 } })
    const { db } = shop.database
    const come = { experimentId: 'exp-busy', arms: { [VARIANT]: { visitors: 1, carts: 1 } }, seed: 'busy' }
    await transact(db, async inside => {
      await findExperiment(inside, 'exp-busy', 'lock')
      await simulateVisitors(db, { ...come, day: shop.services.clock() })
    })
    const { rows } = await shop.database.pool.query('select carted from experiment_exposures')
    expect(rows).toEqual([{ carted: true }])
  },
)
