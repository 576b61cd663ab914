import { formatMoney } from '#domain/money.ts'
import { call } from '#web/call.ts'
import type { DialogProps } from '#web/dialogs/registry.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { useShared } from '#web/islands/use-shared.ts'
import { $cart, $cartProblem, $saving, CURRENT, changeCart } from '#web/stores/cart-store.ts'
import type { ShippingMethodCode } from '#domain/delivery.ts'
import { DialogBody, DialogText, DialogTitle } from '#web/ui/dialog-parts.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { deliveryTimeText, problemText } from './cart-message.ts'

/** Sends a whole shipment another way. */
export default function ChangeShippingDialog({ params, close }: DialogProps<{ shippingId: string }>) {
  const i18n = useI18n()
  const { t, bcp47 } = i18n
  const cart = useShared($cart)
  const saving = useShared($saving) > 0
  const problem = useShared($cartProblem)
  const shipment = cart?.shippingMethods.find(({ shippingId }) => shippingId === params.shippingId)
  const choose = async (code: ShippingMethodCode) => {
    const body = { basketId: CURRENT, shippingId: params.shippingId, code }
    if (await changeCart(() => call('cart.setShippingMethod', { body }), params.shippingId)) close()
  }
  // A store or a collection point is chosen where there is a list of them.
  const ways = shipment?.applicableShippingMethods.filter(({ code }) => code === 'standard' || code === 'me') ?? []
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
                className="flex w-full items-center justify-between gap-4 py-4 text-left aria-pressed:font-semibold"
              >
                <span>
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
