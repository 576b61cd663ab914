import { Fragment, type ReactNode } from 'react'
import { preload } from 'react-dom'
import type { ProductCard as Card } from '#contract/products/listing.entities.ts'
import { useKept } from '#web/document/kept.tsx'
import { pictureSources, type PictureSources } from '#web/media/picture-sources.ts'
import { CARD_SIZES, ProductCard } from './product-card.tsx'

const FIRST_ROW = 4

type Props = {
  cards: readonly Card[]
  pageSize: number
  /** Items that editors put between the products, by the place they take. */
  tiles?: ReadonlyMap<number, ReactNode>
  /** The first of them is the largest thing on screen when the page opens. */
  leads?: boolean
}

/** Cards as items of a grid. Pictures of the first row are announced in the head, the rest is fetched when it comes near. */
export function ProductItems({ cards, pageSize, tiles, leads = true }: Props) {
  const keep = useKept()
  return cards.map((card, at) => {
    const eager = at < FIRST_ROW
    const first = leads && at === 0
    if (eager) announce(card, first)
    const view = <ProductCard card={card} first={first} eager={eager} />
    return (
      <Fragment key={card.id}>
        {tiles?.get(at + 1)}
        <li
          id={!eager && at % pageSize === 0 ? `page-${at / pageSize + 1}` : undefined}
          className={eager ? undefined : 'late late-card'}
          dangerouslySetInnerHTML={keep([card], `card ${eager} ${first}`, view)}
        />
      </Fragment>
    )
  })
}

const pictures = new WeakMap<Card, PictureSources>()

function announce(card: Card, first: boolean): void {
  const { src, srcSet } = pictures.get(card) ?? pictureSources(card.image.id, 'product')
  pictures.set(card, { src, srcSet })
  preload(src, {
    as: 'image',
    imageSrcSet: srcSet,
    imageSizes: CARD_SIZES,
    ...(first && { fetchPriority: 'high' }),
  })
}
