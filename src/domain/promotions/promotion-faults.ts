import type { Promotion } from './promotion.ts'
import { KINDS_OF_PROMOTION, type KindField } from './promotion-kinds.ts'

type Made = Pick<Promotion, 'kind' | 'level' | 'startsAt' | 'endsAt' | KindField>

const isSaid = (made: Made, field: KindField): boolean => {
  const value = made[field]
  return typeof value === 'object' ? value.length > 1 : typeof value === 'number' ? value > 0 : value !== undefined
}

/** What is missing from a promotion, or does not fit its kind. */
export function faultOf(made: Made): KindField | 'level' | 'endsAt' | undefined {
  const { levels, needs, either = [] } = KINDS_OF_PROMOTION[made.kind]
  if (!levels.includes(made.level)) return 'level'
  if (made.endsAt !== undefined && made.endsAt <= (made.startsAt ?? -Infinity)) return 'endsAt'
  const missing = needs.find(field => !isSaid(made, field))
  if (missing) return missing
  return either.length > 0 && either.filter(field => isSaid(made, field)).length !== 1 ? either[0] : undefined
}
