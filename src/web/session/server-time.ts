import { CallError } from '#contract/client.ts'
import { call } from '#web/call.ts'

/** The shop's clock, because a visitor's may be wrong; where it does not say, the beginning of time. */
export async function serverTime(): Promise<string> {
  return new Date(await timestamp()).toISOString()
}

async function timestamp(): Promise<number> {
  try {
    return (await call('internal.serverTime')).timestamp ?? 0
  } catch (error) {
    if (error instanceof CallError || error instanceof TypeError) return 0
    throw error
  }
}
