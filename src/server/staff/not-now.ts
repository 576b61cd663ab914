import { reasonFor } from '#contract/errors/said.ts'
import { StoreError } from '../store-error.ts'

type Because = Parameters<typeof reasonFor>

/** Something that staff may do, and cannot at the moment. `about` travels with the answer. */
export const notNow = (
  name: Because[0],
  values?: Because[1],
  about: Readonly<Record<string, string>> = {},
): StoreError => new StoreError('STAFF_NOT_NOW', { reason: reasonFor(name, values), ...about })
