import { EVENT_SUBJECTS, subjectOf } from '#domain/events/event-types.ts'
import { SITE_IDS } from '#domain/sites/sites.ts'
import { mayGrant } from '#domain/staff/grants.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import { PAUSE_REASONS } from '#contract/staff/stock/delivery-states.ts'
import type { PayloadKind } from '#contract/staff/events/payloads.ts'
import { changesBetween } from '../audit/changes-between.ts'
import type { Config } from '../config.ts'
import { newId } from '../identity/ids.ts'
import { sealSecret } from '../security/sealed-secrets.ts'
import type { Desk } from '../staff/staff.ts'
import { StoreError } from '../store-error.ts'
import { dropUnwanted } from './deliveries.queries.ts'
import { deleteEndpoint, insertEndpoint, listEndpoints, updateEndpoint, type EndpointRow } from './endpoints.queries.ts'
import { refusedBecause } from './outside-address.ts'
import { newWebhookSecret } from './signature.ts'

const BOTH_SIGN_MS = 24 * 60 * 60 * 1000

type Wish = { name: string; url: string; types: string[]; sites?: string[] | undefined; payload: PayloadKind }

export const mayBeHere = ({ WEBHOOKS_TO_LOOPBACK, production }: Config): boolean => WEBHOOKS_TO_LOOPBACK ?? !production

function requireOutside({ services }: Desk, url: string): void {
  const because = refusedBecause(new URL(url), mayBeHere(services.config))
  if (because !== undefined) throw new StoreError('STAFF_ADDRESS_REFUSED', { because })
}

/** Nobody has more sent than he may see himself, nor of other sites; whole orders name their buyers. */
function requireMay(desk: Desk, { types, sites, payload }: Pick<Wish, 'types' | 'sites' | 'payload'>): void {
  const needed = types.flatMap((type): Permission[] => {
    const subject = subjectOf(type)
    return subject === undefined ? [] : [EVENT_SUBJECTS[subject]]
  })
  const permissions: Permission[] = ['integrations.write', ...needed]
  if (payload === 'full') permissions.push('customers.read')
  if (!mayGrant(desk.staff.grants, { role: { permissions, limits: {} }, sites }))
    throw new StoreError('STAFF_GRANT_REFUSED')
}

export async function allEndpoints({ db, staff }: Desk) {
  const rows = await listEndpoints(db, { sites: staff.grants.sitesFor('integrations.read') })
  return rows.map(shown)
}

/** The secret is told this once. */
export async function createEndpoint(desk: Desk, wish: Wish) {
  requireOutside(desk, wish.url)
  requireMay(desk, wish)
  const secret = newWebhookSecret()
  const id = newId('whe')
  const { name, url, types, sites, payload } = wish
  await insertEndpoint(desk.db, {
    id,
    name,
    url,
    types,
    sites: sites ?? null,
    payload,
    secret: sealSecret(desk.services, secret),
    created_at: desk.now,
    created_by: desk.staff.id,
  })
  desk.record({ type: 'webhook', id, changes: changesBetween({}, wish) })
  return { endpoint: shown(await getEndpoint(desk, id)), secret }
}

type Change = { [K in keyof Wish]?: Wish[K] | undefined } & { state?: 'active' | 'paused' | undefined }

export async function changeEndpoint(desk: Desk, id: string, change: Change) {
  const before = shown(await requireEndpoint(desk, id))
  const {
    name = before.name,
    url = before.url,
    types = before.types,
    sites = before.sites,
    payload = before.payload,
    state = before.state,
  } = change
  requireOutside(desk, url)
  requireMay(desk, { types, sites, payload })
  await updateEndpoint(desk.db, id, {
    name,
    url,
    types,
    sites: sites ?? null,
    payload,
    state,
    // Whoever resumes it asks for it to be tried at once.
    ...(change.state && { paused_because: null, failures: 0, failing_since: null, not_before: desk.now }),
  })
  await dropUnwanted(desk.db, id)
  const after = shown(await getEndpoint(desk, id))
  desk.record({ type: 'webhook', id, changes: changesBetween(told(before), told(after)) })
  return after
}

const told = ({ name, url, types, sites, payload, state }: ReturnType<typeof shown>) => ({
  name,
  url,
  types,
  sites,
  payload,
  state,
})

/** For a day the one before signs too, so that nothing is refused while the other side exchanges it. */
export async function rotateSecret(desk: Desk, id: string) {
  const before = await requireEndpoint(desk, id)
  const secret = newWebhookSecret()
  await updateEndpoint(desk.db, id, {
    secret: sealSecret(desk.services, secret),
    secret_before: before.secret,
    secret_before_until: new Date(desk.now.getTime() + BOTH_SIGN_MS),
  })
  desk.record({ type: 'webhook', id, changes: [{ field: 'secret', after: 'new' }] })
  return { endpoint: shown(await getEndpoint(desk, id)), secret }
}

export async function removeEndpoint(desk: Desk, id: string) {
  const before = shown(await requireEndpoint(desk, id))
  await deleteEndpoint(desk.db, id)
  desk.record({ type: 'webhook', id, changes: changesBetween(told(before), {}) })
  return { success: true as const }
}

async function getEndpoint({ db }: Desk, id: string): Promise<EndpointRow> {
  const [row] = await listEndpoints(db, { id })
  if (!row) throw new StoreError('STAFF_NOT_FOUND')
  return row
}

/** Whoever could not have made it as it is does not touch it: it may hold what he must not see. */
export async function requireEndpoint(desk: Desk, id: string): Promise<EndpointRow> {
  const row = await getEndpoint(desk, id)
  requireMay(desk, { ...row, sites: row.sites ?? undefined, payload: payloadOf(row) })
  return row
}

const payloadOf = ({ payload }: EndpointRow): PayloadKind => (payload === 'full' ? 'full' : 'ids')

function shown(row: EndpointRow) {
  const pausedBecause = PAUSE_REASONS.find(reason => reason === row.paused_because)
  return {
    id: row.id,
    name: row.name,
    url: row.url,
    types: row.types,
    ...(row.sites && { sites: SITE_IDS.filter(site => row.sites?.includes(site)) }),
    payload: payloadOf(row),
    state: row.state === 'active' ? ('active' as const) : ('paused' as const),
    ...(pausedBecause && { pausedBecause }),
    failures: row.failures,
    ...(row.failing_since && { failingSince: row.failing_since.toISOString() }),
    ...(row.succeeded_at && { succeededAt: row.succeeded_at.toISOString() }),
    waiting: row.waiting ?? 0,
    ...(row.secret_before_until && { bothSecretsUntil: row.secret_before_until.toISOString() }),
    createdAt: row.created_at.toISOString(),
  }
}
