export type Behaviour = {
  type: 'card' | 'paypal' | 'klarna'
  last4: string
  /** What a bank says to it. */
  bank: 'approve' | 'challenge' | 'redirect' | 'process' | 'decline'
  error?: { code: string; decline_code?: string }
  wallet?: string
  multicapture?: true
  refund?: 'pending'
}

/** What a method or token of the stand-in does, by the word in its name: `pm_ok`, `ctoken_challenge_1` … */
const BEHAVIOURS: Readonly<Record<string, Behaviour>> = {
  ok: { type: 'card', last4: '4242', bank: 'approve' },
  parts: { type: 'card', last4: '0008', bank: 'approve', multicapture: true },
  slowrefund: { type: 'card', last4: '7726', bank: 'approve', refund: 'pending' },
  challenge: { type: 'card', last4: '3220', bank: 'challenge' },
  process: { type: 'card', last4: '0077', bank: 'process' },
  insufficient: {
    type: 'card',
    last4: '9995',
    bank: 'decline',
    error: { code: 'card_declined', decline_code: 'insufficient_funds' },
  },
  stolen: {
    type: 'card',
    last4: '9979',
    bank: 'decline',
    error: { code: 'card_declined', decline_code: 'fraudulent' },
  },
  applepay: { type: 'card', last4: '1001', bank: 'approve', wallet: 'apple_pay' },
  paypal: { type: 'paypal', last4: '', bank: 'redirect' },
  klarna: { type: 'klarna', last4: '', bank: 'redirect' },
}

/** Stripe's own names for cards to test with. Each use of one is another card. */
const TEST_CARDS: Readonly<Record<string, Behaviour | undefined>> = {
  pm_card_visa: BEHAVIOURS['ok'],
  pm_card_visa_chargeDeclinedInsufficientFunds: BEHAVIOURS['insufficient'],
  pm_card_authenticationRequired: BEHAVIOURS['challenge'],
}
export const isTestCard = (id: string): boolean => id in TEST_CARDS

export const behaviourOf = (id: string): Behaviour | undefined => TEST_CARDS[id] ?? BEHAVIOURS[id.split('_')[1] ?? '']

export const describe = (id: string, { type, last4, wallet }: Behaviour) => ({
  type,
  billing_details: { name: 'Robin Hale' },
  ...(type === 'card' && {
    card: {
      brand: 'visa',
      last4,
      exp_month: 4,
      exp_year: 2040,
      fingerprint: `fp_${id.split('_')[1]}`,
      wallet: wallet === undefined ? null : { type: wallet },
    },
  }),
})
