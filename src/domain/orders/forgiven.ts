/** Money that went back although its buyer keeps everything: for pieces, or for none in particular. */
export type Given = { readonly amount: number; readonly pieces: readonly GivenPieces[] }
export type GivenPieces = { readonly lineId: string; readonly qty: number; readonly amount: number }

/**
 * What the buyer need not pay of what he keeps. Money given for pieces counts as long as he has them: once they come back,
 * they have been paid back already. Pieces that money was given for are the last of their line to go.
 */
export function forgiven(given: readonly Given[], kept: ReadonlyMap<string, number>): number {
  const left = new Map(kept)
  let sum = 0
  for (const { amount, pieces } of given) {
    sum += amount
    for (const { lineId, qty, amount: worth } of pieces) {
      const stays = Math.min(qty, left.get(lineId) ?? 0)
      left.set(lineId, (left.get(lineId) ?? 0) - stays)
      sum -= Math.round((worth * (qty - stays)) / qty)
    }
  }
  return sum
}
