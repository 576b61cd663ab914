import type { ErrorName } from '#contract/errors/errors.ts'
import { StoreError } from '../store-error.ts'

/** The library throws at whatever is not as it must be: all of it is a refusal, none of it a failure of ours. */
export async function refusing<T>(refusal: ErrorName, check: () => Promise<T>): Promise<T> {
  try {
    return await check()
  } catch (error) {
    if (error instanceof Error) throw new StoreError(refusal)
    throw error
  }
}
