import { useSearch } from '@tanstack/react-router'
import { useCall, useMe } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useChangeSearch } from '../../lists/search.ts'
import { Button } from '../../ui/button.tsx'
import { Room } from '../../ui/room.tsx'
import { Answer } from '../../ui/state.tsx'
import { People } from './people.tsx'
import { PersonDialog } from './person-dialog.tsx'
import { RoleDialog } from './role-dialog.tsx'
import { RoleList } from './role-list.tsx'

export function StaffRoom() {
  const { t } = useI18n()
  const { data: me } = useMe()
  const roles = useCall('roles.list')
  const search = useSearch({ from: '/house/staff' })
  const change = useChangeSearch()
  const mayChange = me?.permissions.includes('staff.write') ?? false
  return (
    <Room
      title={t('staff')}
      actions={
        mayChange && (
          <Button look="primary" onClick={() => change({ open: 'invite' })}>
            {t('invite')}
          </Button>
        )
      }
    >
      <People roles={roles.data?.roles ?? []} search={search} mayChange={mayChange} />
      <Answer of={roles}>{list => <RoleList roles={list.roles} mayChange={mayChange} />}</Answer>
      {search.open === 'invite' && mayChange && roles.data && (
        <PersonDialog roles={roles.data.roles} onClose={() => change({ open: undefined })} />
      )}
      {search.open === 'role' && mayChange && (
        <RoleDialog role={undefined} onClose={() => change({ open: undefined })} />
      )}
    </Room>
  )
}
