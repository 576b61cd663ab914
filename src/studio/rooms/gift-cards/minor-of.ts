import { GIFT_CARD_MAX_AMOUNT } from '#domain/gift-cards/gift-cards.ts'

/** What was typed as 12.50 or 12,50, in minor units. */
export const minorOf = (typed: string): number => Math.round(Number(typed.replace(',', '.')) * 100)

/** As much as may be put on a card, or taken off it, at a time. */
export const fitsCard = (minor: number): boolean =>
  Number.isInteger(minor) && minor !== 0 && Math.abs(minor) <= GIFT_CARD_MAX_AMOUNT
