import type { MouseEvent } from 'react'
import type { Favorites } from '#contract/wishlist/wishlists.ts'
import { shopUrl } from '#domain/sites/shop-urls.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { isPlainClick } from '#web/ui/plain-click.ts'
import { showMore } from './favorites-state.ts'
import { askFor, STEP } from './shown-favorites.ts'

/** How many of them are shown, and the way to the next ones. The address follows, for a reload and the back button. */
export function MoreFavorites({ favorites }: { favorites: Favorites }) {
  const { t, locale } = useI18n()
  const { items, total } = favorites
  if (total <= STEP) return null
  const next = shopUrl(locale, '/favorites', askFor(items.length + STEP))
  const more = async (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    if (!(await showMore(favorites))) return
    history.replaceState(history.state, '', next)
    const first = document.getElementById(`favorite-${items.length + 1}`)
    first?.querySelector('a')?.focus({ preventScroll: true })
  }
  return (
    <div className="flex flex-col items-center gap-4 pt-12">
      <p className="text-sm text-slate">{t('listing.shownOf', { shown: items.length, total })}</p>
      {items.length < total && (
        <ButtonLink look="secondary" href={`${next}#favorite-${items.length + 1}`} onClick={event => void more(event)}>
          {t('listing.loadMore')}
        </ButtonLink>
      )}
    </div>
  )
}
