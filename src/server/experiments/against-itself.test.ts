import { expect, it } from 'vitest'
import { simulateVisitors } from '../testing/simulated-visitors.ts'
import { staffMember } from '../testing/staff.ts'
import { testShop } from '../testing/test-shop.ts'
import { pageWithTest, planOf, VARIANT } from '../testing/tested-page.ts'
import { addUpExperiments } from './add-up.ts'

const DAY_MS = 86_400_000
const TESTS = Array.from({ length: 20 }, (_, at) => `exp-itself-${at}`)
const DAYS = 6
const ARM = { visitors: 350, carts: 0.1, clicks: 0.1 }
/** Of all tests, however often somebody looks. */
const MOST_FALSE = 0.05
/** Whoever is told one of these believes that something differs. */
const CLAIMS = ['better', 'worse', 'mixed', 'broken']

it('a thing tested against itself and read every day: the room says nothing of it, and at the end that there is nothing', async () => {
  const shop = await testShop()
  const publisher = await staffMember(shop, 'publisher')
  const plan = { metric: 'carts', guardrails: ['clicks'], baseline: 0.1, smallestEffect: 0.5 }
  for (const experimentId of TESTS) {
    const params = { experimentId }
    await publisher.call('experiments.save', {
      params,
      body: { plan: planOf(await pageWithTest(shop, experimentId), plan) },
    })
    const { planned } = await publisher.call('experiments.start', { params, body: { seen: 1 } })
    expect(planned).toBeLessThan(DAYS * 2 * ARM.visitors)
  }
  const claimed = new Set<string>()
  for (let day = 0; day < DAYS; day++) {
    for (const experimentId of TESTS)
      await simulateVisitors(shop.database.db, {
        experimentId,
        arms: { Baseline: ARM, [VARIANT]: ARM },
        day: new Date(shop.services.clock().getTime() + day * DAY_MS),
        seed: `${experimentId} ${day}`,
        byChance: true,
      })
    await addUpExperiments(shop.services)
    for (const experimentId of TESTS) {
      const { results } = await publisher.call('experiments.read', { params: { experimentId } })
      const suffers = results.figures.slice(1).some(({ arms }) => arms.some(({ verdict }) => verdict === 'worse'))
      if (CLAIMS.includes(results.verdict) || suffers) claimed.add(experimentId)
    }
  }
  expect(claimed.size).toBeLessThanOrEqual(TESTS.length * MOST_FALSE)
  const { experiments } = await publisher.call('experiments.list')
  const silent = experiments.filter(({ id }) => !claimed.has(id))
  expect([...new Set(silent.map(({ verdict }) => verdict))]).toEqual(['undecided'])
})
