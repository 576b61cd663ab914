import { useState } from 'react'
import type { z } from 'zod'
import type { StaffPerson } from '#contract/staff/staff.entities.ts'
import { useSend } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/dialog.tsx'
import { notify } from '../../ui/notices.tsx'

type Props = { readonly person: z.output<typeof StaffPerson>; readonly onChange: () => void }

export function PersonActions({ person, onChange }: Props) {
  const { t } = useI18n()
  const [asked, setAsked] = useState(false)
  const change = useSend('people.change', ['people.list'])
  const again = useSend('people.inviteAgain', ['people.list'])
  const { name } = person
  const put = (state: 'active' | 'blocked') => change.mutateAsync([{ params: { staffId: person.id }, body: { state } }])
  const block = async () => {
    await put('blocked')
    setAsked(false)
    notify(t('blocked', { name }), { label: t('undo'), act: () => void put('active') })
  }
  const unblock = async () => {
    await put('active')
    notify(t('unblocked', { name }))
  }
  const sendLink = async () => {
    await again.mutateAsync([{ params: { staffId: person.id } }])
    notify(t('linkSent', { name }))
  }
  return (
    <>
      <Button look="quiet" onClick={onChange}>
        {t('change')}
      </Button>
      <Button look="quiet" disabled={again.isPending} onClick={() => void sendLink()}>
        {t('inviteAgain')}
      </Button>
      {person.state === 'blocked' ? (
        <Button look="quiet" onClick={() => void unblock()}>
          {t('unblock')}
        </Button>
      ) : (
        <Button look="quiet" onClick={() => setAsked(true)}>
          {t('block')}
        </Button>
      )}
      {asked && (
        <Confirm
          title={t('blockTitle', { name })}
          text={t('blockText')}
          action={t('block')}
          busy={change.isPending}
          onClose={() => setAsked(false)}
          onConfirm={() => void block()}
        />
      )}
    </>
  )
}
