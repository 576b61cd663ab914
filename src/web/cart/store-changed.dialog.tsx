import type { DialogProps } from '#web/dialogs/dialog-props.ts'
import { useT } from '#web/i18n/i18n.tsx'
import { useShared } from '#web/islands/use-shared.ts'
import { $cart } from '#web/state/cart-state.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogActions, DialogText, DialogTitle } from '#web/ui/dialog-parts.tsx'
import type { Moved } from './change-store.dialog.tsx'
import { movedText } from './moved-text.ts'

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
