import type { PageVisit } from '#contract/web.ts'
import { FREE_SHIPPING_FROM, SHIPPING_METHODS } from '#domain/delivery/delivery.ts'
import { formatMoney } from '#domain/money/money.ts'
import { priceDisplay, rangeText } from '#domain/money/price-display.ts'
import { momentText } from '#domain/time/moments.ts'
import { RETURN_WINDOW_DAYS } from '#domain/orders/order-status.ts'
import { shopUrl } from '#domain/sites/shop-urls.ts'
import { opensDialog } from '#web/dialogs/opens-dialog.ts'
import { useKept } from '#web/document/kept.tsx'
import { useI18n } from '#web/i18n/i18n.tsx'
import { Island } from '#web/islands/island.tsx'
import { buyingOf } from '#web/product/buying.ts'
import { NotifyFallback } from '#web/product/notify-fallback.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { HeartIcon, ReturnIcon, ShareIcon, StoreIcon, TruckIcon } from '#web/ui/icons.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Price } from '#web/ui/price.tsx'
import { Stars } from '#web/ui/stars.tsx'
import { cx } from '#web/ui/class-names.ts'
import { SwatchLink } from '#web/ui/swatch.tsx'
import { Heading } from '#web/ui/text.tsx'
import type { ProductData } from './load-product.ts'

/** What is made to order travels in a way of its own, which is never free. */
const CUSTOM = SHIPPING_METHODS.customs
const QUIET = 'flex min-h-11 items-center gap-3 text-left text-sm hover:underline underline-offset-4'

/** Everything that leads to buying, in one column that stays in view, unless it is so long that its end would be out of reach. */
export function BuyColumn({ data, visit }: { data: ProductData; visit: PageVisit }) {
  const keep = useKept()
  const { product, colour, reviews } = data
  const news = newsOf(visit.url.searchParams)
  const isLong = product.isDigitalProduct || product.isCustoms
  return (
    <div
      id="buy"
      className={cx(
        'flex flex-col gap-6 lg:self-start',
        !isLong && 'lg:sticky lg:top-[calc(var(--header-height)+1rem)]',
      )}
      dangerouslySetInnerHTML={keep(
        [product, colour, reviews],
        `buy ${news}`,
        <BuyParts data={{ product, colour, reviews }} news={news} />,
      )}
    />
  )
}

type News = 'gone' | 'failed' | 'notified' | 'back-already' | undefined

/** What became of a form that was sent without script. */
function newsOf(asked: URLSearchParams): News {
  const problem = asked.get('problem')
  if (problem) return problem === 'INV700' ? 'gone' : 'failed'
  return (['notified', 'back-already'] as const).find(news => news === asked.get('said'))
}

type PartsProps = { data: Pick<ProductData, 'product' | 'colour' | 'reviews'>; news: News }

function BuyParts({ data: { product, colour, reviews }, news }: PartsProps) {
  const { t, locale, bcp47 } = useI18n()
  const money = (amount: number) => formatMoney(amount, product.currency, bcp47)
  const buying = buyingOf(product, colour, locale)
  // A gift card costs what is chosen.
  const price =
    buying.kind === 'gift-card'
      ? undefined
      : rangeText(priceDisplay(colour.price).current, { currency: product.currency, locale: bcp47, free: t('ui.free') })
  return (
    <>
      <header className="flex flex-col gap-3">
        {colour.badges.length > 0 && (
          <p className="flex gap-2">
            {colour.badges.map(({ id, label }) => (
              <Badge key={id} tone={id === 'sale' ? 'outline' : 'quiet'}>
                {label}
              </Badge>
            ))}
          </p>
        )}
        <Heading level={1} size="lg">
          {product.name}
        </Heading>
        <p className="text-slate">{product.tagline}</p>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Price price={colour.price} currency={product.currency} large />
          {reviews.summary.count > 0 && (
            <Stars score={reviews.summary.score} count={reviews.summary.count} href="#reviews" />
          )}
        </div>
      </header>
      <section aria-label={t('product.colour')} className="flex flex-col gap-2">
        <p className="text-sm">
          <span className="font-semibold">{t('product.colour')}</span> <span className="text-slate">{colour.name}</span>
        </p>
        <ul className="flex flex-wrap gap-1">
          {product.colours.map(({ id, name, hexes, url, stockState }) => (
            <li key={id}>
              <SwatchLink
                href={url}
                name={name}
                hexes={hexes.slice(0, 2)}
                current={id === colour.id}
                unavailable={stockState === 'OutOfStock'}
                size={24}
              />
            </li>
          ))}
        </ul>
      </section>
      {(news === 'gone' || news === 'failed') && <Notice kind="error">{t(`product.${news}`)}</Notice>}
      {news === 'notified' && <Notice kind="success">{t('product.notifyText')}</Notice>}
      {news === 'back-already' && <Notice kind="success">{t('product.notifyInStock')}</Notice>}
      {product.isComing ? (
        <Notice kind="info" title={t('trial.coming')}>
          {t('trial.comingFrom', { moment: momentText(locale, product.launchedAt) })}
        </Notice>
      ) : (
        <>
          <Island name="buy-box" wake="soon" props={{ buying, price }} />
          <NotifyFallback buying={buying} />
        </>
      )}
      <div className="border-t border-stone-300 pt-2">
        {buying.kind === 'goods' && !product.isComing && (
          <a href={shopUrl(locale, '/store-locator')} {...opensDialog('pickup', { buying })} className={QUIET}>
            <StoreIcon />
            {t('product.pickup')}
          </a>
        )}
        {!product.isComing && (
          <form method="post">
            <input type="hidden" name="_action" value="favorite" />
            <input type="hidden" name="productId" value={colour.id} />
            <button data-favorite={colour.id} aria-pressed="false" className={QUIET}>
              <HeartIcon />
              {t('product.favorite', { name: product.name })}
            </button>
          </form>
        )}
        <button type="button" data-share={colour.url} className={`${QUIET} needs-script`}>
          <ShareIcon />
          {t('product.share')}
          <output data-shared="" hidden className="text-moss-dark">
            {t('product.shared')}
          </output>
        </button>
        {buying.kind !== 'gift-card' && (
          <p className="flex min-h-11 items-center gap-3 text-sm">
            <TruckIcon />
            {buying.kind === 'custom'
              ? t('product.deliveryCustom', { days: CUSTOM.businessDays?.join('–') ?? '', amount: money(CUSTOM.price) })
              : t('product.delivery', { amount: money(FREE_SHIPPING_FROM), days: RETURN_WINDOW_DAYS })}
          </p>
        )}
        {buying.kind === 'custom' && (
          <p className="flex min-h-11 items-center gap-3 text-sm">
            <ReturnIcon />
            {t('product.noReturns')}
          </p>
        )}
      </div>
    </>
  )
}
