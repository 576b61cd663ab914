import { orderedAs } from './exchanged-for.ts'

/** A line as it was ordered, and what was paid for all of it. */
type Paid = { readonly amount: number; readonly qty: number }

/** What was paid for the first pieces of a line. */
export const paidForFirst = ({ amount, qty }: Paid, pieces: number): number => Math.round((amount * pieces) / qty)

/** `given`: pieces of it whose money went back though they stay. */
type Line = Paid & { readonly id: string; readonly exchangeOf?: string | undefined; readonly given: number }
type Wanted = { readonly itemId: string; readonly qty: number }

/**
 * What goes back for pieces that stay: counted from the end of what was paid for, as they are the last to go, so that however
 * they are parted they come to it to the cent. A piece and what came in exchange for it were paid for once.
 */
export function paidForGiven<T extends Wanted>(lines: readonly Line[], wanted: readonly T[]) {
  const given = new Map<string, number>()
  for (const line of lines) given.set(orderedAs(line), (given.get(orderedAs(line)) ?? 0) + line.given)
  return wanted.map(each => {
    const { itemId, qty } = each
    const line = lines.find(({ id }) => id === itemId)
    const id = line ? orderedAs(line) : itemId
    const before = given.get(id) ?? 0
    given.set(id, before + qty)
    return { ...each, amount: ofLast(lines.find(each => each.id === id) ?? line, qty, before) }
  })
}

function ofLast(line: Line | undefined, qty: number, before: number): number {
  if (!line) return 0
  const end = line.qty - before
  return paidForFirst(line, end) - paidForFirst(line, end - qty)
}
