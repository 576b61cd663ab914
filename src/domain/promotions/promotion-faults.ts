import type { Promotion } from './promotion.ts'
import { KINDS_OF_PROMOTION, type KindField } from './promotion-kinds.ts'

type Made = Pick<Promotion, 'kind' | 'level' | 'startsAt' | 'endsAt' | KindField>

const isSaid = (made: Made, field: KindField): boolean => {
  const value = made[field]
  return typeof value === 'object' ? value.length > 1 : typeof value === 'number' ? value > 0 : value !== undefined
}

export type PromotionFault = KindField | 'level' | 'endsAt'

/** What is missing from a promotion, or does not fit its kind. */
export function faultsOf(made: Made): PromotionFault[] {
  const { levels, needs, either = [] } = KINDS_OF_PROMOTION[made.kind]
  const faults: PromotionFault[] = levels.includes(made.level) ? [] : ['level']
  if (made.endsAt !== undefined && made.endsAt <= (made.startsAt ?? -Infinity)) faults.push('endsAt')
  faults.push(...needs.filter(field => !isSaid(made, field)))
  const [first] = either
  if (first && either.filter(field => isSaid(made, field)).length !== 1) faults.push(first)
  return faults
}

export const faultOf = (made: Made): PromotionFault | undefined => faultsOf(made)[0]
