import type { Permission } from '#domain/staff/permissions.ts'
import type { MessageKey } from '../i18n/i18n.tsx'

/** Every room: where it is, who may enter, and the keys that lead there. */
export const ROOMS = [
  { to: '/', label: 'home', needs: undefined, keys: 'g h' },
  { to: '/orders', label: 'orders', needs: 'orders.read', keys: 'g o' },
  { to: '/returns', label: 'returns', needs: 'orders.read', keys: 'g r' },
  { to: '/conversations', label: 'conversations', needs: 'conversations.read', keys: 'g c' },
  { to: '/customers', label: 'customers', needs: 'customers.read', keys: 'g u' },
  { to: '/gift-cards', label: 'giftCards', needs: 'giftcards.read', keys: 'g g' },
  { to: '/stores', label: 'stores', needs: 'stores.read', keys: 'g t' },
  { to: '/prices', label: 'prices', needs: 'prices.read', keys: 'g q' },
  { to: '/imports', label: 'imports', needs: 'imports.read', keys: 'g b' },
  { to: '/promotions', label: 'promotions', needs: 'promotions.read', keys: 'g n' },
  { to: '/reports', label: 'reports', needs: 'reports.read', keys: 'g p' },
  { to: '/content', label: 'content', needs: 'content.read', keys: 'g y' },
  { to: '/reviews', label: 'contentReviews', needs: 'content.read', keys: 'g w' },
  { to: '/releases', label: 'releases', needs: 'content.read', keys: 'g l' },
  { to: '/translations', label: 'translations', needs: 'content.read', keys: 'g x' },
  { to: '/library', label: 'assets', needs: 'assets.read', keys: 'g f' },
  { to: '/redirects', label: 'redirects', needs: 'content.read', keys: 'g d' },
  { to: '/moderation', label: 'moderation', needs: 'moderation.write', keys: 'g m' },
  { to: '/jobs', label: 'jobs', needs: 'jobs.read', keys: 'g j' },
  { to: '/integrations', label: 'integrations', needs: 'integrations.read', keys: 'g i' },
  { to: '/history', label: 'history', needs: 'history.read', keys: 'g v' },
  { to: '/staff', label: 'staff', needs: 'staff.read', keys: 'g s' },
  { to: '/keys', label: 'keys', needs: 'staff.read', keys: 'g k' },
  { to: '/settings', label: 'settings', needs: 'settings.read', keys: 'g e' },
  { to: '/account', label: 'account', needs: undefined, keys: 'g a' },
] as const satisfies readonly {
  to: string
  label: MessageKey
  needs: Permission | undefined
  keys: string
}[]

export type RoomEntry = (typeof ROOMS)[number]

export const roomsFor = (permissions: readonly Permission[]): readonly RoomEntry[] =>
  ROOMS.filter(({ needs }) => needs === undefined || permissions.includes(needs))
