import { GIFT_CARD_MAX_AMOUNT } from '#domain/gift-cards/gift-cards.ts'

/** As much as may be put on a card, or taken off it, at a time. */
export const fitsCard = (minor: number): boolean =>
  Number.isInteger(minor) && minor !== 0 && Math.abs(minor) <= GIFT_CARD_MAX_AMOUNT
