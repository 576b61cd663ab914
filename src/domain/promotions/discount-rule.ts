/** What takes something off the price of a line or of a shipment. */
type RuleKind = 'promotion' | 'adjustment' | 'program' | 'reward'

/** Which of them did it, as carts explain and orders keep it: `promotion:trail10`. */
export const discountRule = (kind: RuleKind, id: string | number): string => `${kind}:${id}`

/** The id in a rule of that kind. */
export const idInRule = (kind: RuleKind, rule: string): string | undefined =>
  rule.startsWith(`${kind}:`) ? rule.slice(kind.length + 1) : undefined
