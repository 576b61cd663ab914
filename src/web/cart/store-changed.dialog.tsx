import type { DialogProps } from '#web/dialogs/dialog-props.ts'
import { useT, type Translate } from '#web/i18n/i18n.tsx'
import { useShared } from '#web/islands/use-shared.ts'
import { $cart } from '#web/state/cart-state.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogActions, DialogText, DialogTitle } from '#web/ui/dialog-parts.tsx'
import type { Moved } from './change-store.dialog.tsx'

/** Where an item will be now. Kept here: a file of its own would be one more to load for every dialog. */
export const movedText = (t: Translate, name: string, { way, storeName }: Moved): string =>
  t(way === 'pickup' ? 'cart.storeChangedText' : 'cart.storeChangedSent', { name, store: storeName })

/** Says what went where: other items stay where they were. */
export default function StoreChangedDialog({ params, close }: DialogProps<Moved>) {
  const t = useT()
  const name = useShared($cart)?.items.find(({ id }) => id === params.itemId)?.name ?? ''
  return (
    <>
      <DialogTitle>{t('cart.storeChanged')}</DialogTitle>
      <DialogText>{movedText(t, name, params)}</DialogText>
      <DialogActions className="mt-6">
        <Button look="secondary" onClick={close}>
          {t('ui.close')}
        </Button>
      </DialogActions>
    </>
  )
}
