/** How a piece came back: whether it can be sold again, and whether its buyer gets his money as a rule. */
export const PIECE_CONDITIONS = {
  'as-new': { restock: true, refund: true },
  worn: { restock: false, refund: true },
  faulty: { restock: false, refund: true },
  missing: { restock: false, refund: false },
} as const satisfies Record<string, { restock: boolean; refund: boolean }>

export type PieceCondition = keyof typeof PIECE_CONDITIONS
const isCondition = (key: string): key is PieceCondition => Object.hasOwn(PIECE_CONDITIONS, key)
export const CONDITIONS: readonly PieceCondition[] = Object.keys(PIECE_CONDITIONS).filter(isCondition)
