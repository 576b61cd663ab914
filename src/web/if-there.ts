import { CallError } from '#contract/client.ts'

/** What a page can do without: a refusal of the call leaves it out. */
export async function ifThere<T>(answer: Promise<T> | undefined): Promise<T | undefined> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof CallError) return undefined
    throw error
  }
}
