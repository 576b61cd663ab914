import { useEffect } from 'react'
import { Dialog } from '@base-ui/react/dialog'
import { I18nProvider, useI18n } from '#web/i18n/i18n.tsx'
import { useShared } from '#web/islands/use-shared.ts'
import { iconButtonLook } from '#web/ui/icon-button.tsx'
import { CloseIcon } from '#web/ui/icons.tsx'
import { showInAddress } from './deep-link.ts'
import { DialogBoundary } from './dialog-boundary.tsx'
import { $dialog, closeDialog, giveUp } from './dialog-state.ts'
import { useLoadedDialog } from './use-loaded-dialog.ts'

/** Shows whichever dialog is open. One per page; asleep until the first one is asked for. */
export default function DialogHost() {
  const request = useShared($dialog)
  const loaded = useLoadedDialog(request)
  const { locale, t } = useI18n()
  useEffect(() => showInAddress(request), [request])
  if (!loaded) return null
  const { View, shape } = loaded
  const close = () => closeDialog(loaded.request)
  const fail = (error: unknown) => {
    console.error('Dialog failed', loaded.request.name, error)
    giveUp(loaded.request)
  }
  return (
    <Dialog.Root open={request === loaded.request} onOpenChange={open => !open && close()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="dialog-backdrop" />
        <Dialog.Viewport className="dialog-viewport" data-shape={shape}>
          <Dialog.Popup className="dialog-popup" data-shape={shape}>
            <I18nProvider locale={locale} messages={loaded.messages}>
              <DialogBoundary key={loaded.serial} onFail={fail}>
                <View params={loaded.request.params} close={close} />
              </DialogBoundary>
            </I18nProvider>
            <Dialog.Close aria-label={t('ui.close')} className={iconButtonLook('absolute top-3 right-3 bg-paper')}>
              <CloseIcon />
            </Dialog.Close>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
