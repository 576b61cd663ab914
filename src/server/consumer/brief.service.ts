import type { Shop } from '../shop.ts'
import { listBrief } from './profile.queries.ts'

/** The few facts about people that other systems of the company are told. */
export async function briefConsumers({ db }: Shop, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await listBrief(db, ids)
  return rows.map(({ id, email, first_name, last_name, site, locale, version }) => ({
    id,
    email,
    ...(first_name !== null && { firstName: first_name }),
    ...(last_name !== null && { lastName: last_name }),
    siteId: site,
    locale,
    version,
  }))
}
