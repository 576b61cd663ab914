import { CallError } from '#contract/client.ts'
import { failureOf, type FormFailure } from './error-text.ts'

/** Tries something that the shop may refuse; the failure, if it did. */
export async function attempt(work: () => Promise<unknown>): Promise<FormFailure | undefined> {
  try {
    await work()
    return undefined
  } catch (error) {
    if (error instanceof CallError) return failureOf(error)
    // No network, or an answer that cannot be read.
    if (error instanceof TypeError) return { code: 'GENERAL' }
    throw error
  }
}
