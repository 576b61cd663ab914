import type { ReactNode } from 'react'
import type { Listing } from '#contract/products/listing.entities.ts'
import { useKept } from '#web/document/kept.tsx'
import { useT } from '#web/i18n/i18n.tsx'
import { cx } from '#web/ui/class-names.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { iconButtonLook } from '#web/ui/icon-button.tsx'
import { CloseIcon, FilterIcon } from '#web/ui/icons.tsx'
import { FacetList } from './facet-list.tsx'
import { cleared, isFiltered, type ListingAddress, type Stretch } from './listing-address.ts'
import { Chips, LoadMore, SortForm } from './listing-tools.tsx'

type Props = {
  listing: Listing
  address: ListingAddress
  /** Which pages of the listing are on this one. */
  stretch: Stretch
  /** The cards, as items of the grid. */
  children: ReactNode
}

/** Facets beside the products; on phones behind a button. The sheet is the browser's own popover: no script. */
export function ListingLayout({ listing, address, stretch, children }: Props) {
  const t = useT()
  const keep = useKept()
  return (
    <div id="listing" className="lg:grid lg:grid-cols-[15rem_1fr] lg:gap-x-12">
      <output id="listing-said" className="sr-only" />
      <div className="lg:row-span-2">
        <aside id="filters" popover="auto" aria-label={t('listing.filters')} className="filters">
          <div className="flex items-center justify-between px-(--gutter) pt-3 lg:hidden">
            <p className="text-lg font-semibold">{t('listing.filters')}</p>
            <button
              type="button"
              popoverTarget="filters"
              popoverTargetAction="hide"
              aria-label={t('ui.close')}
              className={iconButtonLook()}
            >
              <CloseIcon />
            </button>
          </div>
          <div
            className="flex-1 overflow-y-auto px-(--gutter) lg:px-0"
            dangerouslySetInnerHTML={keep(
              [listing.facets],
              `facets ${address.path}?${address.query}`,
              <FacetList facets={listing.facets} address={address} />,
            )}
          />
          <div className="relative z-1 flex gap-3 border-t border-stone-300 bg-paper p-(--gutter) lg:hidden">
            {isFiltered(listing) && (
              <a href={cleared(address)} data-refine="" className={buttonLook({ look: 'secondary' }, 'shrink-0')}>
                {t('listing.clearAll')}
              </a>
            )}
            <button
              type="button"
              popoverTarget="filters"
              popoverTargetAction="hide"
              className={buttonLook({ look: 'primary', wide: true })}
            >
              {t('listing.showResults', { count: listing.total })}
            </button>
          </div>
        </aside>
      </div>
      <div id="results" tabIndex={-1} className="flex min-w-0 flex-col gap-6 outline-none">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <button
            type="button"
            popoverTarget="filters"
            className={buttonLook({ look: 'secondary', size: 'small' }, 'min-h-11 lg:hidden')}
          >
            <FilterIcon size={18} />
            {t('listing.filters')}
            {isFiltered(listing) && <span className="tabular-nums">({listing.selected.length})</span>}
          </button>
          <ListingCount total={listing.total} className="max-lg:order-last max-lg:basis-full" />
          <SortForm listing={listing} address={address} />
        </div>
        <Chips listing={listing} address={address} />
        {listing.total === 0 ? (
          <EmptyState
            title={t('listing.noneTitle')}
            action={
              <ButtonLink look="secondary" href={cleared(address)}>
                {t('listing.clearAll')}
              </ButtonLink>
            }
          >
            {t('listing.noneText')}
          </EmptyState>
        ) : (
          <div>
            <ul id="products" className="grid grid-cols-2 gap-x-(--gutter) gap-y-10 md:grid-cols-3 xl:grid-cols-4">
              {children}
            </ul>
            <LoadMore listing={listing} address={address} stretch={stretch} />
          </div>
        )}
      </div>
    </div>
  )
}

/** How many there are; whoever chooses among them in the page sees it follow. */
function ListingCount({ total, className }: { total: number; className: string }) {
  const t = useT()
  return (
    <p data-listing-count="" className={cx('text-sm text-slate', className)}>
      {t('listing.results', { count: total })}
    </p>
  )
}
