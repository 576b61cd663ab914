import type { ProductCard as Card } from '#contract/products/listing.entities.ts'
import { siteOfLocale } from '#domain/sites/sites.ts'
import { opensDialog } from '#web/dialogs/opens-dialog.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { ProductImage } from '#web/media/product-image.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { cx } from '#web/ui/class-names.ts'
import { CartIcon, HeartIcon } from '#web/ui/icons.tsx'
import { Price } from '#web/ui/price.tsx'
import { Stars } from '#web/ui/stars.tsx'
import { CardSwatches } from './card-swatches.tsx'

/** What nothing else on the card says; a sale is said by its price. */
const SAID = ['limited', 'new']
export const CARD_SIZES = '(width >= 68rem) 22vw, (width >= 48rem) 30vw, 46vw'

type Props = { card: Card; first?: boolean; eager?: boolean; sizes?: string; level?: 2 | 3 }

/** A product in a list: picture, name, one line of use, price, colours. Works without script; `card-browser.ts` makes it better. */
export function ProductCard({ card, first = false, eager = first, sizes = CARD_SIZES, level = 2 }: Props) {
  const { t, locale } = useI18n()
  const Name = `h${level}` as const
  const gone = card.stockState === 'OutOfStock'
  const badge = SAID.flatMap(said => card.badges.find(({ id }) => id === said) ?? [])[0]
  return (
    <article
      className="product-card group relative flex h-full min-w-0 flex-col"
      data-product={card.id}
      data-price={card.price.lowCurrent}
    >
      <div className="relative overflow-hidden bg-stone-100">
        <ProductImage
          id={card.image.id}
          alt={card.image.alt}
          sizes={sizes}
          first={first}
          eager={eager}
          className={cx('transition-opacity', gone && 'opacity-60')}
        />
        {card.hoverImage && (
          <ProductImage id={card.hoverImage.id} alt="" sizes={sizes} className="product-card-second" />
        )}
        {badge && (
          <Badge tone="outline" className="absolute top-3 left-3">
            {badge.label}
          </Badge>
        )}
        <a
          href={card.url}
          {...opensDialog('quickshop', { productId: card.id })}
          aria-label={t('product.quickshopOf', { name: card.name })}
          className="product-card-quick needs-script"
        >
          <span>{t('product.quickshop')}</span>
          <CartIcon />
        </a>
      </div>
      <div className="flex flex-1 flex-col gap-0.5 pt-3">
        <Name className="font-sans text-base leading-6 font-semibold tracking-normal">
          <a href={card.url} className="product-card-link hover:underline">
            {card.name}
          </a>
        </Name>
        {card.tagline && <p className="line-clamp-1 text-sm text-slate max-sm:hidden">{card.tagline}</p>}
        {/* On one line with those beside it, however long the names are; not where the law adds lines of its own to some. */}
        <div
          className={cx(
            'flex flex-wrap items-center justify-between gap-x-3 gap-y-1',
            !siteOfLocale(locale).features.historicBestPrice && 'mt-auto',
          )}
        >
          {gone ? (
            <p className="font-semibold text-slate">{t('product.soldOut')}</p>
          ) : (
            <Price price={card.price} currency={card.currency} />
          )}
          {card.rating && <Stars score={card.rating.score} size={14} className="max-sm:basis-full" />}
        </div>
        <CardSwatches card={card} />
      </div>
      <button
        type="button"
        data-favorite={card.id}
        aria-pressed="false"
        aria-label={t('product.favorite', { name: card.name })}
        className="product-card-heart needs-script"
      >
        <HeartIcon />
      </button>
    </article>
  )
}
