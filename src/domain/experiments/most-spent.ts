/** Of fewer orders nobody can tell what hardly one of a thousand exceeds. */
export const FEWEST_ORDERS = 100

const TIMES_THE_MIDDLE = 10

/** Where a shop is too young to know what is much: what one visitor spends beyond ten times the buyer in the middle counts as that. */
export const mostOfYoung = (middle: number): number => Math.ceil(middle * TIMES_THE_MIDDLE)
