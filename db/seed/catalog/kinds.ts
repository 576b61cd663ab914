import type { Kind } from './kind.ts'
import { CLOTHING } from './kinds-clothing.ts'
import { FOOTWEAR } from './kinds-footwear.ts'
import { GEAR } from './kinds-gear.ts'

export const KINDS: readonly Kind[] = [...FOOTWEAR, ...CLOTHING, ...GEAR]

export const isFootwear = (kind: Kind): boolean => ['trail', 'boot', 'street', 'sandal'].includes(kind.group)

const VIEWS: Readonly<Record<string, readonly string[]>> = {
  footwear: ['side', 'quarter', 'top', 'back', 'detail'],
  'gift-card': ['front'],
  other: ['front', 'back', 'detail'],
}

export const viewsOf = (kind: Kind): readonly string[] =>
  (isFootwear(kind) ? VIEWS.footwear : (VIEWS[kind.id] ?? VIEWS.other)) ?? []
