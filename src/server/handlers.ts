import { contract } from '#contract/contract.ts'
import { operationsOf, type Operation } from './http/operation.ts'
import { authenticationHandlers } from './identity/authentication.handlers.ts'

/** Every call that works. Contract entries without a handler are listed by the coverage test. */
export const operations: readonly Operation[] = [
  ...operationsOf('authentication', contract.authentication, authenticationHandlers),
]
