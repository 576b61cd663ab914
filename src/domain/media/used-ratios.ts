/** Proportions in which the shop shows pictures: cut by the server, or by pages that give a picture a place of this shape. */
export const USED_RATIOS = [
  [4, 5],
  [1, 1],
  [4, 3],
  [16, 9],
  [40, 21],
] as const
