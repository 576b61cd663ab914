import type { RecommendedProduct } from '#contract/content-commerce.ts'
import { Picture } from '#web/ui/picture.tsx'
import { Price } from '#web/ui/price.tsx'
import { Stars } from '#web/ui/stars.tsx'

type Props = { product: RecommendedProduct; sizes: string; showRating: boolean }

/** A product in a row of recommendations: picture, name, price, and how it was rated. */
export const ProductCardLink = ({ product, sizes, showRating }: Props) => (
  <a
    href={product.url}
    data-product={product.id}
    data-rec-token={product.recToken}
    className="card-zoom group flex flex-col gap-1"
  >
    <span className="mb-2 block overflow-hidden bg-stone-100">
      <Picture picture={product.image} sizes={sizes} className="aspect-4/5 w-full object-cover" />
    </span>
    <span className="font-semibold group-hover:underline group-hover:underline-offset-4">{product.title}</span>
    <Price price={product.price} currency={product.currency} />
    {showRating && product.rating && (product.rating.count ?? 1) > 0 && (
      <Stars score={product.rating.score} count={product.rating.count} showScore={product.rating.showScore} />
    )}
  </a>
)
