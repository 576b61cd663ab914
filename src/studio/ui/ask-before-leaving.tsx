import { useBlocker } from '@tanstack/react-router'
import { useI18n } from '../i18n/i18n.tsx'
import { Confirm } from './dialog.tsx'

/** What a room looks for stands in its address, and loses nothing; another view of it is another place. */
const placeOf = ({ pathname, search }: { pathname: string; search: object }) =>
  `${pathname} ${'view' in search ? String(search.view) : ''}`

/** Nobody leaves what is written and not saved unasked, for another room as little as with the window. */
export function AskBeforeLeaving({ when }: { readonly when: boolean }) {
  const { t } = useI18n()
  const leaving = useBlocker({
    shouldBlockFn: ({ current, next }) => placeOf(current) !== placeOf(next),
    disabled: !when,
    withResolver: true,
  })
  if (leaving.status !== 'blocked') return null
  return (
    <Confirm
      title={t('leaveTitle')}
      text={t('leaveText')}
      action={t('leave')}
      busy={false}
      onConfirm={leaving.proceed}
      onClose={leaving.reset}
    />
  )
}
