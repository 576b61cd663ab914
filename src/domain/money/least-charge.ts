import type { Currency } from './money.ts'

/** The least that a card can be charged, in minor units: providers take no smaller amount. */
export const LEAST_CHARGE = { USD: 50, CAD: 50, GBP: 30, EUR: 50 } as const satisfies Record<Currency, number>
