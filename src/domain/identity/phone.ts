import { NORTH_AMERICAN_MASK, OTHER_MASK, PHONE_CODES, findPhoneCode, phoneCodesOf } from './phone-codes.ts'
import type { PhoneCode } from './phone-codes.ts'
import { problem } from './problem.ts'
import type { Problem } from './problem.ts'

export const digitsOf = (text: string): string => text.replace(/\D/g, '')

const slotsOf = (mask: string): number => mask.split('X').length - 1

const masksOf = (dialCode: string): readonly string[] => {
  const masks = phoneCodesOf(dialCode)[0]?.masks
  return masks ?? [dialCode === '1' ? NORTH_AMERICAN_MASK : OTHER_MASK]
}

/** The mask is chosen by digit count: the smallest that holds the digits, else the longest. */
export function maskFor(dialCode: string, digitCount: number): string {
  const bySize = masksOf(dialCode).toSorted((a, b) => slotsOf(a) - slotsOf(b))
  return bySize.find(mask => slotsOf(mask) >= digitCount) ?? bySize.at(-1) ?? OTHER_MASK
}

/** Digits poured into a mask, as far as they go. */
export function fillMask(digits: string, mask: string): string {
  let filled = ''
  let next = 0
  for (const slot of mask) {
    if (next >= digits.length) break
    filled += slot === 'X' ? digits.charAt(next++) : slot
  }
  return filled
}

const dropsZero = (dialCode: string): boolean => phoneCodesOf(dialCode)[0]?.dropsLeadingZero ?? false

/** The digits that follow the dial code; a home 0 in front is dropped where the country dials one. */
export function nationalNumber(dialCode: string, text: string): string {
  const digits = digitsOf(text)
  return dropsZero(dialCode) && digits.startsWith('0') ? digits.slice(1) : digits
}

export const formatPhone = (dialCode: string, text: string): string => {
  const national = nationalNumber(dialCode, text)
  return fillMask(national, maskFor(dialCode, national.length))
}

/** How a number is stored: plus, dial code, national number. */
export const storedPhone = (dialCode: string, text: string): string => `+${dialCode}${nationalNumber(dialCode, text)}`

const fits = ({ masks }: PhoneCode, national: string): boolean => masks.some(mask => slotsOf(mask) === national.length)

const startsRight = (dialCode: string, national: string): boolean => dialCode !== '1' || /^[2-9]/.test(national)

export type PhoneMatch = {
  readonly country: string
  readonly dialCode: string
  readonly national: string
  readonly mask: string
}

const matchOf = ({ code, dialCode }: PhoneCode, national: string): PhoneMatch => ({
  country: code,
  dialCode,
  national,
  mask: maskFor(dialCode, national.length),
})

/**
 * Takes a number apart into dial code and national number. `country` is where a number without a plus is assumed to be
 * at home, and which of two countries that share a dial code is meant.
 */
export function matchPhone(text: string, country?: string): PhoneMatch | undefined {
  const digits = digitsOf(text)
  const home = country === undefined ? undefined : findPhoneCode(country)
  if (home && !text.trim().startsWith('+')) {
    const national = nationalNumber(home.dialCode, digits)
    if (fits(home, national) && startsRight(home.dialCode, national)) return matchOf(home, national)
  }
  const candidates = PHONE_CODES.filter(({ dialCode }) => digits.startsWith(dialCode))
    .map(code => ({ code, national: nationalNumber(code.dialCode, digits.slice(code.dialCode.length)) }))
    .filter(({ code, national }) => fits(code, national) && startsRight(code.dialCode, national))
  const best = candidates.find(({ code }) => code === home) ?? candidates[0]
  if (best) return matchOf(best.code, best.national)
  const northAmerica = phoneCodesOf('1')[0]
  return digits.length === 10 && northAmerica ? matchOf(northAmerica, digits) : undefined
}

/** A number typed as it is dialled in the country, or whole with its plus, the way it is stored; undefined when it is none. */
export function wholePhone(country: string, typed: string): string | undefined {
  const match = matchPhone(typed, country)
  const phone = match
    ? storedPhone(match.dialCode, typed.trim().replace(new RegExp(`^\\+${match.dialCode}`), ''))
    : typed
  return isStored(phone) ? phone : undefined
}

export const isStored = (phone: string): boolean => /^\+[0-9]{6,15}$/.test(phone)

/** A stored number as people read it: a mask has air for whoever is typing. */
export function readablePhone(stored: string): string {
  const match = matchPhone(stored)
  return match ? `+${match.dialCode} ${fillMask(match.national, match.mask).replaceAll(' - ', '-')}` : stored
}

export type PhoneRule = { readonly dialCode: string; readonly pattern?: string | undefined }

/** Digits only, as many as the dial code's mask holds; in North America ten of which the first is 2 to 9. */
export function isPhone(text: string, { dialCode, pattern }: PhoneRule): boolean {
  if (/[^\d\s()+./-]/.test(text)) return false
  const national = nationalNumber(dialCode, text)
  if (pattern !== undefined) return new RegExp(`^(?:${pattern})$`).test(national)
  return startsRight(dialCode, national) && masksOf(dialCode).some(mask => slotsOf(mask) === national.length)
}

export const phone =
  (rule: PhoneRule) =>
  (value: string): Problem | undefined =>
    value.trim() === '' || isPhone(value, rule) ? undefined : problem('phone')
