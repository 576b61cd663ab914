/** Three ways of counting that share a list: feet, waist and leg, and letters. */
const SIZE_KINDS = ['shoe', 'waist', 'clothing'] as const
type SizeKind = (typeof SIZE_KINDS)[number]

const kindOf = (label: string): SizeKind =>
  /^\d+\/\d+$/.test(label)
    ? 'waist'
    : /^(?:(?:US|UK|EU) )?\d+(?:[.,]\d+)?(?: ⅓| ⅔)?[CY]?$/.test(label)
      ? 'shoe'
      : 'clothing'

/** The sizes of each kind, in the order they came in; kinds that there are none of are left out. */
export const bySizeKind = <V extends { readonly label: string }>(values: readonly V[]): [SizeKind, readonly V[]][] =>
  SIZE_KINDS.flatMap((kind): [SizeKind, readonly V[]][] => {
    const own = values.filter(({ label }) => kindOf(label) === kind)
    return own.length > 0 ? [[kind, own]] : []
  })
