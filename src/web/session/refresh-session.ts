import { CallError } from '#contract/client.ts'
import { call } from '#web/call.ts'
import { rememberSession } from './session-store.ts'

/** Asks the shop what the header shows, after the page is there. Failures leave what was known. */
export async function refreshSession(): Promise<void> {
  const { kind } = document.documentElement.dataset
  const cartCount = countItems()
  const firstName =
    kind === 'consumer'
      ? await quietly(() =>
          call('consumer.profile').then(({ consumerProfile }) => consumerProfile.consumerDetails.firstName),
        )
      : undefined
  rememberSession({
    kind: kind === 'consumer' || kind === 'associate' ? kind : 'guest',
    ...(firstName !== undefined && { firstName }),
    cartCount,
  })
}

/** The shop keeps the number of pieces in a cookie, so that nobody has to ask for it. */
const countItems = () => Number(/(?:^|; )cairn_cart=(\d+)/.exec(document.cookie)?.[1] ?? 0)

async function quietly<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof CallError || error instanceof TypeError) return undefined
    throw error
  }
}
