import { enqueueMail } from '../mail/mail.service.ts'
import type { Shop } from '../shop.ts'
import { studioOrigin } from './studio-origin.ts'

type Sender = Pick<Shop, 'db' | 'services' | 'locale'>
/** A key has none. */
type Address = string | null | undefined

const accountIn = (shop: Sender) => `${studioOrigin(shop)}/studio/account`

/** What opened the studio for them does so no more. */
export async function tellOfChangedWays(shop: Sender, to: Address): Promise<void> {
  if (typeof to !== 'string') return
  const values = { path: accountIn(shop) }
  await enqueueMail(shop.db, { template: 'staff-ways-changed', to, locale: shop.locale, values })
}

/** Something more opens the studio for them, called like this. */
export async function tellOfNewWay(shop: Sender, to: Address, way: string): Promise<void> {
  if (typeof to !== 'string') return
  const values = { path: accountIn(shop), way }
  await enqueueMail(shop.db, { template: 'staff-way-added', to, locale: shop.locale, values })
}
