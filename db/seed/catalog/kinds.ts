import { isPictureKind, viewsOf as picturedViewsOf } from '#domain/media/picture-kinds.ts'
import type { Kind } from './kind.ts'
import { CLOTHING } from './kinds-clothing.ts'
import { FOOTWEAR } from './kinds-footwear.ts'
import { GEAR } from './kinds-gear.ts'

export const KINDS: readonly Kind[] = [...FOOTWEAR, ...CLOTHING, ...GEAR]

export const isFootwear = (kind: Kind): boolean => ['trail', 'boot', 'street', 'sandal'].includes(kind.group)

export const viewsOf = ({ id }: Kind): readonly string[] => (isPictureKind(id) ? picturedViewsOf(id) : [])
