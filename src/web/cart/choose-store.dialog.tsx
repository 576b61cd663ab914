import { useCallback } from 'react'
import { openDialog } from '#web/dialogs/dialog-state.ts'
import type { DialogProps } from '#web/dialogs/dialog-props.ts'
import type { ShippingMethodCode } from '#domain/delivery/delivery.ts'
import { formatDistance } from '#domain/address/distance.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { useShared } from '#web/islands/use-shared.ts'
import { $cart, $cartProblem, $saving, updateItem } from '#web/state/cart-state.ts'
import { showToast } from '#web/toasts/toast-state.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogActions, DialogBody, DialogTitle } from '#web/ui/dialog-parts.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { problemText } from '#web/state/cart-message.ts'
import { PlaceSearch } from './place-search.tsx'
import { movedText } from './store-changed.dialog.tsx'
import { findStores, stockIn, type FoundStore, type Place } from './store-search.ts'

export type StoreWish = {
  itemId: string
  sku: string
  qty: number
  /** Where it goes so far, and how. */
  storeId?: string
  way?: ShippingMethodCode
  place?: string
}

/** Where to pick an item up, or have it sent to. Another store than that of the other items is asked about first. */
export default function ChooseStoreDialog({ params, close }: DialogProps<StoreWish>) {
  const i18n = useI18n()
  const { t } = i18n
  const saving = useShared($saving) > 0
  const problem = useShared($cartProblem)
  const cart = useShared($cart)
  const find = useCallback((place: Place) => findStores(place, params.sku), [params.sku])

  const wayTo = (store: FoundStore) => (stockIn(store, params.sku) >= params.qty ? 'pickup' : 'sts')
  const choose = async (store: FoundStore) => {
    const way = wayTo(store)
    const other = cart?.items.find(
      ({ id, shippingOptions: { storeInfo } }) => id !== params.itemId && storeInfo && storeInfo.id !== store.storeId,
    )
    const waits = other?.shippingOptions.storeInfo
    const wanted = { itemId: params.itemId, way, storeId: store.storeId, storeName: store.name } as const
    if (other && waits)
      openDialog('change-store', { ...wanted, otherItem: other.name, otherStore: waits.name ?? waits.id })
    else if (await updateItem(params.itemId, { shippingOption: way, storeId: store.storeId })) {
      if (params.storeId !== undefined) return openDialog('store-changed', wanted)
      // The first choice changes nothing that would have to be confirmed.
      close()
      const name = cart?.items.find(({ id }) => id === params.itemId)?.name ?? ''
      showToast({ text: movedText(t, name, wanted) })
    }
  }

  return (
    <>
      <DialogTitle>{t('cart.storeTitle')}</DialogTitle>
      <DialogBody className="flex flex-col gap-4">
        {problem?.about === params.itemId && <Notice kind="error">{problemText(i18n, problem)}</Notice>}
        <PlaceSearch
          place={params.place}
          find={find}
          located={position => openDialog('confirm-location', { next: 'choose-store', item: params, ...position })}
          none={t('cart.noStores')}
        >
          {store => (
            <StoreChoice
              key={store.storeId}
              store={store}
              sku={params.sku}
              qty={params.qty}
              busy={saving}
              chosen={store.storeId === params.storeId && wayTo(store) === params.way}
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

type ChoiceProps = {
  store: FoundStore
  sku: string
  qty: number
  busy: boolean
  chosen: boolean
  choose: (store: FoundStore) => void
}

function StoreChoice({ store, sku, qty, busy, chosen, choose }: ChoiceProps) {
  const { t, bcp47 } = useI18n()
  const free = stockIn(store, sku)
  const action = t(free >= qty ? 'cart.pickHere' : 'cart.shipHere')
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-3 py-4">
      <div>
        <p className="font-semibold">{store.name}</p>
        <p className="text-sm text-slate">
          {store.address.addressLine1}, {store.address.city}
          {store.distance !== undefined && ` · ${formatDistance(store.distance, bcp47)}`}
        </p>
        <p className={free >= qty ? 'text-sm text-moss-dark' : 'text-sm text-slate'}>
          {free > 0 ? t('cart.storeStock', { count: free }) : t('cart.noStock')}
        </p>
      </div>
      <Button
        look="secondary"
        size="small"
        disabled={busy || chosen}
        aria-label={`${action}: ${store.name}`}
        onClick={() => choose(store)}
      >
        {action}
      </Button>
    </li>
  )
}
