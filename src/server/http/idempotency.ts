import { createHash } from 'node:crypto'
import type { CallName } from '#contract/contract.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import type { Operation } from './operation.ts'
import type { RawInput } from './read-input.ts'
import { WrittenJson } from './written-json.ts'

/** Runs an operation, a write of it once per transaction id. */
export async function runOnce(operation: Operation, shop: Shop, raw: RawInput, scope?: string): Promise<unknown> {
  const { method, readOnly, identifies, recordsItself } = operation.endpoint
  if (method === 'GET' || readOnly || identifies || recordsItself) return operation.run(shop, raw)
  return onceIn(shop, operation.name, raw, inside => operation.run(inside, raw), scope)
}

/** For a call that records itself: what it does in the end, once per transaction id. */
export async function once<T, R = T>(
  shop: Shop,
  name: CallName,
  input: RawInput,
  work: (inside: Shop) => Promise<T>,
  reread: (stored: unknown) => R,
): Promise<T | R> {
  const done: { answer?: T } = {}
  const stored = await onceIn(shop, name, input, async inside => (done.answer = await work(inside)))
  return done.answer ?? reread(stored)
}

/** Strangers share nothing: an id that one of them chose gives nobody else his answer. */
const scopeOf = ({ shopper, address }: Shop): string =>
  shopper.kind === 'anonymous' ? `anonymous:${createHash('sha256').update(address).digest('base64url')}` : shopper.id

/**
 * The answer is stored in the same transaction as the effect, so that both exist or neither does; a second request with
 * the same id waits for the first and gets its answer. A failure changes nothing and stores nothing: it may be tried again.
 */
export async function onceIn<T>(
  shop: Shop,
  name: string,
  input: RawInput,
  work: (inside: Shop) => Promise<T>,
  scope = shop.transactionId && scopeOf(shop),
): Promise<unknown> {
  const { transactionId } = shop
  if (!transactionId || !scope) return work(shop)
  const hash = hashOf(name, input)
  return inTransaction(shop, async inside => {
    const claimed = await inside.db
      .insertInto('idempotent_answers')
      .values({ scope, transaction_id: transactionId, request_hash: hash })
      .onConflict(conflict => conflict.doNothing())
      .executeTakeFirst()
    if (!claimed.numInsertedOrUpdatedRows) return replay(inside, scope, transactionId, hash)
    const answer = await work(inside)
    await inside.db
      .updateTable('idempotent_answers')
      .set({ body: answer instanceof WrittenJson ? answer.pieces.join('') : JSON.stringify(answer ?? null) })
      .where('scope', '=', scope)
      .where('transaction_id', '=', transactionId)
      .execute()
    return answer
  })
}

/** The answers kept for someone; not that of the write under way. */
export async function forgetAnswers({ db, transactionId }: Shop, scope: string): Promise<void> {
  await db
    .deleteFrom('idempotent_answers')
    .where('scope', '=', scope)
    .where('transaction_id', '<>', transactionId ?? '')
    .execute()
}

async function replay(shop: Shop, scope: string, transactionId: string, hash: string): Promise<unknown> {
  const first = await shop.db
    .selectFrom('idempotent_answers')
    .select(['request_hash', 'body'])
    .where('scope', '=', scope)
    .where('transaction_id', '=', transactionId)
    .executeTakeFirst()
  if (!first) throw new StoreError('TRANSACTION_IN_PROGRESS')
  if (first.request_hash !== hash) throw new StoreError('TRANSACTION_REUSED', { field: 'x-transaction-id' })
  return first.body
}

const hashOf = (name: string, { params, query, body }: RawInput) =>
  createHash('sha256')
    .update(JSON.stringify([name, params, query, body]))
    .digest('base64url')
