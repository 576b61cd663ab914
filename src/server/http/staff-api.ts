import type { Context } from 'hono'
import { STAFF_BASE } from '#contract/staff/staff-endpoint.ts'
import { bestLocale } from '#domain/sites/accept-language.ts'
import { languageOf, type Language } from '#domain/sites/sites.ts'
import { writeHistory, writeRefusal } from '../audit/audit.service.ts'
import { inTransaction } from '../db/transaction.ts'
import { noteSecurityEvent } from '../security/security-events.ts'
import type { Services } from '../services.ts'
import type { Shop } from '../shop.ts'
import { findStaff } from '../staff/find-staff.service.ts'
import { requireProof } from '../staff/proof.ts'
import type { Desk, Recorded, Staff } from '../staff/staff.ts'
import { StoreError } from '../store-error.ts'
import { addressOf, fail, queryOf, requireJsonAccepted, servedPath, type Env } from './api.ts'
import type { Mount } from './app.ts'
import { runOnce } from './idempotency.ts'
import { jsonResponse } from './json-response.ts'
import { limitOf } from './rate-limits.ts'
import { readJsonBody } from './read-body.ts'
import type { RawInput } from './read-input.ts'
import { openShop } from './request-context.ts'
import { requireSameOrigin } from './same-origin.ts'
import { seen } from './seen.ts'
import type { StaffOperation } from './staff-operation.ts'

/** The staff's calls. One door: who works, whether they may, and the book of what they did. */
export const mountStaff =
  (services: Services, operations: readonly StaffOperation[]): Mount =>
  app => {
    for (const operation of operations)
      app.on(operation.endpoint.method, servedPath(operation), c => answer(services, operation, c))
    app.all(`${STAFF_BASE}/*`, c => fail(services, c.req.raw, new StoreError('NOT_FOUND')))
  }

function answer(services: Services, operation: StaffOperation, c: Context<Env>): Promise<Response> {
  const request = c.req.raw
  return seen(services, { request, kind: 'staff call', route: `staff.${operation.name}` }, () =>
    respond(services, operation, c).catch(error => fail(services, request, error, spokenIn(request))),
  )
}

async function respond(services: Services, operation: StaffOperation, c: Context<Env>): Promise<Response> {
  const request = c.req.raw
  const { endpoint } = operation
  const write = endpoint.method !== 'GET'
  requireJsonAccepted(operation, request)
  const opened = await openShop(services, { request, address: addressOf(services, c) })
  const shop = { ...opened, language: spokenIn(request) }
  await services.rateLimits.take(
    limitOf({ ...operation, name: `staff.${operation.name}` }),
    shop.address,
    shop.now.getTime(),
  )
  if (write) requireSameOrigin(request.headers, shop.request.url)
  const staff = await whoWorks(shop, operation)
  const result = await refusalsTold(operation, { ...shop, staff }, c.req.param(), async () => {
    requirePermitted(shop, staff, endpoint)
    const body = write ? await bodyOf(request, endpoint, services) : undefined
    const raw = { params: c.req.param(), query: queryOf(operation, shop.request.url), body }
    const run = (inside: Shop, input: RawInput) => recorded(operation, { ...inside, staff }, input)
    return runOnce({ ...operation, run }, shop, raw, staff.id)
  })
  shop.reply.headers.set('x-correlation-id', shop.correlationId)
  if (result instanceof ReadableStream) {
    shop.reply.headers.set('cache-control', 'no-store')
    return new Response(result, { headers: shop.reply.headers })
  }
  return jsonResponse(request, result, { headers: shop.reply.headers })
}

/** What staff speak has nothing to do with the shop that they look at. */
const spokenIn = ({ headers }: Request): Language => languageOf(bestLocale(headers.get('accept-language') ?? undefined))

