import { useEffect } from 'react'
import { useT } from '#web/i18n/i18n.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { CloseIcon } from '#web/ui/icons.tsx'
import { isClosed, rememberClosed } from './closed-bars.ts'

const hide = (id: string) =>
  document.querySelectorAll<HTMLElement>(`[data-closable="${CSS.escape(id)}"]`).forEach(bar => (bar.hidden = true))

/** Closes the bar it stands in, for good. */
export default function CloseBar({ closableId }: { closableId: string }) {
  const t = useT()
  useEffect(() => {
    if (isClosed(closableId)) hide(closableId)
  }, [closableId])
  return (
    <IconButton
      label={t('ui.close')}
      onClick={() => {
        rememberClosed(closableId)
        hide(closableId)
      }}
    >
      <CloseIcon size={16} />
    </IconButton>
  )
}
