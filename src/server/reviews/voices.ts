import { tagOf } from '#domain/sites/change-tags.ts'
import { memoryOf } from '../kept.ts'
import type { Shop } from '../shop.ts'

/**
 * What people say about a style, kept until someone writes, votes or reports: every page of the product shows it. Sums of
 * ratings stand in the style itself.
 */
export function voices<T>() {
  const kept = memoryOf<T>()
  return {
    async read(shop: Shop, productId: string, query: object, load: () => Promise<T>): Promise<T> {
      const style = await findStyleId(shop, productId)
      if (style === undefined) return load()
      const tags = [tagOf('voices', style), tagOf('product', style)]
      return kept(shop.services).get(`${productId} ${JSON.stringify(query)}`, tags, load)
    },

    /** Who just wrote or voted sees it at once; other processes hear of it from the database. */
    async forget(shop: Shop, productId: string): Promise<void> {
      const style = await findStyleId(shop, productId)
      if (style !== undefined) kept(shop.services).drop(tagOf('voices', style))
    },
  }
}

async function findStyleId({ services: { catalog } }: Shop, productId: string): Promise<string | undefined> {
  await catalog.ready()
  return catalog.find(productId)?.id
}
