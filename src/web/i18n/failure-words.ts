import { CallError } from '#contract/client.ts'

/** What to tell a shopper whose call failed. The words are fetched then; `otherwise` is told where nothing comes through. */
export async function failureWords<T extends string | undefined>(
  failure: CallError | TypeError,
  otherwise: T,
): Promise<string | T> {
  if (!(failure instanceof CallError)) return otherwise
  try {
    return await (await import('./fetch-refusal-text.ts')).fetchRefusalText(failure.code, failure.details)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return otherwise
  }
}
