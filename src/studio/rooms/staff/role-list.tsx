import type { z } from 'zod'
import type { StaffRole } from '#contract/staff/staff.entities.ts'
import { LIMITS } from '#domain/staff/roles.ts'
import { useI18n } from '../../i18n/i18n.tsx'

const NO_LIMIT = Number.MAX_SAFE_INTEGER

/** What each role may do, in the words of its permissions. */
export function RoleList({ roles }: { readonly roles: readonly z.output<typeof StaffRole>[] }) {
  const { t, number } = useI18n()
  const amount = (value: number) => (value === NO_LIMIT ? t('noLimit') : number(value / 100))
  return (
    <section className="part">
      <h2>{t('roles')}</h2>
      <ul className="roles">
        {roles.map(role => (
          <li key={role.name}>
            <details>
              <summary>
                <b>{role.name}</b>
                <span className="second">{t('peopleCount', { count: role.people })}</span>
                <span className="tag">{t(role.preset ? 'preset' : 'own')}</span>
              </summary>
              <p className="permissions">
                {role.permissions.map(permission => (
                  <code key={permission}>{permission}</code>
                ))}
              </p>
              <p className="second">
                {LIMITS.filter(limit => (role.limits[limit] ?? 0) > 0)
                  .map(limit => `${t(`limit_${limit}`)} ${amount(role.limits[limit] ?? 0)}`)
                  .join(' · ')}
              </p>
            </details>
          </li>
        ))}
      </ul>
    </section>
  )
}
