import type { internal } from '#contract/components/internal.ts'
import type { Handlers } from '../http/operation.ts'
import { noteSearched } from '../search/figures.service.ts'
import { getFootSizes, getSearchComponent, getSizeChart, getUtility } from './components.service.ts'

/** The parts of the shop that the catalogue knows; content answers for the rest of the group. */
export const componentHandlers: Pick<
  Handlers<typeof internal>,
  'footSizes' | 'search' | 'sizeChart' | 'utility' | 'noteSearch'
> = {
  footSizes: shop => getFootSizes(shop),
  search: shop => getSearchComponent(shop),
  sizeChart: (shop, { params }) => getSizeChart(shop, params.productType),
  utility: shop => getUtility(shop),
  async noteSearch(shop, { body }) {
    await shop.services.catalog.ready()
    return { accepted: await noteSearched(shop, body) }
  },
}
