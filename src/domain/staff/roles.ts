import { ALL_PERMISSIONS, type Permission } from './permissions.ts'

/** How far a role goes with money, in minor units of the order's currency. Nothing said means nothing allowed. */
export const LIMITS = ['refund', 'goodwill', 'discount', 'credit', 'promotion'] as const
export type Limit = (typeof LIMITS)[number]

/** A limit counts in a role that may do what it limits. */
export const LIMIT_NEEDS = {
  refund: 'orders.refund',
  goodwill: 'orders.refund',
  discount: 'orders.write',
  credit: 'customers.write',
  promotion: 'promotions.write',
} as const satisfies Record<Limit, Permission>

export type Role = {
  readonly permissions: readonly Permission[]
  readonly limits: Readonly<Partial<Record<Limit, number>>>
}

const READS = ALL_PERMISSIONS.filter(
  each => each.endsWith('.read') && each !== 'customers.read' && each !== 'mail.read',
)
const EDITS = [
  'content.read',
  'content.write',
  'content.translate',
  'assets.read',
  'assets.write',
  'experiments.read',
  'experiments.write',
  'catalog.read',
] as const satisfies readonly Permission[]
const WITHOUT_LIMIT = Number.MAX_SAFE_INTEGER

/** The roles every shop has. A company adds its own beside them. */
export const PRESET_ROLES = {
  owner: {
    permissions: ALL_PERMISSIONS,
    limits: {
      refund: WITHOUT_LIMIT,
      goodwill: WITHOUT_LIMIT,
      discount: WITHOUT_LIMIT,
      credit: WITHOUT_LIMIT,
      promotion: WITHOUT_LIMIT,
    },
  },
  editor: {
    permissions: EDITS,
    limits: {},
  },
  translator: { permissions: ['content.read', 'content.translate', 'assets.read'], limits: {} },
  publisher: {
    permissions: [...EDITS, 'content.publish'],
    limits: {},
  },
  merchandiser: {
    permissions: [
      'catalog.read',
      'catalog.write',
      'prices.read',
      'prices.write',
      'stock.read',
      'promotions.read',
      'promotions.write',
      'search.read',
      'search.write',
      'assets.read',
      'assets.write',
      'content.read',
      'experiments.read',
      'reports.read',
      'feeds.write',
      'imports.read',
      'imports.write',
    ],
    limits: { promotion: 500_000 },
  },
  service: {
    permissions: [
      'orders.read',
      'orders.write',
      'orders.refund',
      'customers.read',
      'customers.write',
      'conversations.read',
      'conversations.write',
      'moderation.write',
      'giftcards.read',
      'stores.read',
      'catalog.read',
      'stock.read',
      'mail.read',
      'mail.write',
    ],
    limits: { refund: 20_000, goodwill: 2_500, discount: 5_000, credit: 2_500 },
  },
  warehouse: {
    permissions: [
      'orders.read',
      'orders.ship',
      'stock.read',
      'stock.write',
      'catalog.read',
      'stores.read',
      'imports.read',
      'imports.write',
    ],
    limits: {},
  },
  analyst: { permissions: [...READS], limits: {} },
  integrator: {
    permissions: [
      'integrations.read',
      'integrations.write',
      'feeds.write',
      'jobs.read',
      'jobs.write',
      'mail.write',
      'settings.read',
      'catalog.read',
      'stock.read',
      'orders.read',
    ],
    limits: {},
  },
} as const satisfies Record<string, Role>

export type PresetRole = keyof typeof PRESET_ROLES
export const OWNER: PresetRole = 'owner'
export const isPresetRole = (name: string): name is PresetRole => Object.hasOwn(PRESET_ROLES, name)
