// What the warehouse of the stand-in OMS does with an order: decided by its number, so that a run can be read afterwards.
import { createHash } from 'node:crypto'

const dice = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32

export type Plan = { shorts: boolean; restocks: boolean; backorders: boolean; piecesAtOnce: number }

export const planFor = (number: string, pieces: number): Plan => ({
  shorts: pieces > 1 && dice(`${number} shorts`) < 0.15,
  restocks: dice(`${number} restocks`) < 0.5,
  backorders: dice(`${number} backorders`) < 0.1,
  piecesAtOnce: dice(`${number} parts`) < 0.6 ? 1 : 10,
})

type Found = { condition: 'as-new' | 'worn' | 'faulty' | 'missing'; refund: boolean }

export function conditionFor(piece: string): Found {
  const number = dice(piece)
  if (number < 0.5) return { condition: 'as-new', refund: true }
  if (number < 0.7) return { condition: 'worn', refund: true }
  if (number < 0.85) return { condition: 'faulty', refund: true }
  return { condition: 'missing', refund: false }
}
