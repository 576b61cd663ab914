import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCall, useMe } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { Room } from '../../ui/room.tsx'
import { Answer } from '../../ui/state.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { PersonRow } from './person-row.tsx'
import { RoleList } from './role-list.tsx'

export function StaffRoom() {
  const { t } = useI18n()
  const { data: me } = useMe()
  const people = useCall('people.list')
  const roles = useCall('roles.list')
  const { open } = useSearch({ from: '/house/staff' })
  const navigate = useNavigate()
  const mayChange = me?.permissions.includes('staff.write') ?? false
  const show = (what: 'invite' | undefined) => void navigate({ to: '/staff', search: what ? { open: what } : {} })
  return (
    <Room
      title={t('staff')}
      actions={
        mayChange && (
          <Button look="primary" onClick={() => show('invite')}>
            {t('invite')}
          </Button>
        )
      }
    >
      <Answer of={people}>
        {list => (
          <div className="table-frame">
            <table>
              <caption className="unseen">{t('people')}</caption>
              <thead>
                <tr>
                  <th scope="col">{t('name')}</th>
                  <th scope="col">{t('role')}</th>
                  <th scope="col">{t('state')}</th>
                  <th scope="col">{t('ways')}</th>
                  <th scope="col">{t('lastSeen')}</th>
                  <th scope="col">
                    <span className="unseen">{t('change')}</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {list.people.map(person => (
                  <PersonRow key={person.id} person={person} mayChange={mayChange && person.id !== me?.id} />
                ))}
              </tbody>
            </table>
          </div>
        )}
      </Answer>
      <Answer of={roles}>{list => <RoleList roles={list.roles} />}</Answer>
      {open === 'invite' && mayChange && (
        <InviteDialog roles={roles.data?.roles ?? []} onClose={() => show(undefined)} />
      )}
    </Room>
  )
}
