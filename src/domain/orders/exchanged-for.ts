type Line = {
  readonly id: string
  readonly qty: number
  readonly cancelledQty: number
  readonly exchangeOf?: string | undefined
}

/** What was taken off an order because something else of it leaves instead, by what came in its place. */
export function exchangedFor<T extends Line>(lines: readonly T[], line: T): T[] {
  const orderedAs = ({ id, exchangeOf }: Line) => exchangeOf ?? id
  const later = lines.slice(lines.indexOf(line) + 1).filter(each => orderedAs(each) === orderedAs(line))
  let open = line.cancelledQty
  return later.filter(({ qty }) => {
    const isFor = open > 0
    open -= qty
    return isFor
  })
}
