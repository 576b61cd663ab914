import { formatMoney } from '#domain/money/money.ts'
import { CURRENT_CART } from '#domain/cart/current-cart.ts'
import { call } from '#web/call.ts'
import { openDialog } from '#web/dialogs/dialog-state.ts'
import type { DialogProps } from '#web/dialogs/dialog-props.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { useShared } from '#web/islands/use-shared.ts'
import { $cart, $cartProblem, $saving, changeCart } from '#web/state/cart-state.ts'
import type { ShippingMethodCode } from '#domain/delivery/delivery.ts'
import { cx } from '#web/ui/class-names.ts'
import { DialogBody, DialogText, DialogTitle } from '#web/ui/dialog-parts.tsx'
import { CheckIcon } from '#web/ui/icons.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { deliveryTimeText, problemText } from '#web/state/cart-message.ts'

const WHOLE: ReadonlySet<ShippingMethodCode> = new Set(['standard', 'me', 'pudo'])

/** Sends a whole shipment another way. */
export default function ChangeShippingDialog({ params, close }: DialogProps<{ shippingId: string }>) {
  const i18n = useI18n()
  const { t, bcp47 } = i18n
  const cart = useShared($cart)
  const saving = useShared($saving) > 0
  const problem = useShared($cartProblem)
  const shipment = cart?.shippingMethods.find(({ shippingId }) => shippingId === params.shippingId)
  const choose = async (code: ShippingMethodCode) => {
    if (code === 'pudo') return openDialog('choose-point', params)
    const body = { basketId: CURRENT_CART, shippingId: params.shippingId, code }
    if (await changeCart(() => call('cart.setShippingMethod', { body }), params.shippingId)) close()
  }
  // A store is chosen item by item.
  const ways = shipment?.applicableShippingMethods.filter(({ code }) => WHOLE.has(code)) ?? []
  return (
    <>
      <DialogTitle>{t('cart.methodTitle')}</DialogTitle>
      <DialogText>{t('cart.methodText')}</DialogText>
      <DialogBody>
        {problem?.about === params.shippingId && <Notice kind="error">{problemText(i18n, problem)}</Notice>}
        <ul className="divide-y divide-stone-300 border-y border-stone-300">
          {ways.map(({ code, label, deliveryTime, price }) => (
            <li key={code}>
              <button
                type="button"
                disabled={saving}
                aria-pressed={code === shipment?.code}
                onClick={() => void choose(code)}
                className="flex w-full items-center gap-3 py-4 text-left aria-pressed:font-semibold"
              >
                <CheckIcon size={18} className={cx('shrink-0', code !== shipment?.code && 'invisible')} />
                <span className="flex-1">
                  {label}
                  <span className="block text-sm font-normal text-slate">{deliveryTimeText(t, deliveryTime)}</span>
                </span>
                <span className="tabular-nums">
                  {price === 0 || !cart ? t('cart.free') : formatMoney(price, cart.currency, bcp47)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </DialogBody>
    </>
  )
}
