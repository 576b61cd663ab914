/** Money that went back although its buyer keeps everything: for pieces, or for none in particular. */
export type Given = {
  readonly amount: number
  readonly pieces: readonly { readonly lineId: string; readonly qty: number; readonly amount: number }[]
}

/**
 * What the buyer need not pay of what he keeps. Money given for pieces counts as long as he has them: once they come back,
 * they have been paid back already.
 */
export function forgiven(given: readonly Given[], kept: ReadonlyMap<string, number>): number {
  let sum = 0
  for (const { amount, pieces } of given) {
    sum += amount
    for (const { lineId, qty, amount: worth } of pieces) {
      const gone = Math.max(qty - (kept.get(lineId) ?? 0), 0)
      sum -= Math.round((worth * gone) / qty)
    }
  }
  return sum
}
