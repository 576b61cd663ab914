import { askedWait, DEAD_AFTER_MS, peaceAfter, waitAfter } from '#domain/events/delivery-schedule.ts'
import { backgroundShop } from '../background-shop.ts'
import type { Services } from '../services.ts'
import { unsealSecret } from '../security/sealed-secrets.ts'
import { noteOutcome, type Outcome, type Taken } from './deliveries.queries.ts'
import { noteFailure, noteSuccess, updateEndpoint, type Sending } from './endpoints.queries.ts'
import { mayBeHere } from './endpoints.service.ts'
import { findEvent } from './events.queries.ts'
import { toldEvents } from './events.service.ts'
import { InsideAddress } from './outside-address.ts'
import { postOutside } from './post-outside.ts'
import { signatureHeaders } from './signature.ts'
import { inJobSpan } from '../tracing/spans.ts'
import { VERSION } from '../version.ts'

const GONE = 410

/** One try to deliver one event, and what follows from its outcome. */
export async function sendOne(services: Services, endpoint: Sending, delivery: Taken): Promise<void> {
  const started = performance.now()
  const result = await inJobSpan('deliver an event', { 'cairn.endpoint': endpoint.id }, () =>
    attempt(services, endpoint, delivery.position),
  )
  const took_ms = Math.round(performance.now() - started)
  const now = services.clock()
  const { db } = services.database
  const told = { status: result.status, took_ms, answer: result.answer }
  const isDelivered = result.status !== null && result.status >= 200 && result.status < 300
  services.metrics.countDelivery(isDelivered ? 'delivered' : 'failed')
  if (isDelivered) {
    await noteOutcome(db, delivery, { ...told, state: 'delivered', next_at: now, done_at: now })
    await noteSuccess(db, endpoint.id, now)
    return
  }
  await noteOutcome(db, delivery, { ...told, ...after(delivery.attempts, result, now) })
  await followFailure(services, endpoint, result.status, now)
}

type Result = { status: number | null; answer: string; retryAfter?: string | undefined }

function after(attempts: number, { retryAfter }: Result, now: Date): Pick<Outcome, 'state' | 'next_at' | 'done_at'> {
  const wait = waitAfter(attempts, Math.random(), askedWait(retryAfter, now))
  return wait === undefined
    ? { state: 'failed', next_at: now, done_at: now }
    : { state: 'waiting', next_at: new Date(now.getTime() + wait), done_at: null }
}

async function attempt(services: Services, endpoint: Sending, position: number): Promise<Result> {
  const shop = backgroundShop(services, 'en-us')
  const row = await findEvent(shop.db, position)
  const [event] = row ? await toldEvents(shop, [row], endpoint.payload === 'full' ? [row] : []) : []
  if (!event) return { status: null, answer: 'The event is no longer kept.' }
  const body = JSON.stringify(event)
  const headers = {
    'content-type': 'application/json',
    'user-agent': `Cairn/${VERSION}`,
    ...signatureHeaders(secretsOf(services, endpoint), event.id, shop.now, body),
  }
  try {
    return await postOutside(endpoint.url, { headers, body, mayBeHere: mayBeHere(services.config) })
  } catch (error) {
    return { status: null, answer: reasonOf(error) }
  }
}

function secretsOf(services: Services, { secret, secret_before, secret_before_until }: Sending): string[] {
  const both = secret_before !== null && secret_before_until !== null && secret_before_until > services.clock()
  return (both ? [secret, secret_before] : [secret]).map(sealed => opened(services, sealed))
}

function reasonOf(error: unknown): string {
  if (error instanceof InsideAddress) return `Refused: ${error.message}.`
  if (!(error instanceof Error)) return 'It could not be sent.'
  return error.name === 'AbortError' || error.name === 'TimeoutError' ? 'No answer in time.' : error.message
}

async function followFailure(services: Services, { id }: Sending, status: number | null, now: Date): Promise<void> {
  const { db } = services.database
  const { failures, since } = await noteFailure(db, id, now)
  const dead = now.getTime() - since.getTime() >= DEAD_AFTER_MS
  if (status !== GONE && !dead)
    return void (await updateEndpoint(db, id, { not_before: new Date(now.getTime() + peaceAfter(failures)) }))
  await updateEndpoint(db, id, { state: 'paused', paused_because: status === GONE ? 'gone' : 'unreachable' })
  services.log.error('A webhook is paused: its address takes nothing any more', { endpoint: id, status })
}

function opened(services: Services, sealed: string): string {
  const secret = unsealSecret(services, sealed)
  if (secret === undefined) throw new Error('A webhook was sealed with a secret that the shop no longer has')
  return secret
}
