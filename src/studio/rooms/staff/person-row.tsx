import { useState } from 'react'
import type { z } from 'zod'
import type { StaffPerson } from '#contract/staff/staff.entities.ts'
import { useSend } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/dialog.tsx'
import { notify } from '../../ui/notices.tsx'

type Person = z.output<typeof StaffPerson>

export function PersonRow({ person, mayChange }: { readonly person: Person; readonly mayChange: boolean }) {
  const { t, moment } = useI18n()
  const ways = [person.hasPasskey && t('passkey'), person.hasPassword && t('password')].filter(Boolean)
  return (
    <tr>
      <th scope="row">
        {person.name}
        <span className="second">{person.email}</span>
      </th>
      <td>
        {person.assignments.map(({ role, sites }) => (
          <span key={role} className="tag">
            {role}
            {sites && ` · ${sites.join(' ')}`}
          </span>
        ))}
      </td>
      <td>
        <span className={`badge badge-${person.state}`}>{t(`state_${person.state}`)}</span>
      </td>
      <td>{ways.join(', ') || '–'}</td>
      <td>{person.lastSeenAt === undefined ? t('never') : moment(person.lastSeenAt)}</td>
      <td className="row-actions">{mayChange && <Actions person={person} />}</td>
    </tr>
  )
}

function Actions({ person }: { readonly person: Person }) {
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
