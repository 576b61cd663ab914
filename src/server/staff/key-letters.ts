import { enqueueMail } from '../mail/mail.service.ts'
import type { Shop } from '../shop.ts'
import type { KeyThatEnds } from './keys.queries.ts'
import { studioOrigin } from './studio-origin.ts'

type Sender = Pick<Shop, 'db' | 'services' | 'locale'>

export async function tellOfEndOfKey(shop: Sender, { name, email, expires_at }: KeyThatEnds): Promise<void> {
  const path = `${studioOrigin(shop)}/studio/keys?only=ending`
  const values = { path, key: name, endsAt: expires_at.toISOString() }
  await enqueueMail(shop.db, { template: 'staff-key-ends', to: email, locale: shop.locale, values })
}
