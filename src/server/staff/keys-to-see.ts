import { KEY_WARNED_DAYS } from '#domain/staff/key-life.ts'
import { ALL_PERMISSIONS } from '#domain/staff/permissions.ts'
import { PRESET_ROLES } from '#domain/staff/roles.ts'

/** Conditions on `staff`, written as text because the facts of a shop are asked for without a query builder. */
const isOpen = `staff.kind = 'key' and staff.state = 'active' and (staff.expires_at is null or staff.expires_at > now())`

const WARNED = `interval '${KEY_WARNED_DAYS} days'`

/** Whoever uses it is refused within days, if nobody makes another. */
export const KEY_ENDS_SOON = `${isOpen} and staff.expires_at <= now() + ${WARNED} and staff.created_at < staff.expires_at - ${WARNED}`

const PRESETS = JSON.stringify(Object.entries(PRESET_ROLES).map(([name, { permissions }]) => ({ name, permissions })))
const KNOWN = ALL_PERMISSIONS.map(each => `'${each}'`).join(', ')

/** Roles of those who made it that hold the permission; of who is blocked none does. */
const MADE_BY = `staff_assignments a join staff m on m.id = a.staff_id and m.state <> 'blocked'
  join (select name, permissions from staff_roles where name not in (${Object.keys(PRESET_ROLES)
    .map(each => `'${each}'`)
    .join(', ')})
    union all select name, permissions from jsonb_to_recordset('${PRESETS}'::jsonb) as preset (name text, permissions text[])) as r
    on r.name = a.role
  where a.staff_id = staff.created_by and p.name = any(r.permissions)`

/** Some of what it was given it may not do, at least not everywhere, as whoever made it may not. */
export const KEY_IS_WITHHELD = `${isOpen} and exists (select from unnest(staff.permissions) as p (name)
  where p.name in (${KNOWN})
    and not exists (select from ${MADE_BY} and a.sites is null)
    and (staff.sites is null or exists (select from unnest(staff.sites) as s (site)
      where not exists (select from ${MADE_BY} and s.site = any(a.sites)))))`
