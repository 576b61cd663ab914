import { useState } from 'react'
import type { z } from 'zod'
import type { StaffRole } from '#contract/staff/people/staff.entities.ts'
import { LIMITS } from '#domain/staff/roles.ts'
import { useSend } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { HistoryButton } from '../../lists/object-history.tsx'
import { useRoleName } from '../../permissions/role-names.ts'
import { PERMISSION_WORDS } from '../../permissions/words.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/notices.tsx'
import { RoleDialog } from './role-dialog.tsx'

type Role = z.output<typeof StaffRole>
const NO_LIMIT = Number.MAX_SAFE_INTEGER

/** What each role may do, in plain words. Those that come with the program stay as they are. */
export function RoleList({ roles, mayChange }: { readonly roles: readonly Role[]; readonly mayChange: boolean }) {
  const { t } = useI18n()
  const roleName = useRoleName()
  const [editing, setEditing] = useState<Role | 'new'>()
  return (
    <section className="part">
      <header className="part-head">
        <h2>{t('roles')}</h2>
        {mayChange && <Button onClick={() => setEditing('new')}>{t('roleNew')}</Button>}
      </header>
      <ul className="roles">
        {roles.map(role => (
          <li key={role.name}>
            <details>
              <summary>
                <b>{roleName(role.name)}</b>
                <span className="second">{t('peopleCount', { count: role.people })}</span>
                <span className="tag">{t(role.preset ? 'preset' : 'own')}</span>
              </summary>
              <RoleFacts role={role} />
              <p className="part-actions">
                {mayChange && !role.preset && <RoleActions role={role} onEdit={() => setEditing(role)} />}
                <HistoryButton type="role" id={role.name} name={role.name} />
              </p>
            </details>
          </li>
        ))}
      </ul>
      {editing !== undefined && (
        <RoleDialog role={editing === 'new' ? undefined : editing} onClose={() => setEditing(undefined)} />
      )}
    </section>
  )
}

function RoleFacts({ role }: { readonly role: Role }) {
  const { t, language } = useI18n()
  const amounts = new Intl.NumberFormat(language, { minimumFractionDigits: 2 })
  const amount = (value: number) => (value === NO_LIMIT ? t('noLimit') : amounts.format(value / 100))
  return (
    <>
      <ul className="plain-words">
        {role.permissions.map(permission => (
          <li key={permission}>{PERMISSION_WORDS[permission][language]}</li>
        ))}
      </ul>
      <p className="second">
        {LIMITS.filter(limit => (role.limits[limit] ?? 0) > 0)
          .map(limit => `${t(`limit_${limit}`)} ${amount(role.limits[limit] ?? 0)}`)
          .join(' · ')}
      </p>
    </>
  )
}

function RoleActions({ role, onEdit }: { readonly role: Role; readonly onEdit: () => void }) {
  const { t } = useI18n()
  const remove = useSend('roles.remove', ['roles.list'])
  const save = useSend('roles.save', ['roles.list'])
  const { name, permissions, limits } = role
  const drop = async () => {
    await remove.mutateAsync([{ params: { role: name } }])
    notify(t('roleRemoved', { name }), {
      label: t('undo'),
      act: () => save.mutateAsync([{ params: { role: name }, body: { permissions, limits } }]),
    })
  }
  return (
    <>
      <Button onClick={onEdit}>{t('change')}</Button>
      {role.people === 0 && (
        <Button look="quiet" disabled={remove.isPending} onClick={() => void drop().catch(() => {})}>
          {t('remove')}
        </Button>
      )}
    </>
  )
}
