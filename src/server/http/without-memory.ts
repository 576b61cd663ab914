import { createContentMemory } from '../content/content-memory.ts'
import { mayPreview } from '../content/content-view.ts'
import { TaggedAnswers } from '../products/tagged-answers.ts'
import { createPromotions } from '../promotions/promotions.ts'
import { createSellables } from '../sellable/sellables.ts'
import { settled } from '../settled.ts'
import type { Services } from '../services.ts'
import type { Shop } from '../shop.ts'

const OFF = new Set(['false', '0'])

/** Whoever may preview can ask for an answer that nothing was kept of; anybody else gets what everybody gets. */
export async function heedingBypass(shop: Shop): Promise<Shop> {
  const asked = shop.request.url.searchParams.get('bypassAllCache')
  if (asked === null || OFF.has(asked) || !(await mayPreview(shop))) return shop
  return { ...shop, services: await withoutMemory(shop.services) }
}

/** The same services with memories that are empty and gone with the answer. The catalogue has read all that is committed. */
async function withoutMemory(services: Services): Promise<Services> {
  await settled(services)
  const changes = { ...services.changes, subscribe: () => () => {} }
  return {
    ...services,
    changes,
    productAnswers: new TaggedAnswers(changes),
    content: { ...createContentMemory(changes), previewToken: services.content.previewToken },
    sellables: createSellables(changes),
    promotions: createPromotions(changes, services.log),
  }
}
