import type { SavedForLater } from '#contract/cart/cart.entities.ts'
import { formatMoney } from '#domain/money/money.ts'
import { siteOfLocale } from '#domain/sites/sites.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { buttonLook } from '#web/ui/button-look.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Heading, linkLook } from '#web/ui/text.tsx'
import type { CartProblem } from '#web/state/cart-state.ts'
import { problemText } from '#web/state/cart-message.ts'
import { PostForm } from '#web/ui/post-form.tsx'
import { LowestOfLate } from './lowest-of-late.tsx'
import { dropSaved, moveToCart } from './saved-state.ts'

/** What waits for another day. */
export function SavedList({ saved, problem }: { saved: SavedForLater; problem: CartProblem | undefined }) {
  const i18n = useI18n()
  const { t, bcp47, locale } = i18n
  const money = (amount: number) => formatMoney(amount, saved.currency, bcp47)
  const { historicBestPrice } = siteOfLocale(locale).features
  if (saved.items.length === 0) return null
  return (
    <section aria-labelledby="saved-title" className="mt-12">
      <Heading level={2} size="md" id="saved-title">
        {t('cart.saved')}
      </Heading>
      <ul className="mt-4 divide-y divide-stone-300 border-y border-stone-300">
        {saved.items.map(item => (
          <li key={item.itemId} className="grid grid-cols-[4.500rem_1fr] gap-4 py-4">
            <img
              src={item.image.url}
              alt=""
              width={200}
              height={250}
              loading="lazy"
              className="aspect-4/5 w-full bg-stone-100 object-cover"
            />
            <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
              <div>
                <a href={item.pageUrl} className="font-semibold hover:underline hover:underline-offset-4">
                  {item.name}
                </a>
                <p className="text-sm text-slate">
                  {[item.color, item.size && t('cart.size', { size: item.size }), item.qty > 1 && `× ${item.qty}`]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
                <p className="text-sm tabular-nums">{money(item.price.current)}</p>
                {historicBestPrice && item.price.current < item.price.original && (
                  <LowestOfLate price={item.price} money={money} />
                )}
                {!item.available && <p className="text-sm font-semibold text-berry">{t('cart.unavailable')}</p>}
              </div>
              <div className="flex items-center gap-5 text-sm">
                <PostForm
                  action="unsave"
                  fields={{ itemId: item.itemId, saveForLaterId: saved.saveForLaterId }}
                  onPost={() => void dropSaved(saved.saveForLaterId, item.itemId)}
                >
                  <button aria-label={t('cart.removeNamed', { name: item.name })} className={linkLook('py-2')}>
                    {t('cart.remove')}
                  </button>
                </PostForm>
                {item.available && (
                  <PostForm
                    action="to-cart"
                    fields={{ itemId: item.itemId, saveForLaterId: saved.saveForLaterId }}
                    onPost={() => void moveToCart(saved.saveForLaterId, item.itemId)}
                  >
                    <button
                      aria-label={t('cart.toCartNamed', { name: item.name })}
                      className={buttonLook({ look: 'secondary', size: 'small' })}
                    >
                      {t('cart.toCart')}
                    </button>
                  </PostForm>
                )}
              </div>
              {problem?.about === item.itemId && <Notice kind="error">{problemText(i18n, problem)}</Notice>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
