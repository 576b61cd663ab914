import type { RecommendedProduct } from '#contract/content/content-commerce.ts'
import { opensDialog } from '#web/dialogs/opens-dialog.ts'
import { useT } from '#web/i18n/i18n.tsx'
import { cx } from '#web/ui/class-names.ts'
import { CartIcon } from '#web/ui/icons.tsx'
import { RowSteps } from '#web/ui/row-steps.tsx'
import { ProductCardLink, type Quick } from './product-card-link.tsx'

export type RowLook = { variant: 'default' | '3-cards'; showRatings: boolean; quickShop: boolean }

/** A row that snaps: four and a bit across on wide screens, or three whole ones. */
export const ProductRow = ({
  id,
  products,
  look,
}: {
  id: string
  products: readonly RecommendedProduct[]
  look: RowLook
}) => (
  <>
    <ul id={`track-${id}`} className={cx('product-row', look.variant === '3-cards' && 'product-row-three')}>
      {products.map(product => (
        <li key={product.id} className="quick-place relative">
          <ProductCardLink
            product={product}
            sizes="(width >= 68rem) 22rem, (width >= 48rem) 33vw, 60vw"
            showRating={look.showRatings}
          />
          {look.quickShop && <QuickShopOver id={product.id} name={product.title} url={product.url} />}
        </li>
      ))}
    </ul>
    <RowSteps row={`track-${id}`} few={products.length <= (look.variant === '3-cards' ? 3 : 4)} className="mt-2" />
  </>
)

/** Buying without leaving the page, on the picture of a card: a bar under the pointer, a bag where there is none. */
function QuickShopOver({ id, name, url }: Quick) {
  const t = useT()
  return (
    <div className="pointer-events-none absolute inset-x-0 top-0 aspect-4/5">
      <a
        href={url}
        aria-label={t('sections.quickShopOf', { name })}
        className="product-card-quick needs-script pointer-events-auto"
        {...opensDialog('quickshop', { productId: id })}
      >
        <span>{t('sections.quickShop')}</span>
        <CartIcon />
      </a>
    </div>
  )
}
