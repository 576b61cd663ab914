import type { CartItem } from '#contract/cart/cart-item.entities.ts'
import type { Cart } from '#contract/cart/cart.entities.ts'
import { formatMoney, type Currency } from '#domain/money/money.ts'
import { shopUrl } from '#domain/sites/shop-urls.ts'
import { siteOfLocale } from '#domain/sites/sites.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { useShared } from '#web/islands/use-shared.ts'
import { openDialog } from '#web/dialogs/dialog-state.ts'
import { $wanted, removeItem, setQuantity, type CartProblem } from '#web/state/cart-state.ts'
import { cx } from '#web/ui/class-names.ts'
import { iconButtonLook } from '#web/ui/icon-button.tsx'
import { GiftIcon, MinusIcon, PlusIcon } from '#web/ui/icons.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { linkLook, TextLink } from '#web/ui/text.tsx'
import { flashText, problemText } from '#web/state/cart-message.ts'
import { lineAmount } from '#web/state/line-amount.ts'
import { GiftForm } from './gift-form.tsx'
import { LineDelivery } from './line-delivery.tsx'
import { LowestOfLate } from './lowest-of-late.tsx'
import { isPlainClick } from '#web/ui/plain-click.ts'
import { PostForm } from '#web/ui/post-form.tsx'
import { saveForLater } from './saved-state.ts'

type Props = {
  item: CartItem
  currency: Currency
  flash: Cart['flash']
  problem: CartProblem | undefined
  /** Lists are off while an associate is connected. */
  lists: boolean
  /** Its gift note is being written in the page. */
  writing: boolean
}

/** One line of the cart: what it is, how many, how it travels, what it costs. */
export function CartLine({ item, currency, flash, problem, lists, writing }: Props) {
  const i18n = useI18n()
  const { t, bcp47, locale } = i18n
  const money = (amount: number) => formatMoney(amount, currency, bcp47)
  // What is said of a gift stands where others have their controls.
  const changes = item.bonus ? [] : flash
  const { amount, rowTotal, current, original } = item.price
  const historic = siteOfLocale(locale).features.historicBestPrice && current < original
  // The lowest price of late is of one piece, and stands with its name.
  const before = historic ? amount : original * item.qty
  return (
    <li
      id={item.id}
      className="grid scroll-mt-24 grid-cols-[6rem_1fr] gap-x-4 gap-y-3 py-6 sm:grid-cols-[8rem_1fr] sm:gap-x-6"
    >
      <a href={item.pdpUrl} tabIndex={-1} aria-hidden="true" className="block self-start bg-stone-100">
        <img
          src={item.image.url}
          alt=""
          width={200}
          height={250}
          loading="lazy"
          className="aspect-4/5 w-full object-cover"
        />
      </a>
      <div className="flex min-w-0 flex-col gap-3">
        <div className="grid grid-cols-[1fr_auto] items-start gap-x-4 sm:gap-x-6">
          <div className="min-w-0 wrap-break-word hyphens-auto">
            <h2 className="text-base leading-6 font-semibold">
              <a href={item.pdpUrl} className="hover:underline hover:underline-offset-4">
                {item.name}
              </a>
            </h2>
            <p className="text-sm text-slate">
              {[item.color, item.size && t('cart.size', { size: item.size })].filter(Boolean).join(' · ')}
            </p>
          </div>
          <div className="text-right tabular-nums sm:row-span-2">
            <p className="font-semibold">{lineAmount(i18n, item, currency)}</p>
            {before > rowTotal && (
              <s className="text-sm text-slate">
                <span className="sr-only">{t('ui.wasPrice')} </span>
                {money(before)}
              </s>
            )}
          </div>
          <div className="max-sm:col-span-full">
            {item.qty > 1 && current > 0 && (
              <p className="text-sm text-slate tabular-nums">{t('cart.each', { price: money(current) })}</p>
            )}
            {historic && <LowestOfLate price={item.price} money={money} />}
            {item.promotions.map(({ promotionId, promotionName }) => (
              <p key={promotionId} className="text-sm text-slate">
                {promotionName}
              </p>
            ))}
            <Availability item={item} />
          </div>
        </div>
        {changes.map(each => (
          <Notice
            key={each.code}
            kind={each.type === 'error' ? 'warning' : 'info'}
            title={item.needsReview ? t('cart.review') : undefined}
          >
            {flashText(i18n, each)}
          </Notice>
        ))}
        {problem && <Notice kind="error">{problemText(i18n, problem)}</Notice>}
        {item.bonus ? (
          <p className="flex items-center gap-2 text-sm text-slate">
            <GiftIcon size={18} className="shrink-0" />
            {[t('cart.gift'), ...flash.map(each => flashText(i18n, each))].join('. ')}
          </p>
        ) : (
          <LineControls item={item} lists={lists} writing={writing} />
        )}
      </div>
    </li>
  )
}

