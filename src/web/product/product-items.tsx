import type { ProductCard as Card } from '#contract/listing.entities.ts'
import type { PageVisit } from '#contract/web.ts'
import { ProductCard } from './product-card.tsx'

const FIRST_ROW = 4

type Props = { cards: readonly Card[]; visit: PageVisit; pageSize: number }

/** Cards as items of a grid; the first row is fetched at once, the rest when it comes near. */
export const ProductItems = ({ cards, visit, pageSize }: Props) =>
  cards.map((card, at) => (
    <li key={card.id} id={at > 0 && at % pageSize === 0 ? `page-${at / pageSize + 1}` : undefined}>
      <ProductCard
        card={card}
        historicBest={visit.site.features.historicBestPrice}
        first={at === 0}
        eager={at < FIRST_ROW}
      />
    </li>
  ))
