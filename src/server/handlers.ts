import type { Operation } from './http/operation.ts'

/** Every call that works. Contract entries without a handler are listed by the coverage test. */
export const operations: readonly Operation[] = []