function Availability({ item: { availability } }: { item: CartItem }) {
  const { t } = useI18n()
  if (availability.state === 'InStock') return null
  const out = availability.state === 'OutOfStock'
  return (
    <p className={cx('text-sm font-semibold', out ? 'text-berry' : 'text-ink')}>
      {out ? t('cart.out') : t('cart.low', { count: availability.quantity ?? 0 })}
    </p>
  )
}

function LineControls({ item, lists, writing }: Pick<Props, 'item' | 'lists' | 'writing'>) {
  const { t, locale } = useI18n()
  const { id: itemId, name } = item
  const qty = useShared($wanted)[itemId] ?? item.qty
  return (
    <>
      <LineDelivery item={item} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <PostForm
          action="quantity"
          fields={{ itemId }}
          label={t('cart.qty', { name })}
          onPost={form => setQuantity(itemId, Number(form.get('qty')))}
          className="inline-flex items-center rounded-control border border-stone-500"
        >
          <button
            name="qty"
            value={qty - 1}
            disabled={qty <= 1}
            aria-label={t('cart.less', { name })}
            className={iconButtonLook()}
          >
            <MinusIcon size={16} />
          </button>
          <output aria-live="polite" className="min-w-8 text-center tabular-nums">
            {qty}
          </output>
          <button
            name="qty"
            value={qty + 1}
            disabled={qty >= item.maxQty}
            aria-label={t('cart.more', { name })}
            className={iconButtonLook()}
          >
            <PlusIcon size={16} />
          </button>
        </PostForm>
        <div className="flex flex-wrap gap-x-5 gap-y-2 text-sm">
          <PostForm action="remove" fields={{ itemId }} onPost={() => void removeItem(itemId)}>
            <button aria-label={t('cart.removeNamed', { name })} className={linkLook('py-2')}>
              {t('cart.remove')}
            </button>
          </PostForm>
          {lists && !item.isDigitalProduct && (
            <PostForm action="later" fields={{ itemId }} onPost={() => void saveForLater(itemId)}>
              <button aria-label={t('cart.laterNamed', { name })} className={linkLook('py-2')}>
                {t('cart.later')}
              </button>
            </PostForm>
          )}
          {!item.isDigitalProduct && !item.isCustoms && (
            <TextLink
              href={`${shopUrl(locale, '/cart', { gift: itemId })}#${itemId}`}
              className="py-2"
              onClick={event => {
                if (!isPlainClick(event)) return
                event.preventDefault()
                const { to = '', message = '' } = item.giftOption ?? {}
                openDialog('gift-option', { itemId, to, message })
              }}
            >
              {item.giftOption ? t('cart.editGift') : t('cart.addGift')}
            </TextLink>
          )}
        </div>
      </div>
      {writing && <GiftForm item={item} />}
      {item.giftOption && (
        <p className="flex gap-2 text-sm text-slate">
          <GiftIcon size={18} className="shrink-0" />
          <span>
            {item.giftOption.to && <span className="block">{t('cart.giftFor', { to: item.giftOption.to })}</span>}
            {item.giftOption.message && <q>{item.giftOption.message}</q>}
          </span>
        </p>
      )}
    </>
  )
}
