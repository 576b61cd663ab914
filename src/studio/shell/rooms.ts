import type { Permission } from '#domain/staff/permissions.ts'
import type { MessageKey } from '../i18n/i18n.tsx'

export const ROOM_GROUPS = ['desk', 'trade', 'pages', 'house'] as const
type RoomGroup = (typeof ROOM_GROUPS)[number]

/** Every room: where it is, beside which others, who may enter, and the keys that lead there. */
export const ROOMS = [
  { to: '/', group: 'desk', label: 'home', needs: undefined, keys: 'g h' },
  { to: '/orders', group: 'desk', label: 'orders', needs: 'orders.read', keys: 'g o' },
  { to: '/returns', group: 'desk', label: 'returns', needs: 'orders.read', keys: 'g r' },
  { to: '/conversations', group: 'desk', label: 'conversations', needs: 'conversations.read', keys: 'g c' },
  { to: '/customers', group: 'desk', label: 'customers', needs: 'customers.read', keys: 'g u' },
  { to: '/gift-cards', group: 'desk', label: 'giftCards', needs: 'giftcards.read', keys: 'g g' },
  { to: '/moderation', group: 'desk', label: 'moderation', needs: 'moderation.write', keys: 'g m' },
  { to: '/catalogue', group: 'trade', label: 'catalogue', needs: 'catalog.read', keys: 'g 1' },
  { to: '/prices', group: 'trade', label: 'prices', needs: 'prices.read', keys: 'g q' },
  { to: '/stock', group: 'trade', label: 'stock', needs: 'stock.read', keys: 'g 2' },
  { to: '/promotions', group: 'trade', label: 'promotions', needs: 'promotions.read', keys: 'g n' },
  { to: '/search', group: 'trade', label: 'searchRoom', needs: 'search.read', keys: 'g 3' },
  { to: '/imports', group: 'trade', label: 'imports', needs: 'imports.read', keys: 'g b' },
  { to: '/stores', group: 'trade', label: 'stores', needs: 'stores.read', keys: 'g t' },
  { to: '/reports', group: 'trade', label: 'reports', needs: 'reports.read', keys: 'g p' },
  { to: '/content', group: 'pages', label: 'content', needs: 'content.read', keys: 'g y' },
  { to: '/reviews', group: 'pages', label: 'contentReviews', needs: 'content.read', keys: 'g w' },
  { to: '/releases', group: 'pages', label: 'releases', needs: 'content.read', keys: 'g l' },
  { to: '/translations', group: 'pages', label: 'translations', needs: 'content.read', keys: 'g x' },
  { to: '/experiments', group: 'pages', label: 'experiments', needs: 'experiments.read', keys: 'g z' },
  { to: '/library', group: 'pages', label: 'assets', needs: 'assets.read', keys: 'g f' },
  { to: '/redirects', group: 'pages', label: 'redirects', needs: 'content.read', keys: 'g d' },
  { to: '/jobs', group: 'house', label: 'jobs', needs: 'jobs.read', keys: 'g j' },
  { to: '/integrations', group: 'house', label: 'integrations', needs: 'integrations.read', keys: 'g i' },
  { to: '/history', group: 'house', label: 'history', needs: 'history.read', keys: 'g v' },
  { to: '/staff', group: 'house', label: 'staff', needs: 'staff.read', keys: 'g s' },
  { to: '/keys', group: 'house', label: 'keys', needs: 'staff.read', keys: 'g k' },
  { to: '/settings', group: 'house', label: 'settings', needs: 'settings.read', keys: 'g e' },
  { to: '/account', group: 'house', label: 'account', needs: undefined, keys: 'g a' },
] as const satisfies readonly {
  to: string
  group: RoomGroup
  label: MessageKey
  needs: Permission | undefined
  keys: string
}[]

export type RoomEntry = (typeof ROOMS)[number]

export const roomsFor = (permissions: readonly Permission[]): readonly RoomEntry[] =>
  ROOMS.filter(({ needs }) => needs === undefined || permissions.includes(needs))
