import { expect, it } from 'vitest'
import { SORTS } from '#contract/products/listing-options.ts'
import { SortOrders } from './sort-orders.ts'
import { SITE_COUNT } from './style.ts'

it('all orders can be made before anybody asks for one', () => {
  const orders = new SortOrders([], [], () => new Date(0))
  const made = new Set(orders.all())
  expect(made.size).toBe(SORTS.length - 2 + 2 * SITE_COUNT)
  for (const sort of SORTS) for (let site = 0; site < SITE_COUNT; site++) expect(made).toContain(orders.of(sort, site))
})
