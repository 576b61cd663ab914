import type { Cart } from '#contract/cart/cart.entities.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { formatMoney } from '#domain/money/money.ts'
import { FREE_SHIPPING_FROM } from '#domain/delivery/delivery.ts'
import { CheckIcon } from '#web/ui/icons.tsx'

/** How far it is to a parcel that costs nothing; silent where nothing travels that way. */
export function FreeDelivery({ cart: { shippingMethods, currency } }: { cart: Cart }) {
  const { t, bcp47 } = useI18n()
  const missing = shippingMethods.find(({ missingToFree }) => missingToFree !== undefined)?.missingToFree
  if (missing === undefined) return null
  return (
    <div>
      <p className="flex items-center gap-2 text-sm">
        {missing === 0 && <CheckIcon size={18} className="text-moss-dark" />}
        {missing === 0
          ? t('cart.deliveryFree')
          : t('cart.toFreeDelivery', { amount: formatMoney(missing, currency, bcp47) })}
      </p>
      <span className="way-to-free" style={{ '--way': 1 - missing / FREE_SHIPPING_FROM }} />
    </div>
  )
}
