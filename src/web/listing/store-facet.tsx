import type { Facet } from '#contract/products/listing.entities.ts'
import { shopUrl } from '#domain/sites/shop-urls.ts'
import { siteOfLocale } from '#domain/sites/sites.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { cx } from '#web/ui/class-names.ts'
import { linkLook } from '#web/ui/text.tsx'
import { toggled, without, type ListingAddress } from './listing-address.ts'

type Props = { facet: Facet | undefined; address: ListingAddress }

/**
 * What one store has. Which store that is, is the visitor's own matter: the page is the same for everybody, so it leads
 * to where a store is chosen, and with script to the one that was chosen before.
 */
export function StoreFacet({ facet, address }: Props) {
  const { t, locale } = useI18n()
  const chosen = facet?.values.find(({ isSelected }) => isSelected)
  const listing = without(address, 'store')
  const choose = shopUrl(locale, '/store-locator', { for: listing })
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-x-3 border-b border-stone-300">
      <a
        href={chosen ? toggled(address, 'store', chosen.value) : choose}
        rel="nofollow"
        aria-current={chosen ? 'true' : undefined}
        {...(chosen
          ? {}
          : {
              'data-my-store': listing,
              'data-at': t('listing.atStore', { store: '*' }),
              'data-country': siteOfLocale(locale).country,
            })}
        className="flex min-h-11 flex-auto items-center gap-3 hover:underline underline-offset-4"
      >
        <span aria-hidden="true" className={cx('tick mt-0', chosen && 'is-ticked')} />
        <span className={cx('flex-1', chosen && 'font-semibold')}>
          {chosen ? t('listing.atStore', { store: chosen.label }) : t('listing.inMyStore')}
        </span>
        {chosen && <span className="text-sm text-slate tabular-nums">{chosen.count}</span>}
      </a>
      <a href={choose} rel="nofollow" className={linkLook('py-3 text-sm')}>
        {t(chosen ? 'listing.otherStore' : 'listing.chooseStore')}
      </a>
    </div>
  )
}
