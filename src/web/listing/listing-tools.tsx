import { LIMITS } from '#domain/time/timings.ts'
import type { Listing } from '#contract/products/listing.entities.ts'
import { useT } from '#web/i18n/i18n.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { ChevronDownIcon, CloseIcon } from '#web/ui/icons.tsx'
import { TextLink } from '#web/ui/text.tsx'
import {
  carried,
  cleared,
  nextStretch,
  showing,
  stretchBefore,
  toggled,
  type ListingAddress,
  type Stretch,
} from './listing-address.ts'

type Props = { listing: Listing; address: ListingAddress }

/** A number alone says nothing: what stands in a grid is named with it. */
function labelOf({ facets }: Listing, { facetId, label }: Listing['selected'][number]): string {
  const facet = facets.find(({ id }) => id === facetId)
  return facet?.display === 'grid' ? `${facet.label} ${label}` : label
}

/** What is filtered by; each goes with a click. */
export function Chips({ listing, address }: Props) {
  const t = useT()
  if (listing.selected.length === 0) return null
  return (
    <ul aria-label={t('listing.selected')} className="flex flex-wrap items-center gap-2">
      {listing.selected
        .map(each => ({ ...each, label: labelOf(listing, each) }))
        .map(({ facetId, value, label }) => (
          <li key={`${facetId} ${value}`}>
            <a
              href={toggled(address, facetId, value)}
              data-refine=""
              aria-label={t('listing.remove', { label })}
              className="inline-flex min-h-9 items-center gap-2 rounded-control bg-stone-100 px-3 text-sm hover:bg-stone-200"
            >
              {label}
              <CloseIcon size={14} />
            </a>
          </li>
        ))}
      <li>
        <TextLink href={cleared(address)} data-refine="" className="px-2 text-sm">
          {t('listing.clearAll')}
        </TextLink>
      </li>
    </ul>
  )
}

/** A form, so that sorting works before any script; with script it is sent as soon as an order is chosen. */
export function SortForm({ listing, address }: Props) {
  const t = useT()
  return (
    <form action={address.path} data-auto-submit="" className="flex items-center gap-2">
      {carried(address, 'sort').map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="sort" className="sr-only text-sm sm:not-sr-only">
        {t('listing.sort')}
      </label>
      <span className="relative">
        <select
          id="sort"
          name="sort"
          data-refine="sort"
          defaultValue={listing.sort}
          aria-describedby="sort-follows"
          className="min-h-11 appearance-none rounded-control border border-stone-500 bg-paper py-2 pr-9 pl-3 text-sm hover:border-ink"
        >
          {listing.sortOptions.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
        <ChevronDownIcon size={16} className="pointer-events-none absolute top-3.5 right-2.5" />
        <span id="sort-follows" className="needs-script sr-only">
          {t('listing.follows')}
        </span>
      </span>
      <button type="submit" className="without-script min-h-11 px-3 text-sm underline underline-offset-4">
        {t('listing.apply')}
      </button>
    </form>
  )
}

/** Leads to the same address with one page more; with script, only what is new is fetched. */
export function LoadMore({ listing, address, stretch }: Props & { stretch: Stretch }) {
  const t = useT()
  const { first, shown } = stretch
  const count = Math.min(listing.total, (first - 1 + shown) * listing.pageSize)
  const next = nextStretch(stretch)
  const grows = next.first === first
  return (
    <div className="flex flex-col items-center gap-4 pt-12">
      <p className="text-sm text-slate">{t('listing.shownOf', { shown: count, total: listing.total })}</p>
      {count < listing.total && (
        <ButtonLink
          look="secondary"
          href={`${showing(address, next)}${grows ? `#page-${next.shown}` : ''}`}
          rel="next nofollow"
          {...(grows && { 'data-load-more': Math.min(LIMITS.skeletonCards, listing.total - count) })}
        >
          {t('listing.loadMore')}
        </ButtonLink>
      )}
      {first > 1 && (
        <TextLink href={showing(address, stretchBefore(stretch))} rel="prev nofollow" className="text-sm">
          {t('ui.previous')}
        </TextLink>
      )}
    </div>
  )
}
