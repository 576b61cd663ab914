export const BEHAVIOURS = [
  'approve',
  'decline',
  'insufficient',
  'fraud',
  'expired',
  'frictionless',
  'challenge',
  'provider-error',
  'lost-answer',
  'slow',
  'silent',
] as const
export type Behaviour = (typeof BEHAVIOURS)[number]

type TestCard = { readonly number: string; readonly brand: string; readonly behaviour: Behaviour }

/** The cards the simulator knows; every other valid number is declined. docs/checkout.md lists them. */
const TEST_CARDS: readonly TestCard[] = [
  { number: '4242424242424242', brand: 'visa', behaviour: 'approve' },
  { number: '5555555555554444', brand: 'mastercard', behaviour: 'approve' },
  { number: '378282246310005', brand: 'amex', behaviour: 'approve' },
  { number: '4000000000000002', brand: 'visa', behaviour: 'decline' },
  { number: '4000000000009995', brand: 'visa', behaviour: 'insufficient' },
  { number: '4000000000009979', brand: 'visa', behaviour: 'fraud' },
  { number: '4000000000000069', brand: 'visa', behaviour: 'expired' },
  { number: '4000000000003055', brand: 'visa', behaviour: 'frictionless' },
  { number: '4000000000003220', brand: 'visa', behaviour: 'challenge' },
  { number: '4000000000000119', brand: 'visa', behaviour: 'provider-error' },
  { number: '4000000000000341', brand: 'visa', behaviour: 'lost-answer' },
  { number: '4000000000000077', brand: 'visa', behaviour: 'slow' },
  { number: '4000000000000093', brand: 'visa', behaviour: 'silent' },
]

export const CHALLENGE_CODE = '1234'

export function passesLuhn(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

const BRAND_PREFIXES: readonly (readonly [RegExp, string])[] = [
  [/^4/, 'visa'],
  [/^(?:5[1-5]|2[2-7])/, 'mastercard'],
  [/^3[47]/, 'amex'],
]

export function behaviourOf(number: string): { brand: string; behaviour: Behaviour } {
  const known = TEST_CARDS.find(card => card.number === number)
  if (known) return known
  return { brand: BRAND_PREFIXES.find(([prefix]) => prefix.test(number))?.[1] ?? 'card', behaviour: 'decline' }
}
