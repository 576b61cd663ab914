import type { DialogProps } from '#web/dialogs/dialog-props.ts'
import { useT } from '#web/i18n/i18n.tsx'
import { Button } from '#web/ui/button.tsx'
import { DialogActions, DialogText, DialogTitle } from '#web/ui/dialog-parts.tsx'

export default function AskedDialog({ close }: DialogProps) {
  const t = useT()
  return (
    <>
      <DialogTitle>{t('product.asked')}</DialogTitle>
      <DialogText className="pb-6">{t('product.askedText')}</DialogText>
      <DialogActions>
        <Button onClick={close}>{t('product.done')}</Button>
      </DialogActions>
    </>
  )
}
