import { Fragment, type ReactNode } from 'react'
import type { ProductCard as Card } from '#contract/listing.entities.ts'
import type { PageVisit } from '#contract/web.ts'
import { ProductCard } from './product-card.tsx'

const FIRST_ROW = 4

type Props = {
  cards: readonly Card[]
  visit: PageVisit
  pageSize: number
  /** What editors put between the products, by the place it takes. */
  tiles?: ReadonlyMap<number, ReactNode>
}

/** Cards as items of a grid; the first row is fetched at once, the rest when it comes near. */
export const ProductItems = ({ cards, visit, pageSize, tiles }: Props) =>
  cards.map((card, at) => (
    <Fragment key={card.id}>
      {tiles?.has(at + 1) && <li>{tiles.get(at + 1)}</li>}
      <li id={at > 0 && at % pageSize === 0 ? `page-${at / pageSize + 1}` : undefined}>
        <ProductCard
          card={card}
          historicBest={visit.site.features.historicBestPrice}
          first={at === 0}
          eager={at < FIRST_ROW}
        />
      </li>
    </Fragment>
  ))
