import type { Price } from '#contract/products/price.entities.ts'
import { discountPercent } from '#domain/money/price-display.ts'
import type { Site } from '#domain/sites/sites.ts'
import type { Offer } from '../catalog/style.ts'

/** The price as it leaves the shop: what the law of the site asks for, and nothing it does not. */
export function priceOf(offer: Offer, site: Site): Price {
  const { lowCurrent, highCurrent, lowOriginal, highOriginal } = offer
  const historic = site.features.historicBestPrice ? offer.historicBest : undefined
  const before = historic ?? lowOriginal
  return {
    lowCurrent,
    highCurrent,
    lowOriginal,
    highOriginal,
    ...(offer.previousBest === undefined ? {} : { previousBestSalesPrice: offer.previousBest }),
    ...(historic === undefined ? {} : { historicBestPrice: historic }),
    ...(before > lowCurrent ? { percentagePriceDiscount: discountPercent(lowCurrent, before) } : {}),
  }
}
