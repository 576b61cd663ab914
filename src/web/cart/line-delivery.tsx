import type { CartItem } from '#contract/cart/cart-item.entities.ts'
import { findShippingMethodCode } from '#domain/delivery/delivery.ts'
import { shopUrl } from '#domain/sites/shop-urls.ts'
import { openDialog } from '#web/dialogs/dialog-state.ts'
import { useI18n, type Translate } from '#web/i18n/i18n.tsx'
import { updateItem } from '#web/state/cart-state.ts'
import { BoxIcon, MailIcon, StoreIcon, TruckIcon } from '#web/ui/icons.tsx'
import { linkLook, TextLink } from '#web/ui/text.tsx'
import { deliveryTimeText } from '#web/state/cart-message.ts'
import { isPlainClick } from '#web/ui/plain-click.ts'
import { PostForm } from '#web/ui/post-form.tsx'

const ICONS = {
  pickup: StoreIcon,
  sts: StoreIcon,
  pudo: BoxIcon,
  digital: MailIcon,
  customs: BoxIcon,
  standard: TruckIcon,
  me: TruckIcon,
} as const

/** How an item travels. Ways to a store ask for the store first. */
export function LineDelivery({ item }: { item: CartItem }) {
  const { t, locale } = useI18n()
  const { selected, available, shippingMethod, storeInfo, collectionPointName } = item.shippingOptions
  const Icon = ICONS[selected]
  const where = storeInfo ? (storeInfo.name ?? storeInfo.id) : collectionPointName
  const home = available.filter(code => code === 'standard' || code === 'me')
  const toStore = available.some(code => code === 'pickup' || code === 'sts')
  const others = home.filter(code => code !== selected)
  const toPoint = available.includes('pudo')
  return (
    <div className="text-sm">
      <p className="flex gap-2">
        <Icon size={18} className="mt-px shrink-0" />
        <span>
          {shippingMethod.label}
          {where !== undefined && ` ${t('cart.atStore', { store: where })}`}
          <span className="text-slate">, {deliveryTimeText(t, shippingMethod.deliveryTime)}</span>
        </span>
      </p>
      {(others.length > 0 || toStore || toPoint) && (
        <details key={`${selected} ${where}`} className="pl-6.5">
          <summary
            aria-label={t('cart.delivery', { name: item.name })}
            className="w-fit cursor-pointer py-1 underline decoration-1 underline-offset-4"
          >
            {t('cart.change')}
          </summary>
          <ul className="flex flex-col pb-1">
            {others.map(code => (
              <li key={code}>
                <PostForm
                  action="delivery"
                  fields={{ itemId: item.id, shippingOption: code }}
                  onPost={form => change(item.id, String(form.get('shippingOption')))}
                >
                  <button className={linkLook('py-1.5')}>{methodName(t, code)}</button>
                </PostForm>
              </li>
            ))}
            {toStore && (
              <li>
                <TextLink
                  href={shopUrl(locale, '/store-locator', { item: item.id, sku: item.sku, qty: item.qty })}
                  className="inline-block py-1.5"
                  onClick={event => {
                    if (!isPlainClick(event)) return
                    event.preventDefault()
                    openDialog('choose-store', {
                      itemId: item.id,
                      sku: item.sku,
                      qty: item.qty,
                      ...(storeInfo && { storeId: storeInfo.id, way: selected }),
                    })
                  }}
                >
                  {t('cart.chooseStore')}
                </TextLink>
              </li>
            )}
            {toPoint && (
              <li>
                <TextLink
                  href={shopUrl(locale, '/store-locator', { item: item.id, find: 'points' })}
                  className="inline-block py-1.5"
                  onClick={event => {
                    if (!isPlainClick(event)) return
                    event.preventDefault()
                    openDialog('choose-point', { itemId: item.id })
                  }}
                >
                  {t('cart.choosePoint')}
                </TextLink>
              </li>
            )}
          </ul>
        </details>
      )}
    </div>
  )
}

function change(itemId: string, code: string) {
  const shippingOption = findShippingMethodCode(code)
  if (shippingOption) void updateItem(itemId, { shippingOption })
}

const methodName = (t: Translate, code: 'standard' | 'me'): string =>
  t(code === 'me' ? 'cart.toExpress' : 'cart.toStandard')
