/** Ways of counting that share a list: feet, waist and leg, hands, and letters or heights. */
const SIZE_KINDS = ['shoe', 'waist', 'glove', 'clothing'] as const
type SizeKind = (typeof SIZE_KINDS)[number]

const COUNT = /^((?:US|UK|EU) )?(\d+(?:[.,]\d+)?)(?: ⅓| ⅔)?([CKY])?$/
/** Europe counts hands in inches and children in centimetres; no foot is so small or so long. */
const [LARGEST_GLOVE, SMALLEST_CHILD] = [13, 80]

type Read = { unit: string | undefined; count: number; child: boolean }

function countIn(label: string): Read | undefined {
  const [, unit, count, child] = COUNT.exec(label) ?? []
  return count === undefined
    ? undefined
    : { unit: unit?.trim(), count: Number.parseFloat(count.replace(',', '.')), child: !!child }
}

/** Where shoes are named with a unit or for children, and none by halves alone, a bare number is what children wear. */
const areShirts = (counts: readonly Read[]): boolean =>
  counts.some(({ unit, child }) => unit !== undefined || child) &&
  !counts.some(({ unit, count }) => unit === undefined && count % 1 !== 0)

function kindOf(label: string, bareAreShirts: boolean): SizeKind {
  if (/^(?:EU )?\d+\/\d+$/.test(label)) return 'waist'
  const read = countIn(label)
  if (!read) return 'clothing'
  const { unit, count, child } = read
  if (unit === 'EU') return count < LARGEST_GLOVE ? 'glove' : count < SMALLEST_CHILD ? 'shoe' : 'clothing'
  return unit === undefined && !child && bareAreShirts ? 'clothing' : 'shoe'
}

/** The sizes of each kind, in the order they came in; kinds that there are none of are left out. */
export function bySizeKind<V extends { readonly label: string }>(values: readonly V[]): [SizeKind, readonly V[]][] {
  const bareAreShirts = areShirts(values.flatMap(({ label }) => countIn(label) ?? []))
  const byKind = Map.groupBy(values, ({ label }) => kindOf(label, bareAreShirts))
  return SIZE_KINDS.flatMap((kind): [SizeKind, readonly V[]][] => {
    const own = byKind.get(kind)
    return own ? [[kind, own]] : []
  })
}
