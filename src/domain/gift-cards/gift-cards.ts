import { digitsOf } from '../identity/phone.ts'

export const GIFT_CARDS_PER_ORDER = 5
/** Minor units of the site's currency. */
export const GIFT_CARD_MIN_AMOUNT = 2500
export const GIFT_CARD_MAX_AMOUNT = 50_000
const GIFT_CARD_NUMBER_LENGTH = 19
const GIFT_CARD_CODE_LENGTH = 8
export const GIFT_CARD_YEARS_VALID = 5
/** Money that goes back to a card can be spent for at least as long. */
export const GIFT_CARD_REFUND_YEARS = 1

/** The number without the spaces people type, or undefined when it is not one. */
export const parseGiftCardNumber = (text: string): string | undefined => exactDigits(text, GIFT_CARD_NUMBER_LENGTH)

export const parseGiftCardCode = (text: string): string | undefined => exactDigits(text, GIFT_CARD_CODE_LENGTH)

function exactDigits(text: string, count: number): string | undefined {
  if (/[^\d\s-]/.test(text)) return undefined
  const digits = digitsOf(text)
  return digits.length === count ? digits : undefined
}

/** A card number as it may be shown: all but the last four digits hidden. */
export const maskedGiftCardNumber = (number: string): string => `•••• ${number.slice(-4)}`

export const GIFT_MESSAGE_MAX_LENGTH = 250

/** A gift option from what was typed; nothing typed takes it away. */
export function giftOptionOf(to: string, message: string): { to?: string; message?: string } | null {
  const note = { ...(to.trim() && { to: to.trim() }), ...(message.trim() && { message: message.trim() }) }
  return Object.keys(note).length > 0 ? note : null
}

/** Gift wrapping and message are not for digital or customised items. */
export const giftOptionAllowed = (item: { isDigitalProduct: boolean; isCustoms: boolean }): boolean =>
  !item.isDigitalProduct && !item.isCustoms
