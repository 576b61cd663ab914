import type { RecommendedProduct } from '#contract/content/content-commerce.ts'
import { opensDialog } from '#web/dialogs/opens-dialog.ts'
import { useT } from '#web/i18n/i18n.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Price } from '#web/ui/price.tsx'
import { Stars } from '#web/ui/stars.tsx'
import { linkLook } from '#web/ui/text.tsx'

type Props = { product: RecommendedProduct; sizes: string; showRating: boolean }

export type Quick = { id: string; name: string; url: string }

/** Opens the product in a dialog, to buy it without leaving the page. */
export function QuickShopLink({ id, name, url }: Quick) {
  const t = useT()
  return (
    <a
      href={url}
      aria-label={t('sections.quickShopOf', { name })}
      className={linkLook('inline-flex min-h-11 items-center text-sm font-semibold')}
      {...opensDialog('quickshop', { productId: id })}
    >
      {t('sections.quickShop')}
    </a>
  )
}

/** A product in a row of recommendations: picture, name, price, and how it was rated. */
export const ProductCardLink = ({ product, sizes, showRating }: Props) => (
  <a
    href={product.url}
    data-product={product.id}
    data-title={product.title}
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
