import type { z } from 'zod'
import type { StaffPerson } from '#contract/staff/people/staff.entities.ts'
import { isRefusal } from '../../calls/call.ts'
import { useSend } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { notify } from '../../ui/notices.tsx'

type Props = {
  readonly person: Pick<z.output<typeof StaffPerson>, 'id' | 'name' | 'hasPasskey' | 'hasPassword'>
  readonly onSendLink: () => void
  readonly onClose: () => void
}

/** Takes the company's own sign-in off somebody; who has nothing else is told so before, and offered a link after. */
export function SignOnDialog({ person, onSendLink, onClose }: Props) {
  const { t } = useI18n()
  const { id, name, hasPasskey, hasPassword } = person
  const end = useSend('people.endSingleSignOn', ['people.list'], 'form')
  const lastWay = !(hasPasskey || hasPassword) || isRefusal(end.error, 'STAFF_NO_WAY_LEFT')
  const send = async () => {
    await end.mutateAsync([{ params: { staffId: id }, query: { lastWay } }])
    notify(t('signOnEnded', { name }), lastWay ? { label: t('inviteAgain'), act: onSendLink } : undefined)
    onClose()
  }
  return (
    <FormDialog
      danger
      title={t('endSignOnTitle', { name })}
      text={t(lastWay ? 'endSignOnLast' : 'endSignOnText')}
      action={t('endSignOn')}
      busy={end.isPending}
      error={end.error}
      send={send}
      onClose={onClose}
    >
      {null}
    </FormDialog>
  )
}
