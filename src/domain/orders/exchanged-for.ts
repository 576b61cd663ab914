type Line = {
  readonly id: string
  readonly qty: number
  readonly cancelledQty: number
  readonly exchangeOf?: string | undefined
}

/** The line that was priced: what came in exchange for it counts as it. */
export const orderedAs = ({ id, exchangeOf }: Pick<Line, 'id' | 'exchangeOf'>): string => exchangeOf ?? id

/** What was taken off an order because something else of it leaves instead, by what came in its place. */
export function exchangedFor<T extends Line>(lines: readonly T[], line: T): T[] {
  const later = lines.slice(lines.indexOf(line) + 1).filter(each => orderedAs(each) === orderedAs(line))
  let open = line.cancelledQty
  return later.filter(({ qty }) => {
    const isFor = open > 0
    open -= qty
    return isFor
  })
}

type Sized = { readonly sku: string; readonly size?: string | undefined }

/** What tells a size from another: in older orders wide and narrow ones are called the same. */
export const sizeBeside = ({ size, sku }: Sized, other: Sized): string =>
  size === undefined || size === other.size ? sku : size
