import type { ProductCard as Card } from '#contract/products/listing.entities.ts'
import { opensDialog } from '#web/dialogs/opens-dialog.ts'
import { useT } from '#web/i18n/i18n.tsx'
import { ProductImage } from '#web/media/product-image.tsx'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { cx } from '#web/ui/class-names.ts'
import { CartIcon, HeartIcon } from '#web/ui/icons.tsx'
import { Price } from '#web/ui/price.tsx'
import { Stars } from '#web/ui/stars.tsx'
import { CardSwatches } from './card-swatches.tsx'

const TONES: Readonly<Record<string, BadgeTone>> = { sale: 'sale', new: 'plain', limited: 'forest' }
export const CARD_SIZES = '(width >= 68rem) 22vw, (width >= 48rem) 30vw, 46vw'

type Props = { card: Card; first?: boolean; eager?: boolean; sizes?: string; level?: 2 | 3 }

/** A product in a list: picture, name, one line of use, price, colours. Works without script; `card-browser.ts` makes it better. */
export function ProductCard({ card, first = false, eager = first, sizes = CARD_SIZES, level = 2 }: Props) {
  const t = useT()
  const Name = `h${level}` as const
  const gone = card.stockState === 'OutOfStock'
  return (
    <article
      className="product-card group relative flex min-w-0 flex-col"
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
        {card.badges.length > 0 && (
          <ul className="absolute top-3 left-3 flex flex-col items-start gap-1">
            {card.badges.slice(0, 1).map(({ id, label }) => (
              <li key={id}>
                <Badge tone={TONES[id] ?? 'plain'}>{label}</Badge>
              </li>
            ))}
          </ul>
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
      <div className="flex flex-col gap-0.5 pt-3">
        <Name className="font-sans text-base leading-6 font-semibold tracking-normal">
          <a href={card.url} className="product-card-link hover:underline">
            {card.name}
          </a>
        </Name>
        {card.tagline && <p className="line-clamp-1 text-sm text-slate max-sm:hidden">{card.tagline}</p>}
        <div className="flex flex-wrap items-center justify-between gap-x-3">
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
