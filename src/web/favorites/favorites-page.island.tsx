import { useState, type MouseEvent } from 'react'
import { CallError } from '#contract/client.ts'
import type { Favorites } from '#contract/wishlist/wishlists.ts'
import { homeUrl } from '#domain/sites/shop-urls.ts'
import { failureWords } from '#web/i18n/failure-words.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { useShared } from '#web/islands/use-shared.ts'
import { openDialog } from '#web/dialogs/dialog-state.ts'
import { addToCart } from '#web/state/cart-state.ts'
import { showToast } from '#web/toasts/toast-state.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { buttonLook } from '#web/ui/button-look.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Grid } from '#web/ui/layout.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { isPlainClick } from '#web/ui/plain-click.ts'
import { PostForm } from '#web/ui/post-form.tsx'
import { Heading, linkLook } from '#web/ui/text.tsx'
import { FavoriteCard } from './favorite-card.tsx'
import { $favorites, $favoritesFailed, removeFavorite, shareLink } from './favorites-state.ts'
import { MoreFavorites } from './more-favorites.tsx'

type Item = Favorites['items'][number]
type Props = {
  favorites: Favorites | null
  link: string | null
  failed: boolean
  /** Lists are off while an associate is connected. */
  off: boolean
}

/** The visitor's favorites: move them to the cart, drop them, share the list. */
export default function FavoritesPage({ favorites: first, link: firstLink, failed, off }: Props) {
  const { t, locale } = useI18n()
  const favorites = useShared($favorites) ?? first ?? undefined
  const refused = useShared($favoritesFailed) || failed
  const [link, setLink] = useState(firstLink)
  if (off)
    return (
      <EmptyState level={1} title={t('lists.title')} seed={7}>
        {t('lists.off')}
      </EmptyState>
    )
  if (!favorites || favorites.items.length === 0)
    return (
      <EmptyState
        level={1}
        title={t('lists.empty')}
        seed={7}
        action={<ButtonLink href={homeUrl(locale)}>{t('lists.shop')}</ButtonLink>}
      >
        {t('lists.emptyText')}
      </EmptyState>
    )
  const { favoriteId, currency } = favorites
  const share = async () => setLink((await shareLink(favoriteId)) ?? null)
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="flex items-baseline gap-4">
          <Heading level={1} size="xl">
            {t('lists.title')}
          </Heading>
          <p className="text-slate">{t('lists.count', { count: favorites.total })}</p>
        </div>
        <PostForm action="share" fields={{ favoriteId }} onPost={() => void share()}>
          <button className={buttonLook({ look: 'secondary', size: 'small' })}>{t('lists.share')}</button>
        </PostForm>
      </div>
      {refused && (
        <Notice kind="error" className="mt-6">
          {t('lists.failed')}
        </Notice>
      )}
      {link && <ShareLink link={link} />}
      <Grid as="ul" columns={4} className="mt-8">
        {favorites.items.map((item, index) => (
          <FavoriteCard key={item.itemId} id={`favorite-${index + 1}`} item={item} currency={currency}>
            <ToCart item={item} favoriteId={favoriteId} moved={() => void removeFavorite(favorites, item.itemId)} />
            <PostForm
              action="remove"
              fields={{ favoriteId, itemId: item.itemId }}
              onPost={() => void removeFavorite(favorites, item.itemId)}
            >
              <button aria-label={t('lists.removeNamed', { name: item.name })} className={linkLook('py-2 text-sm')}>
                {t('lists.remove')}
              </button>
            </PostForm>
          </FavoriteCard>
        ))}
      </Grid>
      <MoreFavorites favorites={favorites} />
    </>
  )
}

/** What is moved to the cart leaves the list. A colour gets its size first. */
function ToCart({ item, favoriteId, moved }: { item: Item; favoriteId: string; moved: () => void }) {
  const { t } = useI18n()
  const [problem, setProblem] = useState<string>()
  const { sku, productId, itemId, pdpUrl } = item
  if (!item.available) return null
  const choose = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    openDialog('quickshop', { productId, added: moved }, pdpUrl)
  }
  if (sku === undefined)
    return (
      <ButtonLink href={pdpUrl} look="secondary" size="small" onClick={choose}>
        {t('lists.choose')}
      </ButtonLink>
    )
  const move = async () => {
    setProblem(undefined)
    try {
      await addToCart([{ sku }])
    } catch (error) {
      if (!(error instanceof CallError || error instanceof TypeError)) throw error
      return setProblem(await failureWords(error, t('cart.unsent')))
    }
    moved()
    openDialog('mini-cart', { addedSkus: [sku] })
  }
  return (
    <>
      {problem && (
        <Notice kind="error" className="w-full">
          {problem}
        </Notice>
      )}
      <PostForm action="to-cart" fields={{ sku, favoriteId, itemId }} onPost={() => void move()}>
        <button className={buttonLook({ look: 'secondary', size: 'small' })}>{t('cart.toCart')}</button>
      </PostForm>
    </>
  )
}

function ShareLink({ link }: { link: string }) {
  const { t } = useI18n()
  const copy = async () => {
    await navigator.clipboard.writeText(link)
    showToast({ text: t('lists.copied') })
  }
  return (
    <Notice kind="info" className="mt-6">
      <p id="share-link">{t('lists.shareLink')}</p>
      <div className="mt-2 flex max-w-form items-center border border-stone-500 bg-paper">
        <input
          readOnly
          value={link}
          aria-labelledby="share-link"
          onFocus={({ target }) => target.select()}
          className="min-h-12 min-w-0 flex-1 truncate bg-transparent px-3 text-sm"
        />
        <button
          type="button"
          onClick={() => void copy()}
          className={linkLook('needs-script min-h-11 px-3 text-sm font-semibold')}
        >
          {t('lists.copy')}
        </button>
      </div>
    </Notice>
  )
}
