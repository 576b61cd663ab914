import { useT } from '#web/i18n/i18n.tsx'
import { iconButtonLook } from '#web/ui/icon-button.tsx'
import { CloseIcon } from '#web/ui/icons.tsx'

type Props = { menuId: string; label?: string }

/** Leaves the narrow menu, from whichever level, or another sheet of the header. */
export function CloseMenu({ menuId, label }: Props) {
  const t = useT()
  return (
    <button
      type="button"
      popoverTarget={menuId}
      popoverTargetAction="hide"
      aria-label={label ?? t('shell.closeMenu')}
      className={iconButtonLook('-mr-2.5')}
    >
      <CloseIcon />
    </button>
  )
}
