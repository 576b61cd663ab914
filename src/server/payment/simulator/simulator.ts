import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import type { Db } from '../../db/database.ts'
import { enqueue } from '../../jobs/jobs.ts'
import {
  DECLINE_REASONS,
  ProviderUnavailable,
  type Attempt,
  type PaymentOutcome,
  type PaymentProvider,
} from '../payment-provider.ts'
import { factsOf, isExpired, readToken } from './card-token.ts'
import { sign, signedBy, verifiesWebhook } from './signing.ts'
import * as queries from './simulator.queries.ts'
import type { Behaviour } from './test-cards.ts'

export const WEBHOOK_JOB = 'payment-webhook'
const ACTION_MS = 9 * 60 * 1000

export type SimulatorOptions = { db: Db; secret: string; clock: () => Date; slowMs: number; timeoutMs: number }

type Verdict = { state: 'action' | 'authorised' | 'declined'; reason: string | null }

const VERDICTS = {
  approve: { state: 'authorised', reason: null },
  frictionless: { state: 'authorised', reason: null },
  slow: { state: 'authorised', reason: null },
  'lost-answer': { state: 'authorised', reason: null },
  challenge: { state: 'action', reason: null },
  decline: { state: 'declined', reason: 'declined' },
  insufficient: { state: 'declined', reason: 'insufficient' },
  fraud: { state: 'declined', reason: 'fraud' },
  expired: { state: 'declined', reason: 'expired-card' },
} as const satisfies Partial<Record<Behaviour, Verdict>>

/**
 * A payment provider inside the process, for trying the shop and testing it: its own books, its own pages, and the
 * faults of a real one. What it records is committed on its own, whatever becomes of the shop's transaction.
 */
export function createSimulator(options: SimulatorOptions): PaymentProvider {
  const { db, secret } = options
  return {
    name: 'simulator',
    describeToken: async token => {
      const claims = readToken(secret, token)
      return claims && factsOf(claims)
    },
    authorise: attempt => authorise(options, attempt),
    async confirm(paymentId, result) {
      if (!signedBy(secret, `result ${paymentId}`, result.replace(/^cres_/, ''))) {
        const row = await queries.getBy(db, 'id', paymentId)
        return { ...outcomeOf(row), state: 'declined', reason: 'authentication-failed' }
      }
      return outcomeOf(await current(options, paymentId))
    },
    async capture(paymentId, amount) {
      const captured = await queries.capturePayment(db, paymentId, amount)
      return outcomeOf(captured ?? (await queries.getBy(db, 'id', paymentId)))
    },
    async cancel(paymentId) {
      await queries.cancelPayment(db, paymentId)
      return outcomeOf(await queries.getBy(db, 'id', paymentId))
    },
    async refund(paymentId, amount, key) {
      await queries.refundPayment(db, paymentId, amount, key)
      return { id: key, amount, state: 'succeeded', key }
    },
    async find({ reference }) {
      const row = await queries.findBy(db, 'reference', reference)
      return row && outcomeOf(await current(options, row.id))
    },
    readNews(body, signature, now) {
      if (!verifiesWebhook(secret, body, signature, now)) return undefined
      return News.parse(JSON.parse(body))
    },
  }
}

const News = z.object({ id: z.string(), reference: z.string() })

async function authorise(options: SimulatorOptions, attempt: Attempt): Promise<PaymentOutcome> {
  const { db, secret, clock } = options
  const claims = attempt.token === undefined ? undefined : readToken(secret, attempt.token)
  const behaviour = attempt.method === 'card' ? (claims?.b ?? 'decline') : 'challenge'
  if (behaviour === 'provider-error') throw new ProviderUnavailable('the provider answered 500')
  if (behaviour === 'silent') return silence(options)
  if (behaviour === 'slow') await wait(options.slowMs)
  const verdict: Verdict = claims && isExpired(claims, clock()) ? VERDICTS.expired : VERDICTS[behaviour]
  const row = await queries.recordPayment(db, {
    id: `pay_${randomBytes(12).toString('hex')}`,
    reference: attempt.reference,
    method: attempt.method,
    ...verdict,
    amount: attempt.amount,
    currency: attempt.currency,
    behaviour,
    return_url: attempt.returnUrl,
    expires_at: new Date(clock().getTime() + ACTION_MS),
    device: attempt.device ? JSON.stringify(attempt.device) : null,
  })
  if (behaviour === 'lost-answer') {
    await announce(options, row)
    throw new ProviderUnavailable('the connection broke before the answer came')
  }
  return outcomeOf(row)
}

async function silence({ timeoutMs }: SimulatorOptions): Promise<never> {
  await wait(timeoutMs)
  throw new ProviderUnavailable('no answer in time')
}

/** A shopper who does not act in time has declined. */
async function current({ db, clock }: SimulatorOptions, id: string): Promise<queries.PaymentRow> {
  const row = await queries.getBy(db, 'id', id)
  if (row.state !== 'action' || row.expires_at > clock()) return row
  await queries.resolveAction(db, id, 'declined', 'timed-out')
  return queries.getBy(db, 'id', id)
}

/** Ends a challenge or a visit to the provider's page, and gives the proof that the browser carries back. */
export async function resolve(options: SimulatorOptions, id: string, approved: boolean): Promise<string | undefined> {
  const row = await queries.findBy(options.db, 'id', id)
  if (!row) return undefined
  const before = await current(options, id)
  if (before.state === 'action') {
    const reason = row.method === 'card' ? 'authentication-failed' : 'refused'
    await queries.resolveAction(options.db, id, approved ? 'authorised' : 'declined', approved ? null : reason)
    await announce(options, row)
  }
  return proofOf(options, id)
}

const proofOf = ({ secret }: SimulatorOptions, id: string): string => `cres_${sign(secret, `result ${id}`)}`

/** News travels through the queue: later than the answer, perhaps twice, never inside the shop's own transaction. */
async function announce({ db }: SimulatorOptions, { id, reference }: queries.PaymentRow): Promise<void> {
  await enqueue(db, WEBHOOK_JOB, { id: `evt_${id}`, reference })
}

function outcomeOf(row: queries.PaymentRow): PaymentOutcome {
  const known = { paymentId: row.id, reference: row.reference, amount: row.amount }
  if (row.state === 'authorised')
    return {
      ...known,
      state: 'authorised',
      reserved: { captured: row.captured, captureBefore: undefined, inParts: false },
    }
  if (row.state === 'captured') return { ...known, state: 'captured', captured: row.captured, refunded: row.refunded }
  if (row.state === 'declined')
    return { ...known, state: 'declined', reason: DECLINE_REASONS.find(reason => reason === row.reason) ?? 'declined' }
  const type = row.method === 'card' ? 'THREE_DS' : 'REDIRECT'
  const url = `/payment/${row.method === 'card' ? 'challenge' : 'redirect'}/${row.id}`
  return { ...known, state: 'action', action: { type, url, expiresAt: row.expires_at } }
}
