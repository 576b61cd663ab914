import type { DialogProps } from '#web/dialogs/dialog-props.ts'
import { useT } from '#web/i18n/i18n.tsx'
import { Button } from '#web/ui/button.tsx'
import { DialogActions, DialogText, DialogTitle } from '#web/ui/dialog-parts.tsx'

export default function StoreChangedDialog({ params, close }: DialogProps<{ storeName: string }>) {
  const t = useT()
  return (
    <>
      <DialogTitle>{t('cart.storeChanged')}</DialogTitle>
      <DialogText>{t('cart.storeChangedText', { store: params.storeName })}</DialogText>
      <DialogActions className="mt-6">
        <Button onClick={close}>{t('ui.close')}</Button>
      </DialogActions>
    </>
  )
}
