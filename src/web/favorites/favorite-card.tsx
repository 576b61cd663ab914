import type { ReactNode } from 'react'
import type { Favorites } from '#contract/wishlist/wishlists.ts'
import { flatPrice } from '#domain/money/price-display.ts'
import { siteOfLocale } from '#domain/sites/sites.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { Price } from '#web/ui/price.tsx'

type Item = Favorites['items'][number]

/** One thing of a list: its picture, what it is, what it costs, and what can be done with it. */
export function FavoriteCard({
  id,
  item,
  currency,
  children,
}: {
  id?: string
  item: Item
  currency: Favorites['currency']
  children: ReactNode
}) {
  const { t, locale } = useI18n()
  const { current, original } = item.price
  // Compared with the lowest of late where the law asks for it.
  const { historicBestPrice } = siteOfLocale(locale).features
  const price = { ...flatPrice(current, original), ...(historicBestPrice && { historicBestPrice: original }) }
  return (
    <li id={id} className="flex flex-col gap-1">
      <a href={item.pdpUrl} className="card-zoom group flex flex-col gap-1">
        <span className="mb-2 block overflow-hidden bg-stone-100">
          <img
            src={item.image.url}
            alt={item.image.alt}
            width={200}
            height={250}
            loading="lazy"
            className="aspect-4/5 w-full object-cover"
          />
        </span>
        <span className="font-semibold group-hover:underline group-hover:underline-offset-4">{item.name}</span>
      </a>
      <p className="text-sm text-slate">
        {[item.color, item.size && t('cart.size', { size: item.size })].filter(Boolean).join(' · ')}
      </p>
      {/* What has no price here is not free. */}
      {(item.available || current > 0) && <Price price={price} currency={currency} />}
      {!item.available && <p className="text-sm font-semibold text-berry">{t('lists.unavailable')}</p>}
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">{children}</div>
    </li>
  )
}
