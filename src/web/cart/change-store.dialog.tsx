import type { CartItem } from '#contract/cart/cart-item.entities.ts'
import { openDialog } from '#web/dialogs/dialog-state.ts'
import type { DialogProps } from '#web/dialogs/dialog-props.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { useShared } from '#web/islands/use-shared.ts'
import { $cart, $cartProblem, $saving, updateItem } from '#web/state/cart-state.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogActions, DialogText, DialogTitle } from '#web/ui/dialog-parts.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { problemText } from '#web/state/cart-message.ts'

export type Moved = { itemId: string; way: 'pickup' | 'sts'; storeId: string; storeName: string }
type Params = Moved & { otherItem: string; otherStore: string }

/** The other items wait in another store: is that meant? */
export default function ChangeStoreDialog({ params, close }: DialogProps<Params>) {
  const i18n = useI18n()
  const { t } = i18n
  const saving = useShared($saving) > 0
  const problem = useShared($cartProblem)
  const item = useShared($cart)?.items.find(({ id }) => id === params.itemId)
  const change = async () => {
    if (await updateItem(params.itemId, { shippingOption: params.way, storeId: params.storeId }))
      openDialog('store-changed', params)
  }
  return (
    <>
      <DialogTitle>{t('cart.changeStore')}</DialogTitle>
      <DialogText>
        {t('cart.changeStoreText', {
          other: params.otherItem,
          store: params.otherStore,
          name: item?.name ?? '',
          next: params.storeName,
        })}
      </DialogText>
      {problem?.about === params.itemId && (
        <Notice kind="error" className="mx-6 mt-4">
          {problemText(i18n, problem)}
        </Notice>
      )}
      <DialogActions className="mt-6">
        <Button loading={saving} onClick={() => void change()}>
          {t('cart.moveStore', { next: params.storeName })}
        </Button>
        <Button look="quiet" onClick={close}>
          {t('cart.keepWay', { way: wayOf(item) })}
        </Button>
      </DialogActions>
    </>
  )
}

/** How an item travels now: that is what is kept, wherever other items go. */
function wayOf(item: CartItem | undefined): string {
  const { storeInfo, collectionPointName, shippingMethod } = item?.shippingOptions ?? {}
  return storeInfo?.name ?? collectionPointName ?? shippingMethod?.label ?? ''
}
