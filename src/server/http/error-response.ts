import { errorText } from '#contract/errors/error-texts.ts'
import { ERRORS, fillMessage, type ErrorDetail, type ErrorResponse } from '#contract/errors/errors.ts'
import { saidIn } from '#contract/errors/said.ts'
import type { Language } from '#domain/sites/sites.ts'
import { outageOf, troubleOf } from '../db/trouble.ts'
import { noteRefusal, type Witness } from '../security/security-events.ts'
import { StoreError } from '../store-error.ts'

export const APP_ID = 'cairn'
/** A database that was restarted is back by then, and a queue before it shorter. */
export const RETRY_AFTER_S = 5

export type Failure = { status: number; body: ErrorResponse; headers: Record<string, string> }

/**
 * The only place where a failure becomes an answer, in the language of whoever asked. Each is logged once: what was not
 * expected as an error of ours, and told as GEN500. What an outage of the database does to all is counted.
 */
export function errorResponse(error: unknown, correlationId: string, witness: Witness, language: Language): Failure {
  const outage = outageOf(error)
  const passes = troubleOf(error) !== undefined
  const expected =
    error instanceof StoreError ? error : new StoreError('GENERAL', passes ? { retryAfter: RETRY_AFTER_S } : {})
  const { status, ids } = ERRORS[expected.code]
  if (error instanceof StoreError) noteRefusal(witness, error)
  else if (outage) witness.log.byTheMinute(`request ${outage}`, 'A request failed unexpectedly', { error })
  else witness.log.error('A request failed unexpectedly', { error })
  const details = saidIn(expected.details, language)
  const message = fillMessage(errorText(expected.code, language), details)
  const detail: ErrorDetail = { errorId: ids[0], name: expected.code, message, ...details }
  const retryAfter = details['retryAfter']
  return {
    status: passes ? 503 : status,
    body: { errorDetails: [detail], appId: APP_ID, correlationId },
    headers: retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) },
  }
}
