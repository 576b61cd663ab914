import { useT } from '#web/i18n/i18n.tsx'
import { iconButtonLook } from '#web/ui/icon-button.tsx'
import { CloseIcon } from '#web/ui/icons.tsx'

/** Leaves the narrow menu, from whichever level. */
export function CloseMenu({ menuId }: { menuId: string }) {
  const t = useT()
  return (
    <button
      type="button"
      popoverTarget={menuId}
      popoverTargetAction="hide"
      aria-label={t('shell.closeMenu')}
      className={iconButtonLook('-mr-2.5')}
    >
      <CloseIcon />
    </button>
  )
}
