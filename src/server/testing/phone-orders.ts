import { HOME } from './given-checkout.ts'
import { linksTo, tokenIn } from './mailed-links.ts'
import type { StaffMember } from './staff.ts'
import type { TestShop } from './test-shop.ts'

type Wish = { sku: string; qty?: number; email?: string }

export const phoneWish = ({ sku, qty = 1, email = 'caller@cairn.test' }: Wish) => ({
  locale: 'en-us' as const,
  items: [{ sku, qty }],
  address: { ...HOME, recipientContactEmail: email },
})

/** Filled on the telephone and sent: its number, and the secret of the link that was mailed. */
export async function phoneOrder(
  shop: Pick<TestShop, 'services' | 'database'>,
  { call }: Pick<StaffMember, 'call'>,
  wish: Wish,
): Promise<{ id: string; token: string }> {
  const body = phoneWish(wish)
  const { id } = await call('phoneOrders.create', { body })
  await call('phoneOrders.send', { params: { id } })
  const links = await linksTo(shop, body.address.recipientContactEmail)
  return { id, token: tokenIn(links['payment-link']) }
}
