import type { z } from 'zod'
import type { StaffPerson } from '#contract/staff/people/staff.entities.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'

type Props = {
  readonly person: Pick<z.output<typeof StaffPerson>, 'state' | 'locked' | 'lastSeenAt' | 'hasSingleSignOn'>
  readonly isSending: boolean
  readonly onChange: () => void
  readonly onSend: () => void
  readonly onEndSignOn: () => void
  readonly onSignOut: () => void
  readonly onUnlock: () => void
  readonly onBlock: () => void
  readonly onUnblock: () => void
}

export function PersonActions({
  person,
  isSending,
  onChange,
  onSend,
  onEndSignOn,
  onSignOut,
  onUnlock,
  onBlock,
  onUnblock,
}: Props) {
  const { t } = useI18n()
  return (
    <>
      <Button look="quiet" onClick={onChange}>
        {t('change')}
      </Button>
      {person.locked && (
        <Button look="quiet" onClick={onUnlock}>
          {t('unlockPassword')}
        </Button>
      )}
      {person.state === 'active' && person.lastSeenAt !== undefined && (
        <Button look="quiet" onClick={onSignOut}>
          {t('signOutThem')}
        </Button>
      )}
      <Button look="quiet" disabled={isSending} onClick={onSend}>
        {t('inviteAgain')}
      </Button>
      {person.hasSingleSignOn && (
        <Button look="quiet" onClick={onEndSignOn}>
          {t('endSignOn')}
        </Button>
      )}
      {person.state === 'blocked' ? (
        <Button look="quiet" onClick={onUnblock}>
          {t('unblock')}
        </Button>
      ) : (
        <Button look="quiet" onClick={onBlock}>
          {t('block')}
        </Button>
      )}
    </>
  )
}
