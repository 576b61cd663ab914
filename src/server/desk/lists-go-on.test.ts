import { beforeAll, expect, it } from 'vitest'
import { promotion } from '../testing/given-promotion.ts'
import { staffMember, type StaffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { pageWithTest, planOf } from '../testing/tested-page.ts'

const MADE = 5
const numbers = Array.from({ length: MADE }, (_, at) => at)

let shop: TestShop
let owner: StaffMember
beforeAll(async () => {
  shop = await testShop()
  owner = await staffMember(shop, 'owner')
})

type Query = { readonly after?: string; readonly limit?: number }
type Page = { readonly ids: readonly string[]; readonly next: string | undefined }
const page = (rows: readonly { id: string }[], next: string | undefined): Page => ({
  ids: rows.map(({ id }) => id),
  next,
})

/** How some of a kind are made, and how its list is read. Two of each are as old as each other. */
const LISTS: Readonly<
  Record<string, { make: (at: number) => Promise<unknown>; read: (query: Query) => Promise<Page> }>
> = {
  'imports.list': {
    make: at =>
      shop.database.pool.query(
        `insert into imports (id, staff_id, kind, format, file_name, state, created_at)
        values ($1, $2, 'styles', 'csv', 'a.csv', 'checked', now() - $3 * interval '1 hour')`,
        [`imp_0000000${at}`, owner.id, Math.floor(at / 2)],
      ),
    read: async query => {
      const { imports, next } = await owner.call('imports.list', { query })
      return page(imports, next)
    },
  },
  'tasks.list': {
    make: at =>
      shop.database.pool.query(
        `insert into staff_tasks (id, staff_id, kind, input, state, total, correlation_id, created_at)
        values ($1, $2, 'history.export', '{}', 'done', 0, 'x', now() - $3 * interval '1 hour')`,
        [`tsk_0000000${at}`, owner.id, Math.floor(at / 2)],
      ),
    read: async query => {
      const { tasks, next } = await owner.call('tasks.list', { query })
      return page(tasks, next)
    },
  },
  'priceLists.list': {
    make: async at => {
      const startsAt = new Date(shop.services.clock().getTime() + Math.floor(at / 2) * 3_600_000).toISOString()
      const { id } = await owner.call('priceLists.create', { body: { name: `List ${at}`, sites: ['US'], startsAt } })
      if (at === 0) await owner.call('priceLists.end', { params: { listId: id } })
    },
    read: async query => {
      const { lists, next } = await owner.call('priceLists.list', { query })
      return page(lists, next)
    },
  },
  'experiments.list': {
    make: async at => {
      const experimentId = `exp-listed-${at}`
      const plan = planOf(await pageWithTest(shop, experimentId))
      await owner.call('experiments.save', { params: { experimentId }, body: { plan } })
    },
    read: async query => {
      const { experiments, next } = await owner.call('experiments.list', { query })
      return page(experiments, next)
    },
  },
  'reviews.list': {
    make: async at => {
      const slug = `page/asked-${at}`
      const body = { title: 'Asked', sections: [{ name: 'main', items: [] }] }
      await owner.call('content.save', { params: { slug }, body: { layers: [{ scope: 'any', body, revision: 0 }] } })
      const { seen } = await owner.call('content.check', { params: { slug } })
      const { id } = await owner.call('reviews.ask', { body: { slug, seen, note: '' } })
      const by = [id, at % 2 === 0 ? 'asked' : 'returned', Math.floor(at / 2)]
      await shop.database.pool.query(
        `update content_reviews set state = $2, asked_at = now() - $3 * interval '1 hour' where id = $1`,
        by,
      )
    },
    read: async query => {
      const { rows, next } = await owner.call('reviews.list', { query })
      return page(rows, next)
    },
  },
  'promotions.batches': {
    make: async at => {
      if (at === 0) await promotion(shop, { id: 'given-by-codes', coupon_only: true })
      await shop.database.pool.query(
        `insert into coupon_batches (id, promotion_id, prefix, wanted, created_by, created_at)
        values ($1, 'given-by-codes', 'AB', 1, $2, now() - $3 * interval '1 hour')`,
        [`cpb_0000000${at}`, owner.id, Math.floor(at / 2)],
      )
    },
    read: async query => {
      const params = { promotionId: 'given-by-codes' }
      const { batches, next } = await owner.call('promotions.batches', { params, query })
      return page(batches, next)
    },
  },
  'credits.waiting': {
    make: at =>
      shop.database.pool.query(
        `insert into credits (id, kind, subject, site, locale, amount, currency, worth, reason, state, staff_id, staff_name, created_at)
        values ($1, 'new-gift-card', $1, 'US', 'en-us', 100, 'USD', 100, 'Listed', 'waiting', $2, 'Owner',
          now() - $3 * interval '1 hour')`,
        [`crd_0000000${at}`, owner.id, Math.floor(at / 2)],
      ),
    read: async query => {
      const { credits, next } = await owner.call('credits.waiting', { query })
      return page(credits, next)
    },
  },
  'releases.list': {
    make: at => owner.call('releases.create', { body: { name: `Release ${at}` } }),
    read: async query => {
      const { rows, next } = await owner.call('releases.list', { query })
      return page(rows, next)
    },
  },
  'promotions.list': {
    make: at =>
      promotion(shop, {
        id: `listed-${at}`,
        active: at % 2 === 0,
        ends_at: at < 2 ? null : new Date(Date.UTC(2040, 0, Math.floor(at / 2))),
      }),
    read: async query => {
      const { promotions, next } = await owner.call('promotions.list', { query })
      return page(promotions, next)
    },
  },
}

it.each(Object.entries(LISTS))(
  '%s goes on where a page ends, and comes to the end of it',
  async (_, { make, read }) => {
    for (const at of numbers) await make(at)
    await shop.settled()
    const { ids: all, next: none } = await read({})
    expect(all.length).toBeGreaterThanOrEqual(MADE)
    expect(none).toBeUndefined()
    const walked: string[] = []
    for (let after: string | undefined = ''; after !== undefined;) {
      const { ids, next }: Page = await read({ limit: 2, ...(after !== '' && { after }) })
      expect(ids.length).toBeLessThanOrEqual(2)
      walked.push(...ids)
      after = next
    }
    expect(walked).toEqual(all)
  },
)

/** Of a list that is read one state at a time: every row of that state, however many of others stand in between. */
async function walk(read: (query: Query) => Promise<Page>): Promise<string[]> {
  const { ids, next } = await read({ limit: 1 })
  const walked = [...ids]
  for (let after = next; after !== undefined;) {
    const more: Page = await read({ limit: 1, after })
    walked.push(...more.ids)
    after = more.next
  }
  return walked
}

it('promotions of one state are all found, also those far behind', async () => {
  for (const at of numbers) await promotion(shop, { id: `by-state-${at}`, active: at !== MADE - 1 })
  await promotion(shop, { id: 'by-state-over', active: true, ends_at: new Date(Date.UTC(2020, 0, 1)) })
  await shop.settled()
  const of = (state: 'on' | 'over' | 'stopped') =>
    walk(async query => {
      const { promotions, next } = await owner.call('promotions.list', { query: { ...query, state } })
      for (const each of promotions) expect(each.state).toBe(state)
      return page(promotions, next)
    })
  expect(await of('over')).toEqual(['by-state-over'])
  expect(await of('stopped')).toContain(`by-state-${MADE - 1}`)
  const { promotions } = await owner.call('promotions.list')
  expect(await of('on')).toEqual(promotions.filter(({ state }) => state === 'on').map(({ id }) => id))
})

it('experiments of one state are all found, also those far behind', async () => {
  for (const at of numbers) {
    const experimentId = `exp-by-state-${at}`
    const plan = planOf(await pageWithTest(shop, experimentId))
    const { revision: seen } = await owner.call('experiments.save', { params: { experimentId }, body: { plan } })
    if (at === 0) await owner.call('experiments.start', { params: { experimentId }, body: { seen } })
  }
  const running = await walk(async query => {
    const { experiments, next } = await owner.call('experiments.list', { query: { ...query, state: 'running' } })
    return page(experiments, next)
  })
  expect(running).toEqual(['exp-by-state-0'])
})
