import { reasonFor } from '#contract/errors/said.ts'
import { StoreError } from '../store-error.ts'

type Because = Parameters<typeof reasonFor>

/** Something that staff may do, and cannot at the moment. */
export const notNow = (...because: Because): StoreError =>
  new StoreError('STAFF_NOT_NOW', { reason: reasonFor(...because) })
