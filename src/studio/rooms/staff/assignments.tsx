import type { z } from 'zod'
import type { RoleAssignment } from '#contract/staff/people/staff.entities.ts'
import { SITE_IDS } from '#domain/sites/sites.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useRoleName } from '../../permissions/role-names.ts'
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
          <Sites assignment={each} onChange={next => put(index, next)} />
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

function Sites({
  assignment,
  onChange,
}: {
  readonly assignment: Assignment
  readonly onChange: (next: Assignment) => void
}) {
  const { t } = useI18n()
  const { role, sites } = assignment
  const toggle = (site: (typeof SITE_IDS)[number], on: boolean) => {
    onChange({ role, sites: SITE_IDS.filter(each => (each === site ? on : (sites ?? []).includes(each))) })
  }
  return (
    <fieldset className="site-checks">
      <legend className="unseen">{t('sites')}</legend>
      <label className="check">
        <input type="checkbox" checked={sites === undefined} onChange={() => onChange({ role })} />
        {t('allSites')}
      </label>
      {SITE_IDS.map(site => (
        <label key={site} className="check">
          <input
            type="checkbox"
            ref={input => input?.setCustomValidity(sites?.length === 0 ? t('siteChoose') : '')}
            checked={sites?.includes(site) ?? false}
            onChange={({ target }) => toggle(site, target.checked)}
          />
          {site}
        </label>
      ))}
    </fieldset>
  )
}
