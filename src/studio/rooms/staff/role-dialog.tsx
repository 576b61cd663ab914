import { useState } from 'react'
import type { z } from 'zod'
import type { StaffRole } from '#contract/staff/people/staff.entities.ts'
import { LIMITS, type Limit } from '#domain/staff/roles.ts'
import { useMe, useSend } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { PermissionPicker } from '../../permissions/permission-picker.tsx'
import { Field } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { notify } from '../../ui/notices.tsx'

type Role = z.output<typeof StaffRole>
type Props = { readonly role: Role | undefined; readonly onClose: () => void }

const MINOR = 100
const major = (value: number | undefined): string => (value === undefined ? '' : String(value / MINOR))

/** Makes a role, or changes one. Only what one has oneself is offered. */
export function RoleDialog({ role, onClose }: Props) {
  const { t } = useI18n()
  const { data: me } = useMe()
  const [name, setName] = useState(role?.name ?? '')
  const [chosen, setChosen] = useState(role?.permissions ?? [])
  const [limits, setLimits] = useState(() => new Map(LIMITS.map(limit => [limit, major(role?.limits[limit])])))
  const save = useSend('roles.save', ['roles.list', 'people.list', 'keys.list', 'session.read'], 'form')
  const amountOf = (limit: Limit) => Math.round(Number(limits.get(limit)) * MINOR)
  const keep = async () => {
    const allowed = LIMITS.filter(limit => amountOf(limit) > 0)
    const body = {
      permissions: [...chosen],
      limits: Object.fromEntries(allowed.map(limit => [limit, amountOf(limit)])),
    }
    await save.mutateAsync([{ params: { role: name }, body }])
    notify(t(role ? 'changed' : 'roleMade', { name }))
    onClose()
  }
  return (
    <FormDialog
      wide
      title={role ? t('roleChange', { name }) : t('roleNew')}
      text={t('roleText')}
      action={t('save')}
      busy={save.isPending}
      error={save.error}
      send={keep}
      onClose={onClose}
    >
      <Field
        label={t('name')}
        hint={t('roleNameRule')}
        required
        title={t('roleNameRule')}
        pattern="[a-z][a-z0-9\-]{1,39}"
        disabled={role !== undefined}
        value={name}
        onChange={event => setName(event.target.value)}
      />
      <PermissionPicker
        legend={t('permissions')}
        offered={me?.permissions ?? []}
        chosen={chosen}
        onChange={next => setChosen([...next])}
      />
      <fieldset className="limits">
        <legend>{t('limits')}</legend>
        <p className="hint">{t('limitsText')}</p>
        {LIMITS.map(limit => (
          <Field
            key={limit}
            label={t(`limit_${limit}`)}
            type="number"
            min={0}
            step="0.01"
            max={(me?.limits[limit] ?? 0) / MINOR}
            value={limits.get(limit)}
            onChange={({ target }) => setLimits(new Map(limits).set(limit, target.value))}
          />
        ))}
      </fieldset>
    </FormDialog>
  )
}
