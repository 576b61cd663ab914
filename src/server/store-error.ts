import { ERRORS, fillMessage, type ErrorName } from '#contract/errors/errors.ts'
import { saidIn } from '#contract/errors/said.ts'

/** An expected failure, by its name in the catalogue. `details` fill the message and travel with the answer. */
export class StoreError extends Error {
  override readonly name = 'StoreError'
  readonly code: ErrorName
  readonly details: Readonly<Record<string, unknown>>

  constructor(code: ErrorName, details: Readonly<Record<string, unknown>> = {}) {
    super(fillMessage(ERRORS[code].message.en, saidIn(details, 'en')))
    this.code = code
    this.details = details
  }
}