/** A file is handed on as it arrives: whoever takes it in counts its bytes. */
async function bodyOf(request: Request, endpoint: StaffOperation['endpoint'], { config }: Services): Promise<unknown> {
  const mostBytes = endpoint.mostBytes ?? config.BODY_LIMIT
  if (endpoint.takes !== 'file') return readJsonBody(request, mostBytes)
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes)
    throw new StoreError('BODY_TOO_LARGE', { maxBytes: mostBytes })
  return request.body ?? new ReadableStream({ start: controller => controller.close() })
}

async function whoWorks(shop: Shop, { endpoint }: StaffOperation): Promise<Staff> {
  const staff = await findStaff(shop, { byItself: endpoint.byItself })
  if (!staff && endpoint.staff !== 'nobody') throw new StoreError('STAFF_SIGN_IN_REQUIRED')
  return staff ?? NOBODY
}

/** Before the handler, and before the body is even read. */
function requirePermitted(shop: Shop, staff: Staff, { staff: needs, proof }: StaffOperation['endpoint']): void {
  if (needs !== 'nobody' && needs !== 'anyone' && !staff.grants.can(needs))
    throw new StoreError('STAFF_FORBIDDEN', { permission: needs })
  if (proof) requireProof(shop, staff)
}

/** Also what a handler refuses, and after its transaction: that one took everything back. */
async function refusalsTold<T>(
  { name, endpoint }: StaffOperation,
  shop: Shop & { staff: Staff },
  params: Readonly<Record<string, string>>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof StoreError && error.code === 'STAFF_FORBIDDEN')
      noteSecurityEvent(shop, 'permission-refused', String(error.details['permission']))
    const of = refusedOf(error, endpoint.staff, params)
    if (of) await writeRefusal(shop, name, of)
    throw error
  }
}

/** A permission that somebody lacks; or whom or what they would have changed beyond their own rights. */
function refusedOf(
  error: unknown,
  needs: string,
  { staffId, role, keyId, endpointId }: Readonly<Record<string, string>>,
): Recorded<string> | undefined {
  if (!(error instanceof StoreError)) return undefined
  if (error.code === 'STAFF_FORBIDDEN') return { type: 'permission', id: String(error.details['permission']) }
  if (error.code !== 'STAFF_GRANT_REFUSED') return undefined
  if (staffId !== undefined) return { type: 'person', id: staffId }
  if (role !== undefined) return { type: 'role', id: role }
  if (endpointId !== undefined) return { type: 'webhook', id: endpointId }
  return keyId === undefined ? { type: 'permission', id: needs } : { type: 'key', id: keyId }
}

const NOBODY: Staff = {
  id: 'nobody',
  kind: 'person',
  name: 'Nobody',
  email: undefined,
  grants: { sitesFor: () => [], can: () => false, limit: () => 0 },
  sites: [],
  session: undefined,
}

/** A write and its history stand or fall together. A look at a person's data is written down as well. */
async function recorded(operation: StaffOperation, shop: Shop & { staff: Staff }, raw: RawInput): Promise<unknown> {
  const { endpoint, name } = operation
  const write = endpoint.method !== 'GET' && !endpoint.readOnly
  // A wrong try counts, and uses its challenge up, although it is refused: a transaction would take both back.
  if ((!write && !endpoint.personal) || endpoint.recordsItself) return operation.run({ ...shop, record: () => {} }, raw)
  return inTransaction(shop, async inside => {
    const entries: Recorded[] = []
    const desk: Desk = { ...inside, staff: shop.staff, record: entry => void entries.push(entry) }
    const result = await operation.run(desk, raw)
    const silent = endpoint.staff === 'nobody' || endpoint.personal === 'found'
    const kept = entries.length > 0 || silent ? entries : [bare(name, raw)]
    const told = kept.filter(({ unchanged }) => !unchanged)
    if (told.length > 0) await writeHistory(desk, { call: name, kind: write ? 'write' : 'read' }, told)
    return result
  })
}

/** What a handler said nothing of is told by its address. */
const bare = (name: string, { params }: RawInput): Recorded<string> => ({
  type: name.split('.')[0] ?? name,
  id: Object.values(params ?? {}).join('/') || '-',
})
