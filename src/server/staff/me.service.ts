import { LIMITS } from '#domain/staff/roles.ts'
import { permissionsOf } from '#domain/staff/grants.ts'
import type { Config } from '../config.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import { simulatedIn } from '../trade-settings.ts'
import { findStaff } from './find-staff.service.ts'
import { findLink } from './identities.queries.ts'
import { listPasskeys } from './passkeys.queries.ts'
import { findPerson } from './staff.queries.ts'
import type { Staff } from './staff.ts'

export async function describeMe(shop: Shop, staff: Staff) {
  const person = await findPerson(shop.db, staff.id)
  return {
    id: staff.id,
    kind: staff.kind,
    name: staff.name,
    ...(staff.email !== undefined && { email: staff.email }),
    permissions: [...permissionsOf(staff.grants)],
    sites: [...staff.sites],
    limits: Object.fromEntries(LIMITS.map(limit => [limit, staff.grants.limit(limit)])),
    ...(staff.session && { provedAt: staff.session.provedAt.toISOString(), way: staff.session.way }),
    hasPasskey: (await listPasskeys(shop.db, staff.id)).length > 0,
    hasPassword: typeof person?.password_hash === 'string',
    hasAuthenticator: typeof person?.totp_sealed === 'string',
    singleSignOn: await findLink(shop.db, staff.id),
    demo: shop.services.config.demo,
    mailbox: shop.services.config.MAIL === 'kept' && !shop.services.config.production,
    ...notForReal(shop.services.config),
  }
}

/** Who has just signed in: the session that leaves with this answer. */
export async function describeNewcomer(shop: Shop, secret: string) {
  const staff = await findStaff(shop, { fresh: secret })
  if (!staff) throw new StoreError('STAFF_SIGN_IN_REFUSED')
  return describeMe(shop, staff)
}

/** What the entrance offers. */
export const waysIn = ({ services: { config } }: Shop) => ({
  demo: config.demo,
  ...(config.STAFF_OIDC_ISSUER !== undefined && { singleSignOn: config.STAFF_OIDC_NAME }),
  ...notForReal(config),
})

function notForReal(config: Config) {
  const simulated = simulatedIn(config)
  return simulated.length > 0 ? { simulated } : {}
}
