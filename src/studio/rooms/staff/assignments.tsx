import type { z } from 'zod'
import type { RoleAssignment } from '#contract/staff/people/staff.entities.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useRoleName } from '../../permissions/role-names.ts'
import { SiteChecks } from '../../permissions/site-checks.tsx'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/field.tsx'

export type Assignment = z.output<typeof RoleAssignment>
type Props = {
  readonly roles: readonly string[]
  readonly assignments: readonly Assignment[]
  readonly onChange: (assignments: readonly Assignment[]) => void
}

/** Nobody is given anything that was not chosen. */
export const UNDECIDED: Assignment = { role: '' }

/** Which roles somebody has, and each on which sites. No site named means all. */
export function Assignments({ roles, assignments, onChange }: Props) {
  const { t } = useI18n()
  const roleName = useRoleName()
  const free = roles.filter(role => !assignments.some(each => each.role === role))
  const isUndecided = assignments.some(each => each.role === '')
  const put = (index: number, next: Assignment) => onChange(assignments.with(index, next))
  return (
    <div className="stack">
      {assignments.map((each, index) => (
        // Where it stands names it: with another role it stays the same field, and keeps the keyboard.
        // eslint-disable-next-line react/no-array-index-key
        <fieldset key={index} className="assignment">
          <legend className="unseen">{each.role === '' ? t('role') : roleName(each.role)}</legend>
          <SelectField
            label={t('role')}
            required
            value={each.role}
            onChange={({ target }) => put(index, { ...each, role: target.value })}
          >
            {[each.role, ...free].map(role => (
              <option key={role} value={role}>
                {role === '' ? t('roleChoose') : roleName(role)}
              </option>
            ))}
          </SelectField>
          <SiteChecks sites={each.sites} onChange={sites => put(index, { role: each.role, ...(sites && { sites }) })} />
          {assignments.length > 1 && (
            <Button look="quiet" onClick={() => onChange(assignments.toSpliced(index, 1))}>
              {t('remove')}
            </Button>
          )}
        </fieldset>
      ))}
      {free.length > 0 && !isUndecided && (
        <Button onClick={() => onChange([...assignments, UNDECIDED])}>{t('roleAdd')}</Button>
      )}
    </div>
  )
}
