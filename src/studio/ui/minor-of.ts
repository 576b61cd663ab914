/** What was typed as 12.50 or 12,50, in minor units. */
export const minorOf = (typed: string): number => Math.round(Number(typed.replace(',', '.')) * 100)
