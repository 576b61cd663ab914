import { Fragment, type ReactNode } from 'react'
import type { ProductCard as Card } from '#contract/products/listing.entities.ts'
import type { PageVisit } from '#contract/web.ts'
import { useKept } from '#web/document/kept.tsx'
import { ProductCard } from './product-card.tsx'

const FIRST_ROW = 4

type Props = {
  cards: readonly Card[]
  visit: PageVisit
  pageSize: number
  /** Items that editors put between the products, by the place they take. */
  tiles?: ReadonlyMap<number, ReactNode>
}

/**
 * Cards as items of a grid. The first row is fetched at once, and rendered in the page itself: only then does React
 * announce its pictures in the head. The rest is fetched when it comes near.
 */
export function ProductItems({ cards, visit, pageSize, tiles }: Props) {
  const keep = useKept()
  const historicBest = visit.site.features.historicBestPrice
  return cards.map((card, at) => (
    <Fragment key={card.id}>
      {tiles?.get(at + 1)}
      {at < FIRST_ROW ? (
        <li>
          <ProductCard card={card} historicBest={historicBest} first={at === 0} eager />
        </li>
      ) : (
        <li
          id={at % pageSize === 0 ? `page-${at / pageSize + 1}` : undefined}
          className="late late-card"
          dangerouslySetInnerHTML={keep([card], 'card', <ProductCard card={card} historicBest={historicBest} />)}
        />
      )}
    </Fragment>
  ))
}
