import { sumOf } from '../money/money.ts'

type Announced = {
  readonly status: string
  /** Servers of the version before do not tell them. */
  readonly items?: readonly { readonly itemId: string; readonly qty: number }[]
}

/** Pieces of a line that were announced to come back, and that nobody has taken in yet. */
export const comingBack = (returns: readonly Announced[], lineId: string): number =>
  sumOf(
    returns
      .filter(({ status }) => status === 'return-requested')
      .flatMap(({ items = [] }) => items.filter(({ itemId }) => itemId === lineId).map(({ qty }) => qty)),
  )
