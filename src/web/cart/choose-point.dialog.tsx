import { formatMoney } from '#domain/money/money.ts'
import { CURRENT_CART } from '#domain/cart/current-cart.ts'
import { call } from '#web/call.ts'
import { openDialog } from '#web/dialogs/dialog-state.ts'
import type { DialogProps } from '#web/dialogs/dialog-props.ts'
import { formatDistance } from '#domain/address/distance.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { useShared } from '#web/islands/use-shared.ts'
import { $cart, $cartProblem, $saving, changeCart, updateItem } from '#web/state/cart-state.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogActions, DialogBody, DialogText, DialogTitle } from '#web/ui/dialog-parts.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { deliveryTimeText, problemText } from '#web/state/cart-message.ts'
import { PlaceSearch } from './place-search.tsx'
import { findPoints, type FoundPoint } from './store-search.ts'

/** One item, or a whole shipment. */
export type PointWish = { place?: string } & ({ itemId: string } | { shippingId: string })

/** The collection point to which an item or a shipment goes. */
export default function ChoosePointDialog({ params, close }: DialogProps<PointWish>) {
  const i18n = useI18n()
  const { t, bcp47 } = i18n
  const cart = useShared($cart)
  const saving = useShared($saving) > 0
  const problem = useShared($cartProblem)
  const about = 'itemId' in params ? params.itemId : params.shippingId
  const shipment = cart?.shippingMethods.find(({ shippingId, itemIds }) =>
    'itemId' in params ? itemIds.includes(params.itemId) : shippingId === params.shippingId,
  )
  const way = shipment?.applicableShippingMethods.find(({ code }) => code === 'pudo')

  const choose = async ({ collectionPointId }: FoundPoint) => {
    const kept =
      'itemId' in params
        ? updateItem(params.itemId, { shippingOption: 'pudo', collectionPointId })
        : changeCart(() => {
            const body = {
              basketId: CURRENT_CART,
              shippingId: params.shippingId,
              code: 'pudo',
              collectionPointId,
            } as const
            return call('cart.setShippingMethod', { body })
          }, params.shippingId)
    if (await kept) close()
  }

  return (
    <>
      <DialogTitle>{t('cart.pointTitle')}</DialogTitle>
      {way && cart && (
        <DialogText>
          {t('cart.pointText', {
            price: way.price === 0 ? t('cart.free') : formatMoney(way.price, cart.currency, bcp47),
            time: deliveryTimeText(t, way.deliveryTime),
          })}
        </DialogText>
      )}
      <DialogBody className="flex flex-col gap-4">
        {problem?.about === about && <Notice kind="error">{problemText(i18n, problem)}</Notice>}
        <PlaceSearch
          place={params.place}
          find={findPoints}
          located={position => openDialog('confirm-location', { next: 'choose-point', item: params, ...position })}
          none={t('cart.noPoints')}
        >
          {point => (
            <PointChoice
              key={point.collectionPointId}
              point={point}
              busy={saving}
              chosen={point.collectionPointId === shipment?.collectionPointId}
              choose={choose}
            />
          )}
        </PlaceSearch>
      </DialogBody>
      <DialogActions>
        <Button look="quiet" onClick={close}>
          {t('cart.cancel')}
        </Button>
      </DialogActions>
    </>
  )
}

type ChoiceProps = { point: FoundPoint; busy: boolean; chosen: boolean; choose: (point: FoundPoint) => void }

function PointChoice({ point, busy, chosen, choose }: ChoiceProps) {
  const { t, bcp47 } = useI18n()
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-3 py-4">
      <div className="min-w-0">
        <p className="font-semibold">{point.name}</p>
        <p className="text-sm text-slate">
          {point.address.addressLine1}, {point.address.city}
          {point.distance !== undefined && ` · ${formatDistance(point.distance, bcp47)}`}
        </p>
        <p className="text-sm text-slate">{point.carrier}</p>
      </div>
      <Button
        look="secondary"
        size="small"
        disabled={busy || chosen}
        aria-label={`${t('cart.collectHere')}: ${point.name}`}
        onClick={() => choose(point)}
      >
        {t('cart.collectHere')}
      </Button>
    </li>
  )
}
