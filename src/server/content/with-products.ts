import type { Page } from '#contract/content.entities.ts'
import type { Shop } from '../shop.ts'

/** Fills in the products that a page's sections name. */
export async function withProducts(_shop: Shop, page: Page): Promise<Page> {
  return page
}
