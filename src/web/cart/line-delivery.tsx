import type { CartItem } from '#contract/cart-item.entities.ts'
import { findShippingMethodCode } from '#domain/delivery.ts'
import { openDialog } from '#web/dialogs/dialog-store.ts'
import { useI18n, type Translate } from '#web/i18n/i18n.tsx'
import { updateItem } from '#web/stores/cart-store.ts'
import { BoxIcon, MailIcon, StoreIcon, TruckIcon } from '#web/ui/icons.tsx'
import { TextLink } from '#web/ui/text.tsx'
import { deliveryTimeText } from './cart-message.ts'
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
  const { selected, available, shippingMethod, storeInfo } = item.shippingOptions
  const Icon = ICONS[selected]
  const home = available.filter(code => code === 'standard' || code === 'me')
  const toStore = available.some(code => code === 'pickup' || code === 'sts')
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <p className="flex items-center gap-2">
        <Icon size={18} className="shrink-0" />
        <span>
          {shippingMethod.label}
          {storeInfo && ` ${t('cart.atStore', { store: storeInfo.name ?? storeInfo.id })}`}
          <span className="text-slate">, {deliveryTimeText(t, shippingMethod.deliveryTime)}</span>
        </span>
      </p>
      {home
        .filter(code => code !== selected)
        .map(code => (
          <PostForm
            key={code}
            action="delivery"
            fields={{ itemId: item.id, shippingOption: code }}
            onPost={form => change(item.id, String(form.get('shippingOption')))}
          >
            <button className="py-1 underline decoration-1 underline-offset-4">{methodName(t, code)}</button>
          </PostForm>
        ))}
      {toStore && (
        <TextLink
          href={`/${locale}/store-locator?item=${item.id}&sku=${item.sku}`}
          className="py-1"
          onClick={event => {
            event.preventDefault()
            openDialog('choose-store', {
              itemId: item.id,
              sku: item.sku,
              qty: item.qty,
              ...(storeInfo && { storeId: storeInfo.id }),
            })
          }}
        >
          {t('cart.chooseStore')}
        </TextLink>
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
