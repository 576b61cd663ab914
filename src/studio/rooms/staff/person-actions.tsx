import type { z } from 'zod'
import type { StaffPerson } from '#contract/staff/people/staff.entities.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'

type Props = {
  readonly person: Pick<z.output<typeof StaffPerson>, 'state' | 'hasSingleSignOn'>
  readonly isSending: boolean
  readonly onChange: () => void
  readonly onSend: () => void
  readonly onEndSignOn: () => void
  readonly onBlock: () => void
  readonly onUnblock: () => void
}

export function PersonActions({ person, isSending, onChange, onSend, onEndSignOn, onBlock, onUnblock }: Props) {
  const { t } = useI18n()
  return (
    <>
      <Button look="quiet" onClick={onChange}>
        {t('change')}
      </Button>
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
