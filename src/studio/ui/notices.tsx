import { Toast } from '@base-ui/react/toast'
import { useI18n } from '../i18n/i18n.tsx'

const notices = Toast.createToastManager()

/** Says an outcome, and offers the way back where there is one. */
export function notify(text: string, undo?: { readonly label: string; readonly act: () => unknown }): void {
  const id = notices.add({
    title: text,
    ...(undo && { actionProps: { children: undo.label, onClick: () => void takeBack(undo.act) } }),
    timeout: undo ? 8000 : 5000,
  })
  let isTaking = false
  /** What was taken back cannot be taken back again; what could not be is offered still. */
  const takeBack = async (act: () => unknown) => {
    if (isTaking) return
    isTaking = true
    try {
      await act()
      notices.close(id)
    } catch {
      isTaking = false
    }
  }
}

export function Notices() {
  return (
    <Toast.Provider toastManager={notices}>
      <Toast.Viewport className="notices">
        <List />
      </Toast.Viewport>
    </Toast.Provider>
  )
}

function List() {
  const { toasts } = Toast.useToastManager()
  const { t } = useI18n()
  return toasts.map(toast => (
    <Toast.Root key={toast.id} toast={toast} className="notice">
      <Toast.Title className="notice-text" />
      <Toast.Action className="button button-quiet" />
      <Toast.Close className="button button-quiet" aria-label={t('close')}>
        ×
      </Toast.Close>
    </Toast.Root>
  ))
}
