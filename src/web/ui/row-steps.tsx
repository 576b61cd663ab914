import { useT } from '#web/i18n/i18n.tsx'
import { cx } from './class-names.ts'
import { iconButtonLook } from './icon-button.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from './icons.tsx'

type Props = {
  /** The row's id. */
  row: string
  /** So few that a wide screen shows all of them. */
  few?: boolean
  className?: string
}

/** For whoever cannot pull a row along: back and on, by as much as is seen of it. `card-browser.ts` listens. */
export function RowSteps({ row, few = false, className }: Props) {
  const t = useT()
  return (
    <div className={cx('needs-script -mr-2.5 flex justify-end', few && 'lg:hidden', className)}>
      <button
        type="button"
        data-step="-1"
        aria-controls={row}
        aria-label={t('ui.previous')}
        className={iconButtonLook()}
      >
        <ChevronLeftIcon />
      </button>
      <button type="button" data-step="1" aria-controls={row} aria-label={t('ui.next')} className={iconButtonLook()}>
        <ChevronRightIcon />
      </button>
    </div>
  )
}
