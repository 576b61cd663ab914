import { CallError } from '#contract/client.ts'
import { call } from '#web/call.ts'
import { rememberSession } from './session-store.ts'

const basketId = () => /(?:^|; )cairn_cart=([^;]+)/.exec(document.cookie)?.[1]

/** Asks the shop what the header shows, after the page is there. Failures leave what was known. */
export async function refreshSession(): Promise<void> {
  const { kind } = document.documentElement.dataset
  const [firstName, cartCount] = await Promise.all([
    kind === 'consumer'
      ? quietly(() => call('consumer.profile').then(({ consumerProfile }) => consumerProfile.consumerDetails.firstName))
      : undefined,
    countItems(),
  ])
  rememberSession({
    kind: kind === 'consumer' || kind === 'associate' ? kind : 'guest',
    ...(firstName !== undefined && { firstName }),
    ...(cartCount !== undefined && { cartCount }),
  })
}

async function countItems(): Promise<number | undefined> {
  const id = basketId()
  if (id === undefined) return 0
  return quietly(() =>
    call('cart.read', { params: { basketId: decodeURIComponent(id) } }).then(cart => cart.totalItems),
  )
}

async function quietly<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof CallError || error instanceof TypeError) return undefined
    throw error
  }
}
