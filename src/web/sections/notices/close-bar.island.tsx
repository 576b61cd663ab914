import { useEffect } from 'react'
import { useT } from '#web/i18n/i18n.tsx'
import { keepId, keptIds } from '#web/session/kept-ids.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { CloseIcon } from '#web/ui/icons.tsx'

const hide = (id: string) =>
  document.querySelectorAll<HTMLElement>(`[data-closable="${CSS.escape(id)}"]`).forEach(bar => (bar.hidden = true))

/** Closes the bar it stands in, for good. */
export default function CloseBar({ closableId }: { closableId: string }) {
  const t = useT()
  useEffect(() => {
    if (keptIds('cairn.closed').includes(closableId)) hide(closableId)
  }, [closableId])
  return (
    <IconButton
      label={t('ui.close')}
      onClick={() => {
        keepId('cairn.closed', closableId)
        hide(closableId)
      }}
    >
      <CloseIcon size={16} />
    </IconButton>
  )
}
